import { lastAtOrBefore } from '../source/ascending.ts';
import { IntList } from '../source/intList.ts';
import type { Secret } from './secret.ts';

/** Stands between two parts of a text, so that no table and no block goes on from one to the other. */
export const APART = '\n\n\0\n';

/** What a `Rewritten` is made of, in its words. */
export interface Written {
	readonly text: string;
	readonly here: IntList;
	readonly there: IntList;
}

/** A text made of another one, and the way between the two; offsets are UTF-16. */
export class Rewritten {
	readonly text: string;
	/** Where stretches begin that are the same in both: in this text, and in the source; ascending. */
	protected readonly here: Int32Array;
	private readonly there: Int32Array;

	constructor({ text, here, there }: Written) {
		this.text = text;
		this.here = here.toArray();
		this.there = there.toArray();
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
export class Rewriting implements Written {
	readonly here = new IntList();
	readonly there = new IntList();
	private readonly parts: string[] = [];
	private length = 0;
	private readonly source: string;

	constructor(source: string) {
		this.source = source;
		this.here.push(0);
		this.there.push(0);
	}

	/** Takes the source over from one offset, up to which it was written, to another. */
	copy(from: number, to: number): void {
		this.write(this.source.slice(from, to));
	}

	/** Writes something of its own; the source goes on behind an offset. */
	put(part: string, behind: number): void {
		this.write(part);
		const last = this.there.length - 1;
		if (behind === this.there.at(last)) this.here.cut(last);
		else this.there.push(behind);
		this.here.push(this.length);
	}

	/** All that was written. */
	get text(): string {
		return this.parts.join('');
	}

	private write(part: string): void {
		this.parts.push(part);
		this.length += part.length;
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
