import { isGoFile } from '../frames/shapes.ts';
import { fates } from './fates.ts';
import { hasSourceBelow, isForeign, isFrame } from './frames.ts';
import { firstVisible, type Rows, rowHead } from './rows.ts';
import type { Work } from './work.ts';

/** UTF-16 units of a line that are looked at. */
const LOOK = 500;

/**
 * Marks the frames of libraries. Of a trace without frames of the user's the one closest to the message stays: where it
 * was thrown. Below it in most languages; above it in Python, whose traces end there.
 */
export function markFrames({ input: { text } }: Work, rows: Rows, own: string, fate: Uint8Array): void {
	for (let row = 0; row < fate.length; row++) {
		const trace = markTrace(text, rows, own, fate, row);
		if (trace.end === row) continue;
		if (!trace.hasOwn && trace.lastFirst) unmark(fate, trace.last);
		else if (!trace.hasOwn && isMessage(text, rows, row - 1)) unmark(fate, row);
		row = trace.end - 1;
	}
}

interface Trace {
	/** The row behind it. */
	readonly end: number;
	/** The row of its last frame. */
	readonly last: number;
	readonly hasOwn: boolean;
	/** Whether the last frame is where it was thrown. */
	readonly lastFirst: boolean;
}

/** Marks the foreign frames of the trace that begins at a row, if one does. */
function markTrace(text: string, rows: Rows, own: string, fate: Uint8Array, from: number): Trace {
	const trace = { end: from, last: from, hasOwn: false, lastFirst: false };
	while (trace.end < fate.length && fate[trace.end] === fates.stays) {
		const row = trace.end;
		const line = text.slice(firstVisible(text, rows, row), lookEnd(rows, row));
		const place = placeBelow(text, rows, fate, row);
		if (place === undefined && !isFrame(line)) break;
		const isOwn = !isForeign(place ?? line, own);
		trace.hasOwn ||= isOwn;
		trace.lastFirst = place === undefined && hasSourceBelow(line);
		trace.last = row;
		trace.end = trace.lastFirst ? belowEnd(text, rows, fate, row) : row + (place === undefined ? 1 : 2);
		if (!isOwn) fate.fill(fates.more, row, trace.end).fill(fates.frame, row, row + 1);
	}
	return trace;
}

/** The place below the name of a Go function, without its indent. */
function placeBelow(text: string, rows: Rows, fate: Uint8Array, row: number): string | undefined {
	if (fate[row + 1] !== fates.stays || text[rows.starts[row + 1] as number] !== '\t') return undefined;
	const line = rowHead(text, rows, row + 1, LOOK);
	return isGoFile(line) ? line.trim() : undefined;
}

/** The row behind the source that stands below a frame, further indented than it. */
function belowEnd(text: string, rows: Rows, fate: Uint8Array, row: number): number {
	const indent = firstVisible(text, rows, row) - (rows.starts[row] as number);
	let end = row + 1;
	while (end < fate.length && fate[end] === fates.stays) {
		const first = firstVisible(text, rows, end);
		if (first - (rows.starts[end] as number) <= indent || first === rows.ends[end]) break;
		end++;
	}
	return end;
}

/** Takes back the mark of the frame at a row, with what belongs to it. */
function unmark(fate: Uint8Array, row: number): void {
	fate[row] = fates.stays;
	for (let more = row + 1; fate[more] === fates.more; more++) fate[more] = fates.stays;
}

function lookEnd(rows: Rows, row: number): number {
	return Math.min(rows.ends[row] as number, (rows.starts[row] as number) + LOOK);
}

function isMessage(text: string, rows: Rows, row: number): boolean {
	return row < 0 || /\w/.test(rowHead(text, rows, row, LOOK));
}
