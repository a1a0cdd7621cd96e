import type { ByteOffsets } from '../source/byteOffsets.ts';
import type { Lines } from '../source/lines.ts';
import { forEachOmitted } from './omitted.ts';
import type { Plan } from './plan.ts';

/** What each omission amounts to, by its number. */
export interface Measures {
	/** Edits: the lines, items or files that the omission stands for, its shown head included. */
	readonly edits: Int32Array;
	/** Source lines of which text was taken out. */
	readonly lines: Int32Array;
	/** UTF-8 bytes taken out. */
	readonly utf8Bytes: Float64Array;
}

/** Counts from the spans alone. One pass over the edits and the lines. */
export function measure(plan: Plan, lines: Lines, offsets: ByteOffsets): Measures {
	const size = plan.reasons.length;
	const edits = new Int32Array(size);
	const taken = new Int32Array(size);
	const utf8Bytes = new Float64Array(size);
	const lastLine = new Int32Array(size).fill(-1);
	const lineOf = lineCursor(lines);
	for (const omission of plan.omission) edits[omission] = (edits[omission] as number) + 1;
	forEachOmitted(plan, (edit, start, end) => {
		const omission = plan.omission[edit] as number;
		const first = Math.max(lineOf(start), (lastLine[omission] as number) + 1);
		const last = lineOf(end - 1);
		taken[omission] = (taken[omission] as number) + (last - first + 1);
		lastLine[omission] = last;
		utf8Bytes[omission] = (utf8Bytes[omission] as number) + offsets.utf8Between(start, end);
	});
	return { edits, lines: taken, utf8Bytes };
}

/** Line numbers for ascending offsets, in one pass over all lines. */
function lineCursor(lines: Lines): (offset: number) => number {
	let line = 0;
	return (offset) => {
		while (line + 1 < lines.starts.length && (lines.starts[line + 1] as number) <= offset) line++;
		return line;
	};
}
