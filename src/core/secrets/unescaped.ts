import { IntList } from '../source/intList.ts';
import { Rewritten, type Written } from './rewritten.ts';

/**
 * A character of ASCII as strings, URLs and markup may write it: `\u002B` and `\/` in JSON, at any depth, `%2B`, `&quot;`.
 * Quotes and backslashes of a string stay escaped: they would end it.
 */
const escaped = /\\{1,8}(?:u00(?!22|5c)[2-7][0-9a-f]|\/)|%[2-7][0-9a-f]|&(?:quot|#34|#x22);/gi;

/** A text with its escapes undone. */
export class Unescaped extends Rewritten {
	constructor(source: string) {
		super(withoutEscapes(source));
	}

	/** Whether there was anything to undo. */
	get differs(): boolean {
		return this.here.length > 1;
	}
}

/** Undone by the engine itself, since a log may hold an escape every few characters: parts would take more than the text. */
function withoutEscapes(source: string): Written {
	const [here, there] = [new IntList(), new IntList()];
	here.push(0);
	there.push(0);
	let shorter = 0;
	const text = source.replace(escaped, (whole: string, at: number) => {
		const end = at + whole.length;
		shorter += whole.length - 1;
		here.push(end - shorter);
		there.push(end);
		return characterOf(whole);
	});
	return { text, here, there };
}

function characterOf(whole: string): string {
	const last = whole[whole.length - 1] as string;
	if (last === ';') return '"';
	return last === '/' ? last : String.fromCharCode(Number.parseInt(whole.slice(-2), 16));
}
