import { Rewritten } from './rewritten.ts';
import type { Secret } from './secret.ts';

/** What makes a string more than one line, or holds another string. */
const telling = /\\[nrt"]/g;

/** Where a string ends, or an escape in it. */
const border = /\\(?:u([0-9a-fA-F]{4})|([nrt"'\\/])|.)|["\n\r]/g;

const characters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Stands between two strings, so that no table and no block goes on from one to the other. */
const APART = '\n\n\0\n';

/** A string within a string within … is looked at so deep. */
export const DEEPEST = 4;

/**
 * What stands in the strings of a text that have escapes, with these undone and each string on lines of its own: as a
 * program wrote it before it went into JSON, a log or a `repr`. Nothing if there are none.
 */
export class Strings extends Rewritten {
	constructor(source: string) {
		const [here, there, parts] = [[0], [0], [] as string[]];
		let [length, from] = [0, 0];
		/** Adds a part of the text, and that the source goes on behind an offset. */
		const add = (part: string, behind: number) => {
			parts.push(part);
			length += part.length;
			if (behind === there.at(-1)) here.pop();
			else there.push(behind);
			here.push(length);
		};
		for (let at = nextOf(telling, source, 0)?.index; at !== undefined; at = nextOf(telling, source, from)?.index) {
			from = startOf(source, from, at);
			add(APART, from);
			for (;;) {
				const found = nextOf(border, source, from);
				const end = found?.index ?? source.length;
				const [whole = '', code, letter] = found ?? [];
				parts.push(source.slice(from, end));
				length += end - from;
				from = end + whole.length;
				if (!whole.startsWith('\\')) break;
				if (code) add(String.fromCharCode(Number.parseInt(code, 16)), from);
				else if (letter) add(characters[letter] ?? letter, from);
				else add(whole, from);
			}
		}
		super(parts.join(''), here, there);
	}

	/** Those of some secrets of this text that one string holds. */
	within(secrets: readonly Secret[]): Secret[] {
		return secrets.filter(({ start, end }) => !this.text.slice(start, end).includes(APART));
	}
}

function nextOf(pattern: RegExp, text: string, from: number): RegExpExecArray | undefined {
	pattern.lastIndex = from;
	return pattern.exec(text) ?? undefined;
}

/** Where the string begins that holds an offset, or its line; not before `least`. */
function startOf(text: string, least: number, offset: number): number {
	let at = offset;
	while (at > least && !/["\n\r]/.test(text[at - 1] as string)) at--;
	return at;
}
