import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { memoryFiles } from '../../../scripts/fuzz/memoryFiles.ts';
import { BLOCK, footer, signpost } from '../../../src/core/store/blockFormat.ts';
import { BlockReader } from '../../../src/core/store/blockReader.ts';
import { blockFile } from '../../../src/core/store/blockWriter.ts';
import { Damaged } from '../../../src/core/store/damaged.ts';
import { nodePorts as ports } from '../../../src/node/ports.ts';
import { noise } from '../support/storing.ts';

/** No reader of these small files has a reason to ask for more at once. */
const MOST_READ = 4 * BLOCK;

/** A file that may say anything, whose reader must not ask for more than it holds. */
function planted(...parts: readonly Uint8Array[]) {
	const files = memoryFiles(new Map([['f', new Uint8Array(Buffer.concat(parts))]]));
	const readRange = (path: string, start: number, end: number) => {
		expect(end - start).toBeLessThanOrEqual(MOST_READ);
		return files.readRange(path, start, end);
	};
	return BlockReader.open({ ...files, readRange }, 'f', 'f', { ...ports, compression: noted });
}

/** What was unpacked last took so many bytes. */
let unpacked = 0;
const noted = {
	...ports.compression,
	async gunzip(member: Uint8Array, most: number) {
		const block = await ports.compression.gunzip(member, most);
		unpacked = block.length;
		return block;
	},
};

function hashOf(bytes: Uint8Array): string {
	const sha256 = ports.sha256();
	sha256.update(bytes);
	return sha256.hex();
}

/** A file with a true footer over these members, but for what `lie` says. */
function withFooter(members: readonly Uint8Array[], lie: { lengths?: number[]; rawBytes: number }) {
	const data = Buffer.concat(members.flatMap((member) => [signpost(member.length), member]));
	const table = { lengths: members.map(({ length }) => length), dataHash: hashOf(data), ...lie };
	return planted(data, footer('f', table, ports));
}

const member = new Uint8Array(gzipSync(noise(1000)));
const bomb = new Uint8Array(gzipSync(new Uint8Array(1 << 28)));

describe('a file that lies about its sizes is damaged, and gets no memory for it', () => {
	test.each([2 ** 40, 2 ** 53, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
		'a content of %d bytes',
		async (rawBytes) => {
			const reader = await withFooter([member], { rawBytes });
			expect(reader.contentBytes).toBeUndefined();
			expect(Buffer.from(await reader.all()).equals(noise(1000))).toBe(true);
			expect(await reader.isIntact()).toBe(false);
		},
	);

	test('a block of 2 GiB in the footer', async () => {
		const reader = await withFooter([member], { lengths: [2 ** 31], rawBytes: 1000 });
		expect(reader.contentBytes).toBeUndefined();
	});

	test.each([2 ** 31, 2 ** 32 - 1])('a block of %d bytes behind a signpost', async (length) => {
		const reader = await planted(signpost(length), member);
		expect(await reader.all()).toHaveLength(0);
		await expect(reader.gather(Int32Array.of(0, 10))).rejects.toThrow(Damaged);
	});

	test('a table of 2 G blocks', async () => {
		const [data, end] = await parts();
		new DataView(end.buffer).setUint32(end.length - 10 - 2 * 64 - 4, 2 ** 31, true);
		expect((await planted(data, end)).contentBytes).toBeUndefined();
	});

	test('a block that unpacks to 256 MiB', async () => {
		for (const reader of [await planted(signpost(bomb.length), bomb), await withFooter([bomb], { rawBytes: BLOCK })])
			await expect(reader.all()).rejects.toThrow(Damaged);
		expect(unpacked).toBeLessThanOrEqual(MOST_READ);
	});

	test.each([
		[0, 2 ** 31 - 1],
		[-5, 10],
		[10, 5, 0, 900],
		[0, 10, 5, 20],
		[900, 1100],
	])('spans that are not in it: %d %d', async (...spans) => {
		const [data, end] = await parts();
		await expect((await planted(data, end)).gather(Int32Array.from(spans))).rejects.toThrow(Damaged);
	});
});

/** The data and the footer of an undamaged file. */
async function parts(): Promise<[Uint8Array, Uint8Array]> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of blockFile('f', [noise(1000)], ports)) chunks.push(Uint8Array.from(chunk));
	return [Buffer.concat(chunks.slice(0, -1)), chunks.at(-1) as Uint8Array];
}
