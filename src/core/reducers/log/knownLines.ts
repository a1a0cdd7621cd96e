import { isAlike } from './digitDemands.ts';
import type { MaskedLine } from './maskedLine.ts';
import { durationIn, type Took } from './took.ts';
import { Variables } from './variables.ts';

/** What was read of a line. Offsets count from the line's start. */
interface KnownLine {
	/** UTF-16 offset of the line. */
	readonly start: number;
	readonly form: number;
	readonly flags: number;
	readonly took: Took | undefined;
	/** Start and end of each variable part. */
	readonly variables: readonly number[];
	/** Where a twin has to have the same digit to be read the same, and where one of the same class. */
	readonly same: readonly number[];
	readonly alike: readonly number[];
}

/** Of twins that are all read differently so many are known. */
const MOST = 16;

const none: readonly KnownLine[] = [];

/** Lines that were read, so that most of their twins need not be. */
export class KnownLines {
	/** By the first one of all twins. */
	private readonly byFirst = new Map<number, KnownLine[]>();
	/** Variable parts of the line that was found last. */
	readonly variables = new Variables();
	/** Its first duration in milliseconds, 0 for none. */
	duration = 0;

	constructor(private readonly text: string) {}

	/** Takes the number of a line's first twin and the line's UTF-16 offset; returns the line that it is read like, if one is known. */
	find(first: number, start: number): KnownLine | undefined {
		for (const line of this.byFirst.get(first) ?? none)
			if (this.isReadLike(line, start)) return this.isMoved(line, start) ? line : undefined;
		return undefined;
	}

	/** Whether one more line may be known among some twins, by the first of them. */
	hasRoom(first: number): boolean {
		return (this.byFirst.get(first)?.length ?? 0) < MOST;
	}

	/** Takes note of a line at a UTF-16 offset that the masker read, and closes its demands. */
	add(first: number, start: number, form: number, flags: number, { took, variables, demands }: MaskedLine): void {
		const { same, alike } = demands.close(this.text);
		const lines = this.byFirst.get(first) ?? [];
		const parts = Array.from({ length: variables.size }, (_, part) => [variables.start[part], variables.end[part]]);
		lines.push({
			start,
			form,
			flags,
			took: took && { ...took, start: took.start - start, end: took.end - start },
			variables: (parts.flat() as number[]).map((offset) => offset - start),
			same,
			alike,
		});
		this.byFirst.set(first, lines);
	}

	/** Takes over the parts of a known line for its twin at an offset; false if they are not enough. */
	private isMoved({ took, variables }: KnownLine, start: number): boolean {
		this.duration = took ? durationIn(this.text, start + took.start, start + took.end, took.factor) : 0;
		// Of a line whose first duration is none, the second one counts.
		if (took && this.duration === 0) return false;
		this.variables.clear();
		for (let i = 0; i < variables.length; i += 2)
			this.variables.add(start + (variables[i] as number), start + (variables[i + 1] as number));
		return true;
	}

	private isReadLike({ start: known, same, alike }: KnownLine, start: number): boolean {
		const { text } = this;
		for (const at of same) if (text.charCodeAt(known + at) !== text.charCodeAt(start + at)) return false;
		for (const at of alike) if (!isAlike(text.charCodeAt(known + at), text.charCodeAt(start + at))) return false;
		return true;
	}
}
