import { type LineKind, lineKinds } from './lineKinds.ts';

/** The lines behind a hunk header. */
export interface Hunk {
	/** What the line with the content [start, end) is; undefined if it is no line of this hunk. Lines come in order. */
	take(text: string, start: number, end: number): LineKind | undefined;
	/** Whether a removed line and an added one would complete it. */
	readonly endsWithChange: boolean;
}

const SPACE = 32;
const PLUS = 43;
const MINUS = 45;
const BACKSLASH = 92;

/** Takes a line; returns the hunk that it opens, undefined if it opens none. */
export function openHunk(header: string): Hunk | undefined {
	return openUnified(header) ?? openSection(header) ?? openPlain(header) ?? openBinary(header);
}

/** `@@ -1,5 +1,6 @@`, `@@@ -1,5 -1,4 +1,6 @@@` of a merge, `## -0,0 +1 ##` of Subversion's properties. */
function openUnified(header: string): Hunk | undefined {
	const ranges = /^(?:@@+|##) ((?:-\d+(?:,\d+)? )+\+\d+(?:,\d+)?) (?:@@|##)/.exec(header)?.[1];
	return ranges === undefined ? undefined : new UnifiedHunk(ranges.split(' ').map(lengthOf));
}

function lengthOf(range: string): number {
	return Number(range.split(',')[1] ?? 1);
}

/** Counts its lines, so that a removed line `-- a` is not taken for a file header. */
class UnifiedHunk implements Hunk {
	/** Lines that are still to come: one number per parent, then one for the result. */
	constructor(private readonly left: number[]) {}

	get endsWithChange(): boolean {
		return this.left.every((lines) => lines === 1);
	}

	take(text: string, start: number, end: number): LineKind | undefined {
		if (this.left.every((lines) => lines <= 0)) return undefined;
		if (text.charCodeAt(start) === BACKSLASH) return lineKinds.other;
		const kind = this.kindOf(text, start, end);
		if (kind !== undefined) this.count(text, start, end, kind);
		return kind;
	}

	private kindOf(text: string, start: number, end: number): LineKind | undefined {
		let kind: LineKind = lineKinds.context;
		for (let at = start; at < Math.min(end, start + this.left.length - 1); at++) {
			const code = text.charCodeAt(at);
			if (code === MINUS) kind = lineKinds.removed;
			else if (code === PLUS) kind = lineKinds.added;
			else if (code !== SPACE) return undefined;
		}
		return kind;
	}

	private count(text: string, start: number, end: number, kind: LineKind): void {
		const parents = this.left.length - 1;
		for (let parent = 0; parent < parents; parent++) {
			const code = start + parent < end ? text.charCodeAt(start + parent) : SPACE;
			if (code === (kind === lineKinds.removed ? MINUS : SPACE)) this.tick(parent);
		}
		if (kind !== lineKinds.removed) this.tick(parents);
	}

	private tick(side: number): void {
		this.left[side] = (this.left[side] as number) - 1;
	}
}

/** `*** 1,5 ****` and `--- 1,6 ----`: the two sections of a hunk in a context diff. */
function openSection(header: string): Hunk | undefined {
	const [, stars, first, last] = /^(?:(\*{3})|---) (\d+)(?:,(\d+))? (?:\*{4}|-{4})$/.exec(header) ?? [];
	if (first === undefined) return undefined;
	const changed = stars ? lineKinds.removed : lineKinds.added;
	let left = first === '0' ? 0 : Number(last ?? first) - Number(first) + 1;
	return {
		endsWithChange: false,
		take(text, start, end) {
			if (left <= 0 || !(start === end || /^[ !+-](?: |$)/.test(text.slice(start, Math.min(end, start + 2)))))
				return undefined;
			left--;
			return start === end || text.charCodeAt(start) === SPACE ? lineKinds.context : changed;
		},
	};
}

/** `5,7c5`, `8a9` or `3d2` of a diff without context. */
function openPlain(header: string): Hunk | undefined {
	if (!/^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/.test(header)) return undefined;
	return {
		endsWithChange: false,
		take(text, start, end) {
			const opening = text.slice(start, Math.min(end, start + 4));
			if (/^<(?: |$)/.test(opening)) return lineKinds.removed;
			if (/^>(?: |$)/.test(opening)) return lineKinds.added;
			return opening === '---' ? lineKinds.other : undefined;
		},
	};
}

/** `literal 4390` or `delta 12` of a binary patch, then lines of base 85. */
function openBinary(header: string): Hunk | undefined {
	if (!/^(?:literal|delta) \d+$/.test(header)) return undefined;
	return {
		endsWithChange: false,
		take: (text, start, end) =>
			/^[A-Za-z][!-~]{5,65}$/.test(text.slice(start, Math.min(end, start + 70))) ? lineKinds.data : undefined,
	};
}
