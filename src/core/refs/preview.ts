import { borderBefore } from '../source/characters.ts';
import { utf8Length } from '../source/utf8.ts';
import type { Piece } from './pieces.ts';
import type { Ref } from './ref.ts';

/** UTF-16 units. */
const LONGEST = 200;
const partOfWord = /(?<![\p{L}\p{M}\p{N}_])[\p{L}\p{M}\p{N}_]{1,20}$/u;

/**
 * Takes a text and the pieces of a ref's content; returns how the content begins, to be stored. A mask that would not fit
 * is left out with all behind it: half a marker leads nowhere.
 */
export function previewOf(text: string, pieces: Iterable<Piece>): string {
	let preview = '';
	for (const { start, end, mask } of pieces) {
		const room = LONGEST - preview.length;
		if (room <= 0 || (mask?.length ?? 0) > room) break;
		const cut = Math.min(end, start + room);
		preview += mask ?? text.slice(start, borderBefore(text, cut));
		if (mask === undefined && cut < end) break;
	}
	return preview;
}

/** How a ref's content begins, for people: with `…` if there is more of it. */
export function previewText({ preview, bytes }: Pick<Ref, 'preview' | 'bytes'>): string {
	// A preview may be one unit shorter for a character that did not fit.
	const isWhole = preview.length < LONGEST - 1 || utf8Length(preview) >= bytes;
	return isWhole ? preview : endedAtWord(preview);
}

/** Takes a text and the most UTF-16 units that may be shown of it; returns it, or its beginning with `…`. */
export function shortened(text: string, longest: number): string {
	return text.length <= longest ? text : endedAtWord(text.slice(0, borderBefore(text, longest - 1)));
}

/** A word of which only a part may be there goes, unless it is long or the only one. */
function endedAtWord(cut: string): string {
	return `${cut.replace(partOfWord, '').trimEnd() || cut}…`;
}
