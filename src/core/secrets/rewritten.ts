import { lastAtOrBefore } from '../source/ascending.ts';
import type { Secret } from './secret.ts';

/** Stands between two parts of a text, so that no table and no block goes on from one to the other. */
export const APART = '\n\n\0\n';

/** A text made of another one, and the way between the two; offsets are UTF-16. */
export class Rewritten {
	readonly text: string;
	/** Where stretches begin that are the same in both: in this text, and in the source; ascending. */
	protected readonly here: Int32Array;
	private readonly there: Int32Array;

	constructor({ parts, here, there }: Rewriting) {
		this.text = parts.join('');
		this.here = Int32Array.from(here);
		this.there = Int32Array.from(there);
	}

	/** Takes secrets of this text; returns them in the source, escapes included. */
	inSource(secrets: readonly Secret[]): Secret[] {
		return secrets.map((secret) => moved(secret, this.here, this.there));
	}

	/** Takes secrets of the source; returns them in this text. */
	fromSource(secrets: readonly Secret[]): Secret[] {
		return secrets.map((secret) => moved(secret, this.there, this.here));
	}

	/** Those of some secrets of this text that one part of it holds. */
	within(secrets: readonly Secret[]): Secret[] {
		return secrets.filter(({ start, end }) => !this.text.slice(start, end).includes(APART));
	}
}

/** Writes a text from another one, front to back. */
export class Rewriting {
	readonly parts: string[] = [];
	readonly here = [0];
	readonly there = [0];
	private length = 0;
	private readonly source: string;

	constructor(source: string) {
		this.source = source;
	}

	/** Takes the source over from one offset, up to which it was written, to another. */
	copy(from: number, to: number): void {
		this.parts.push(this.source.slice(from, to));
		this.length += to - from;
	}

	/** Writes something of its own; the source goes on behind an offset. */
	put(part: string, behind: number): void {
		this.parts.push(part);
		this.length += part.length;
		if (behind === this.there.at(-1)) this.here.pop();
		else this.there.push(behind);
		this.here.push(this.length);
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
