import { lastAtOrBefore } from '../source/ascending.ts';
import type { Secret } from './secret.ts';

/**
 * A character of ASCII as strings, URLs and markup may write it: `\u002B` and `\/` in JSON, at any depth, `%2B`, `&quot;`.
 * Quotes and backslashes of a string stay escaped: they would end it.
 */
const escaped = /\\{1,8}(?:u00((?!22|5c)[2-7][0-9a-f])|(\/))|%([2-7][0-9a-f])|&(?:quot|#34|#x22);/gi;

/** In hexadecimal, as the others. */
const QUOTE = '22';

/** A text with its escapes undone, and the way between it and the text as it is; offsets are UTF-16. */
export class Unescaped {
	readonly text: string;
	/** Where stretches begin, each behind an escape: in this text, and in the text as it is; ascending. */
	private readonly here: Int32Array;
	private readonly there: Int32Array;

	constructor(source: string) {
		const [here, there, stretches] = [[0], [0], [] as string[]];
		for (const { index, 0: whole, 1: inString, 2: slash, 3: inUrl } of source.matchAll(escaped)) {
			const from = there.at(-1) as number;
			const character = slash ?? String.fromCharCode(Number.parseInt(inString ?? inUrl ?? QUOTE, 16));
			stretches.push(source.slice(from, index), character);
			here.push((here.at(-1) as number) + index - from + 1);
			there.push(index + whole.length);
		}
		stretches.push(source.slice(there.at(-1)));
		this.text = stretches.join('');
		this.here = Int32Array.from(here);
		this.there = Int32Array.from(there);
	}

	/** Whether there was anything to undo. */
	get differs(): boolean {
		return this.here.length > 1;
	}

	/** Takes secrets of this text; returns them in the text as it is, escapes included. */
	inSource(secrets: readonly Secret[]): Secret[] {
		return secrets.map((secret) => moved(secret, this.here, this.there));
	}

	/** Takes secrets of the text as it is; returns them in this text. */
	fromSource(secrets: readonly Secret[]): Secret[] {
		return secrets.map((secret) => moved(secret, this.there, this.here));
	}
}

function moved({ start, end, kind }: Secret, from: Int32Array, to: Int32Array): Secret {
	return { start: movedOffset(start, from, to), end: movedOffset(end, from, to), kind };
}

/** An offset by the last stretch that begins before it or there; within an escape, its end. */
function movedOffset(offset: number, from: Int32Array, to: Int32Array): number {
	const stretch = lastAtOrBefore(from, offset);
	const by = offset - (from[stretch] as number);
	return Math.min((to[stretch] as number) + by, to[stretch + 1] ?? Number.POSITIVE_INFINITY);
}
