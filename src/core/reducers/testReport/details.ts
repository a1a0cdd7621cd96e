import { copy } from '../../edits/parts.ts';
import { intersects } from '../../edits/spans.ts';
import { fates, reasons } from './fates.ts';
import { cutLong } from './longRows.ts';
import { markOutput } from './output.ts';
import { firstVisible, type Rows, rowEnd } from './rows.ts';
import { markSource } from './source.ts';
import { markFrames } from './trace.ts';
import type { Work } from './work.ts';

/** Folds the frames of libraries, and source around the place, in the message and trace of a failure. `own` begins the user's packages. */
export function thinTrace(work: Work, rows: Rows, own: string): void {
	const fate = new Uint8Array(rows.starts.length);
	markSource(work.input.text, rows, fate);
	markFrames(work, rows, own, fate);
	foldDetails(work, rows, fate);
}

/** Folds the middle of captured output, but for the lines that may tell why a test failed, and frames of libraries. */
export function thinOutput(work: Work, rows: Rows, own: string): void {
	const fate = new Uint8Array(rows.starts.length);
	markOutput(work, rows, 0, fate.length, fate);
	markFrames(work, rows, own, fate);
	foldDetails(work, rows, fate);
}

/** Folds rows by their fates, in runs of one fate each; what has to stay visible stays. */
function foldDetails(work: Work, rows: Rows, fate: Uint8Array): void {
	leaveKept(work, rows, fate);
	for (let row = 0; row < fate.length; ) {
		const end = runEnd(fate, row);
		if (fate[row] === fates.stays) cutLong(work, rows, row, end);
		else foldRows(work, rows, row, end, fate);
		row = end;
	}
}

/** Takes back the fates of rows that have to stay visible. */
export function leaveKept({ input: { keep } }: Work, rows: Rows, fate: Uint8Array): void {
	if (keep.length === 0) return;
	for (let row = 0; row < fate.length; row++)
		if (intersects(keep, rows.starts[row] as number, rowEnd(rows, row))) fate[row] = fates.stays;
}

/** The row behind the run of rows of one fate that begins at `row`. */
export function runEnd(fate: Uint8Array, row: number): number {
	let end = row + 1;
	while (end < fate.length && (fate[end] === fate[row] || fate[end] === fates.more)) end++;
	return end;
}

/** Folds the rows from `from` up to `to`; the notice stands where the first one begins, as far indented. */
export function foldRows(work: Work, rows: Rows, from: number, to: number, fate: Uint8Array): void {
	const { plan, notices } = work;
	const reason = reasons[fate[from] as number] ?? 'lines of frames';
	const omission = plan.omission(reason);
	const hasEnd = (rows.ends[to - 1] as number) < rowEnd(rows, to - 1);
	for (let row = from; row < to; ) {
		let next = row + 1;
		while (next < to && fate[next] === fates.more) next++;
		const start = rows.starts[row] as number;
		const end = rowEnd(rows, next - 1);
		const indent = copy(start, firstVisible(work.input.text, rows, row));
		const parts = row === from ? [indent, ...notices.inner(reason, hasEnd ? rows.feed : '')] : undefined;
		if (start < end) plan.edit(omission, start, end, parts);
		row = next;
	}
}
