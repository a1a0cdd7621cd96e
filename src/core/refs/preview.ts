import { borderBefore } from '../source/characters.ts';
import { utf8Length } from '../source/utf8.ts';
import type { Ref } from './ref.ts';

/** UTF-16 units. */
const LONGEST = 200;
const partOfWord = /(?<![\p{L}\p{M}\p{N}_])[\p{L}\p{M}\p{N}_]{1,20}$/u;

/** Takes a text and the spans of a ref's content in it (UTF-16 offsets); returns how the content begins, to be stored. */
export function previewOf(text: string, spans: readonly number[]): string {
	let preview = '';
	for (let i = 0; i < spans.length && preview.length < LONGEST; i += 2) {
		const [start, end] = [spans[i] as number, spans[i + 1] as number];
		const cut = Math.min(end, start + LONGEST - preview.length);
		preview += text.slice(start, borderBefore(text, cut));
		if (cut < end) break;
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
