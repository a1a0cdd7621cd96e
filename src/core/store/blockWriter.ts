import type { Ports } from '../ports.ts';
import { BLOCK, footer, SIGNPOST, signpost, WIDTH } from './blockFormat.ts';
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
		const bytes = joined([signpost(member.length), member], SIGNPOST + member.length);
		data.update(bytes);
		yield bytes;
		lengths.push(member.length);
	}
	yield footer(name, { lengths, rawBytes, dataHash: data.hex() }, { sha256 });
}

/** The content cut into whole blocks and a rest. */
function* blocksOf(content: Iterable<Uint8Array>): Generator<Uint8Array> {
	let pieces: Uint8Array[] = [];
	let size = 0;
	for (const chunk of content) {
		for (let at = 0; at < chunk.length; ) {
			const piece = chunk.subarray(at, at + BLOCK - size);
			at += piece.length;
			size += piece.length;
			pieces.push(piece);
			if (size < BLOCK) continue;
			yield joined(pieces, size);
			pieces = [];
			size = 0;
		}
	}
	if (size > 0) yield joined(pieces, size);
}

/** The pieces in a row; a single one is not copied. */
function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
	const [first] = pieces;
	if (first?.length === size) return first;
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const piece of pieces) {
		bytes.set(piece, at);
		at += piece.length;
	}
	return bytes;
}
