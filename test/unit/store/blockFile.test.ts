import { execFileSync } from 'node:child_process';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLOCK, footerSize, SIGNPOST } from '../../../src/core/store/blockFormat.ts';
import { BlockReader } from '../../../src/core/store/blockReader.ts';
import { blockFile } from '../../../src/core/store/blockWriter.ts';
import { Damaged } from '../../../src/core/store/damaged.ts';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { contentOf } from '../support/runOver.ts';
import { noise, temporaryFolder } from '../support/storing.ts';

async function written(content: Iterable<Uint8Array>) {
	const folder = await temporaryFolder();
	const files = nodeFiles(folder);
	await files.write('f.gz', blockFile('f', content, nodePorts));
	const open = (name = 'f') => BlockReader.open(files, 'f.gz', name, nodePorts);
	return { file: path.join(folder, 'f.gz'), open };
}

const spans = (...flat: number[]) => Int32Array.from(flat);

describe('a block file', () => {
	test.each([0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 2 * BLOCK + 7])('of %i bytes comes back', async (size) => {
		const content = noise(size);
		const { file, open } = await written([content]);
		const reader = await open();
		expect(Buffer.from(await reader.all()).equals(content)).toBe(true);
		expect(await reader.isIntact()).toBe(true);
		expect(gunzipSync(await readFile(file)).equals(content)).toBe(true);
	});

	test('is read by gunzip without a word', async () => {
		const content = noise(BLOCK + 1000);
		const { file } = await written([content]);
		expect(execFileSync('gunzip', ['-c', file], { maxBuffer: 3 * BLOCK, stdio: 'pipe' }).equals(content)).toBe(true);
	});

	test('does not depend on how its content was cut into chunks', async () => {
		const content = noise(2 * BLOCK + 99);
		const whole = await readFile((await written([content])).file);
		await fc.assert(
			fc.asyncProperty(fc.array(fc.nat(content.length), { maxLength: 5 }), async (cuts) => {
				const borders = [0, ...cuts.sort((a, b) => a - b), content.length];
				const chunks = borders.slice(1).map((end, i) => content.subarray(borders[i], end));
				expect((await readFile((await written(chunks)).file)).equals(whole)).toBe(true);
			}),
			{ numRuns: 5 },
		);
	});

	test('gives any spans, within a block and over borders', async () => {
		const content = noise(3 * BLOCK + 500);
		const { open } = await written([content]);
		const reader = await open();
		const offset = fc.oneof(
			fc.nat(content.length),
			fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -2, max: 2 })).map(([n, d]) => n * BLOCK + d),
		);
		await fc.assert(
			fc.asyncProperty(fc.uniqueArray(offset, { maxLength: 8 }), async (offsets) => {
				const pairs = spans(...offsets.sort((a, b) => a - b).slice(0, offsets.length & ~1));
				expect(contentOf(content, pairs).equals(await reader.gather(pairs))).toBe(true);
			}),
			{ numRuns: 40 },
		);
	});

	test('has no content behind its end', async () => {
		const { open } = await written([noise(10)]);
		await expect((await open()).gather(spans(5, 11))).rejects.toThrow(Damaged);
		await expect((await open()).gather(spans(BLOCK, BLOCK + 1))).rejects.toThrow(Damaged);
	});

	test('that lies under the name of another is not intact', async () => {
		const { open } = await written([noise(10)]);
		expect(await (await open('g')).isIntact()).toBe(false);
	});
});

describe('damage', () => {
	const content = noise(2 * BLOCK + 5000);
	const [first, second, third] = [spans(0, 100), spans(BLOCK + 7, BLOCK + 500), spans(2 * BLOCK, 2 * BLOCK + 99)];
	const outcome = async (work: Promise<Uint8Array>, expected: Uint8Array) =>
		work.then(
			(bytes) => (Buffer.from(bytes).equals(expected) ? 'right' : 'wrong'),
			(error) => (error instanceof Damaged ? 'damaged' : String(error)),
		);
	const outcomes = async (reader: BlockReader) =>
		Promise.all([first, second, third].map((each) => outcome(reader.gather(each), contentOf(content, each))));

	test('of a single block leaves the others readable', async () => {
		const { file, open } = await written([content]);
		const bytes = await readFile(file);
		const inSecond = 2 * SIGNPOST + BLOCK + BLOCK / 2;
		bytes[inSecond] = 255 - (bytes[inSecond] as number);
		await writeFile(file, bytes);
		expect(await outcomes(await open())).toEqual(['right', 'damaged', 'right']);
		expect(await (await open()).isIntact()).toBe(false);
	});

	test('of the footer or a signpost alone leaves every block readable, and does not pass for intact', async () => {
		const { file, open } = await written([content]);
		const bytes = await readFile(file);
		const footer = bytes.length - footerSize(3);
		const inSignposts = [0, 3, 17, SIGNPOST - 1];
		const inFooter = Array.from({ length: footerSize(3) }, (_, i) => footer + i);
		for (const at of [...inSignposts, ...inFooter]) {
			const changed = Buffer.from(bytes);
			changed[at] = (changed[at] as number) ^ 4;
			await writeFile(file, changed);
			expect(await outcomes(await open()), `byte ${at}`).toEqual(['right', 'right', 'right']);
			expect(await (await open()).isIntact(), `byte ${at}`).toBe(false);
		}
	});

	test('by truncation leaves the blocks before it readable', async () => {
		const { file, open } = await written([content]);
		await truncate(file, (await readFile(file)).length - 100);
		expect(await outcomes(await open())).toEqual(['right', 'right', 'right']);
		await truncate(file, 2 * BLOCK);
		expect(await outcomes(await open())).toEqual(['right', 'damaged', 'damaged']);
		await truncate(file, 0);
		expect(await outcomes(await open())).toEqual(['damaged', 'damaged', 'damaged']);
	});
});
