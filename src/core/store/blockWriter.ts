import type { Ports } from '../ports.ts';
import { BLOCK, footer, signpost, WIDTH } from './blockFormat.ts';
import { inOrder } from './inOrder.ts';

/**
 * The bytes of the block file called `name`, for content given in chunks of any size. Compresses some blocks at once and
 * holds no more than those.
 */
export async function* blockFile(
	name: string,
	content: Iterable<Uint8Array>,
	{ compression, sha256 }: Pick<Ports, 'compression' | 'sha256'>,
): AsyncGenerator<Uint8Array> {
	const data = sha256();
	const lengths: number[] = [];
	let rawBytes = 0;
	const compress = async (block: Uint8Array) => {
		rawBytes += block.length;
		return compression.gzip(block);
	};
	for await (const member of inOrder(blocksOf(content), WIDTH, compress)) {
		for (const bytes of [signpost(member.length), member]) {
			data.update(bytes);
			yield bytes;
		}
		lengths.push(member.length);
	}
	yield footer(name, { lengths, rawBytes, dataHash: data.hex() }, { sha256 });
}

/** The content cut into whole blocks and a rest; large chunks are not copied. */
function* blocksOf(content: Iterable<Uint8Array>): Generator<Uint8Array> {
	let pending = new Uint8Array(BLOCK);
	let size = 0;
	for (const chunk of content) {
		for (let at = 0; at < chunk.length; ) {
			const piece = chunk.subarray(at, at + BLOCK - size);
			at += piece.length;
			if (piece.length === BLOCK) {
				yield piece;
				continue;
			}
			pending.set(piece, size);
			size += piece.length;
			if (size < BLOCK) continue;
			yield pending;
			pending = new Uint8Array(BLOCK);
			size = 0;
		}
	}
	if (size > 0) yield pending.subarray(0, size);
}
