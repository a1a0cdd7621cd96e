import { borderBefore } from '../source/characters.ts';
import { decode, encode } from '../source/encoding.ts';

/** UTF-16 units of the visible text that are encoded at a time. */
const PIECE = 1 << 18;

/** A visible text as bytes, with a byte order mark before it: so any text comes back, lone surrogates included. */
export function* piecesOf(text: string): Generator<Uint8Array> {
	const name = text.isWellFormed() ? 'utf-8' : 'utf-16le';
	yield new Uint8Array(name === 'utf-8' ? [0xef, 0xbb, 0xbf] : [0xff, 0xfe]);
	for (let at = 0; at < text.length; ) {
		const end = borderBefore(text, at + PIECE);
		yield encode(text.slice(at, end), { name, bom: 0, tail: 0 });
		at = end;
	}
}

/** The inverse of `piecesOf`, of all pieces together. */
export function textOf(bytes: Uint8Array): string {
	return decode(bytes).text;
}
