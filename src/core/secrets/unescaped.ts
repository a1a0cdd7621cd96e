import { Rewriting, Rewritten } from './rewritten.ts';

/**
 * A character of ASCII as strings, URLs and markup may write it: `\u002B` and `\/` in JSON, at any depth, `%2B`, `&quot;`.
 * Quotes and backslashes of a string stay escaped: they would end it.
 */
const escaped = /\\{1,8}(?:u00(?!22|5c)[2-7][0-9a-f]|\/)|%[2-7][0-9a-f]|&(?:quot|#34|#x22);/iy;

/** What an escape begins with. */
const openings = ['\\', '%', '&'];

/** A text with its escapes undone. */
export class Unescaped extends Rewritten {
	constructor(source: string) {
		const written = new Rewriting(source);
		let from = 0;
		for (const start of placesOf(source, openings)) {
			escaped.lastIndex = start;
			// Unlike `exec` it makes nothing that has to be collected: a log may hold an escape every few characters.
			if (start < from || !escaped.test(source)) continue;
			written.copy(from, start);
			from = escaped.lastIndex;
			written.put(characterOf(source, from), from);
		}
		written.copy(from, source.length);
		super(written);
	}

	/** Whether there was anything to undo. */
	get differs(): boolean {
		return this.here.length > 1 || this.here[0] !== 0;
	}
}

/** The character of the escape that ends at an offset. */
function characterOf(source: string, end: number): string {
	const last = source[end - 1] as string;
	if (last === ';') return '"';
	return last === '/' ? last : String.fromCharCode(Number.parseInt(source.slice(end - 2, end), 16));
}

/** Where any of some characters stand, ascending. */
function* placesOf(text: string, characters: readonly string[]): Generator<number> {
	const next = characters.map((character) => text.indexOf(character));
	for (;;) {
		let first = -1;
		for (let i = 0; i < next.length; i++)
			if ((next[i] as number) >= 0 && (first < 0 || (next[i] as number) < (next[first] as number))) first = i;
		if (first < 0) return;
		const at = next[first] as number;
		yield at;
		next[first] = text.indexOf(characters[first] as string, at + 1);
	}
}
