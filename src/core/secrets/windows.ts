/** Where the maintained rules look: stretches around the literals of theirs, joined where they meet. */

/** A URL's scheme and user before the literal. */
const BEFORE = 300;
/** The longest secret of all rules, and what has to follow it. */
const AFTER = 12_300;

const blank = /\s/g;

/** Grows and joins stretches; takes offsets of literals in ascending order, whatever is between them. */
export class Windows {
	readonly spans: number[] = [];

	private readonly text: string;

	constructor(text: string) {
		this.text = text;
	}

	/** Takes in the literal at an offset: from some way before it to the next blank. */
	around(at: number): void {
		const last = this.spans.length - 1;
		if (last > 0 && at < (this.spans[last] as number)) return;
		const start = Math.max(0, at - BEFORE);
		const end = this.endOf(at);
		if (last > 0 && start <= (this.spans[last] as number)) this.spans[last] = end;
		else this.spans.push(start, end);
	}

	private endOf(at: number): number {
		const most = Math.min(this.text.length, at + AFTER);
		blank.lastIndex = at;
		const found = blank.exec(this.text)?.index ?? most;
		return Math.min(most, found + 1);
	}
}

/**
 * The text with blanks for the escapes of strings (`\n`, `\"`, …) and for what no secret has, such as letters of Chinese:
 * a secret that follows one stands at the start of a word.
 */
export function withBlanks(text: string): string {
	return text.replace(/\\{1,16}(?:["'bfnrt]|u[0-9a-fA-F]{4})|[\u0080-\uffff]+/g, (found) => ' '.repeat(found.length));
}
