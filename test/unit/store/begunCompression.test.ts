import { describe, expect, test } from 'vitest';
import type { Compression } from '../../../src/core/ports.ts';
import { BEGUN, begunCompression } from '../../../src/core/store/begunCompression.ts';
import { BLOCK } from '../../../src/core/store/blockFormat.ts';
import { blockFile } from '../../../src/core/store/blockWriter.ts';
import { nodePorts } from '../../../src/node/ports.ts';

const source = new Uint8Array(3 * BLOCK + 5).map((_, i) => i % 251);

describe('a compression that began before it was asked', () => {
	test('is at work on all blocks at once, and compresses none of them twice', async () => {
		const counting = counted();
		const begun = begunCompression(source, counting);
		const all = [0, BLOCK, 2 * BLOCK, 3 * BLOCK];
		expect(counting.blocks).toEqual(all);
		await written(source, begun);
		expect(counting.blocks).toEqual(all);
	});

	test('begins no more of a large source than memory can take', () => {
		let blocks = 0;
		const gzip = async (block: Uint8Array) => {
			blocks++;
			return block;
		};
		begunCompression(new Uint8Array((BEGUN + 2) * BLOCK), { gzip, gunzip: gzip });
		expect(blocks).toBe(BEGUN);
	});

	test('writes the same bytes', async () => {
		const begun = begunCompression(source, nodePorts.compression);
		expect(await written(source, begun)).toEqual(await written(source, nodePorts.compression));
	});

	test('takes no other bytes for those it began with', async () => {
		const begun = begunCompression(source, nodePorts.compression);
		const other = source.map((byte) => 255 - byte);
		expect(await written(other, begun)).toEqual(await written(other, nodePorts.compression));
		const shorter = source.subarray(0, BLOCK - 1);
		expect(await written(shorter, begun)).toEqual(await written(shorter, nodePorts.compression));
	});
});

function counted(): Compression & { readonly blocks: number[] } {
	const blocks: number[] = [];
	const gzip = (block: Uint8Array) => {
		blocks.push(block.byteOffset);
		return nodePorts.compression.gzip(block);
	};
	return { blocks, gzip, gunzip: nodePorts.compression.gunzip };
}

async function written(bytes: Uint8Array, compression: Compression): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of blockFile('name', [bytes], { compression, sha256: nodePorts.sha256 })) chunks.push(chunk);
	return Buffer.concat(chunks);
}
