import { lastAtOrBefore } from '../source/ascending.ts';
import type { Secret } from './secret.ts';

/** A text made of another one, and the way between the two; offsets are UTF-16. */
export class Rewritten {
	readonly text: string;
	/** Where stretches begin that are the same in both: in this text, and in the source; ascending, the first at 0. */
	protected readonly here: Int32Array;
	private readonly there: Int32Array;

	constructor(text: string, here: readonly number[], there: readonly number[]) {
		this.text = text;
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
