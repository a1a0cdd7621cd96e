import { Rewriting, Rewritten } from './rewritten.ts';

/**
 * A character of ASCII as strings, URLs and markup may write it: `\u002B` and `\/` in JSON, at any depth, `%2B`, `&quot;`.
 * Quotes and backslashes of a string stay escaped: they would end it.
 */
const escaped = /\\{1,8}(?:u00((?!22|5c)[2-7][0-9a-f])|(\/))|%([2-7][0-9a-f])|&(?:quot|#34|#x22);/gi;

/** In hexadecimal, as the others. */
const QUOTE = '22';

/** A text with its escapes undone. */
export class Unescaped extends Rewritten {
	constructor(source: string) {
		const written = new Rewriting(source);
		let from = 0;
		for (const { index, 0: whole, 1: inString, 2: slash, 3: inUrl } of source.matchAll(escaped)) {
			written.copy(from, index);
			from = index + whole.length;
			written.put(slash ?? String.fromCharCode(Number.parseInt(inString ?? inUrl ?? QUOTE, 16)), from);
		}
		written.copy(from, source.length);
		super(written);
	}

	/** Whether there was anything to undo. */
	get differs(): boolean {
		return this.here.length > 1 || this.here[0] !== 0;
	}
}
