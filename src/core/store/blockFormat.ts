import type { Ports } from '../ports.ts';
import { sameBytes } from '../source/bytes.ts';

/**
 * The format of every large file in the store: gzip members of 256 KiB of content each, so that a part can be read
 * alone, a processor's cache holds what is compressed, and `gunzip` can still read the whole. Before each stands a signpost and behind all a footer; both are empty gzip members
 * that carry their data in the header's extra field (RFC 1952, 2.3.1.1). The footer is the fast way to a block; where it is
 * damaged or cut off, one walks from signpost to signpost.
 */

/** Bytes of content in a block; only the last one is shorter. */
export const BLOCK = 1 << 18;

/** That of the files that the store's first version wrote. */
const LARGE_BLOCK = 1 << 20;

/** No member is longer: what gzip cannot shrink it stores, with a few bytes around it. In bytes. */
const LONGEST_MEMBER = LARGE_BLOCK + 4096;

/** Nor does a byte of it stand for more bytes of content than so many. */
const MOST_SHRUNK = 1100;

/** Blocks that are compressed, read or held at once. */
export const WIDTH = 4;

const HEADER = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255];
const SUBFIELD = [0x4e, 0x4c];
const NOTHING = [3, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const DATA_AT = HEADER.length + 6;
const AROUND = DATA_AT + NOTHING.length;
const LONGEST_EXTRA = 0xffff - 4;

/** Bytes of a signpost. */
export const SIGNPOST = AROUND + 4;

const HASH = 64;

/** Bytes of a footer without its table: content's length, number of blocks, two hashes. */
const FOOTER = AROUND + 8 + 4 + 2 * HASH;

/** Where the blocks lie in their file. */
export interface BlockTable {
	/** Bytes of each compressed block. */
	readonly lengths: readonly number[];
	/** Bytes of the content. Unknown if the footer is damaged. */
	readonly rawBytes?: number;
	/** SHA-256 (hex) of all bytes before the footer. Unknown likewise. */
	readonly dataHash?: string;
}

/** Says how long the block behind it is, in bytes. */
export function signpost(length: number): Uint8Array {
	const data = new Uint8Array(4);
	new DataView(data.buffer).setUint32(0, length, true);
	return emptyMember(data);
}

/** The length that a signpost says; undefined if the bytes are none. */
export function readSignpost(bytes: Uint8Array): number | undefined {
	if (bytes.length !== SIGNPOST) return undefined;
	const length = viewOf(bytes).getUint32(DATA_AT, true);
	return length <= LONGEST_MEMBER && sameBytes(bytes, signpost(length)) ? length : undefined;
}

/** The footer of the file called `name`; the name is hashed with it, so that no file can pass for another. */
export function footer(name: string, table: Required<BlockTable>, ports: Pick<Ports, 'sha256'>): Uint8Array {
	const tableEnd = 4 * table.lengths.length;
	const data = new Uint8Array(tableEnd + 12 + 2 * HASH);
	if (data.length > LONGEST_EXTRA) throw new RangeError('A source of more than 3.9 GiB cannot be stored: split it.');
	const view = viewOf(data);
	table.lengths.forEach((length, i) => {
		view.setUint32(4 * i, length, true);
	});
	view.setFloat64(tableEnd, table.rawBytes, true);
	view.setUint32(tableEnd + 8, table.lengths.length, true);
	data.set(ascii(table.dataHash), tableEnd + 12);
	data.set(ascii(checkOf(name, data.subarray(0, -HASH), ports)), data.length - HASH);
	return emptyMember(data);
}

/** Reads the footer at the end of these last bytes of the file called `name`; undefined if it is damaged or cut off. */
export function readFooter(name: string, tail: Uint8Array, ports: Pick<Ports, 'sha256'>): BlockTable | undefined {
	if (tail.length < FOOTER) return undefined;
	const dataEnd = tail.length - NOTHING.length;
	const tableEnd = dataEnd - 2 * HASH - 12;
	const view = viewOf(tail);
	const count = view.getUint32(tableEnd + 8, true);
	const dataStart = tableEnd - 4 * count;
	if (dataStart < DATA_AT) return undefined;
	const data = tail.subarray(dataStart, dataEnd);
	if (!sameBytes(tail.subarray(dataStart - DATA_AT), emptyMember(data))) return undefined;
	if (text(data.subarray(-HASH)) !== checkOf(name, data.subarray(0, -HASH), ports)) return undefined;
	const table = {
		lengths: Array.from({ length: count }, (_, i) => view.getUint32(dataStart + 4 * i, true)),
		rawBytes: view.getFloat64(tableEnd, true),
		dataHash: text(tail.subarray(tableEnd + 12, dataEnd - HASH)),
	};
	return isPossible(table) ? table : undefined;
}

/** A store may have come from elsewhere; what its files say of their sizes is given memory only if it can be true. */
function isPossible({ lengths, rawBytes }: Required<BlockTable>): boolean {
	const size = lengths.reduce((sum, length) => sum + length, 0);
	const most = Math.min(lengths.length * LARGE_BLOCK, MOST_SHRUNK * size);
	return (
		lengths.every((length) => length <= LONGEST_MEMBER) &&
		Number.isInteger(rawBytes) &&
		0 <= rawBytes &&
		rawBytes <= most
	);
}

/** Bytes of content in a block of that file. */
export function blockBytesOf({ lengths, rawBytes = 0 }: BlockTable): number {
	return rawBytes > lengths.length * BLOCK ? LARGE_BLOCK : BLOCK;
}

/** Bytes of a footer for so many blocks. */
export function footerSize(blocks: number): number {
	return FOOTER + 4 * blocks;
}

function checkOf(name: string, data: Uint8Array, ports: Pick<Ports, 'sha256'>): string {
	const sha256 = ports.sha256();
	sha256.update(ascii(`${name}\n`));
	sha256.update(data);
	return sha256.hex();
}

function emptyMember(data: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(AROUND + data.length);
	bytes.set(HEADER);
	viewOf(bytes).setUint16(HEADER.length, data.length + 4, true);
	bytes.set(SUBFIELD, HEADER.length + 2);
	viewOf(bytes).setUint16(HEADER.length + 4, data.length, true);
	bytes.set(data, DATA_AT);
	bytes.set(NOTHING, DATA_AT + data.length);
	return bytes;
}

function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function ascii(word: string): Uint8Array {
	return new TextEncoder().encode(word);
}

function text(bytes: Uint8Array): string {
	return new TextDecoder().decode(bytes);
}
