import { fates } from './fates.ts';
import { type Rows, rowHead } from './rows.ts';

/** A numbered line of source, the one at fault marked: `> 12 | f()` (jest), `❯ 12| f()`, ` 12| f()` (vitest). */
const numbered = /^\s*(?:[>❯] {1,9})?\d{1,6} ?[|│]/;
const pointer = /^\s*[|│]\s*\^/;
const atFault = /^\s*[>❯] \s*\d{1,6} ?[|│]/;
/** The statement at fault, as pytest marks it, in XML with an entity. */
const statement = /^(?:>|&gt;)\s/;
/** Of pytest's source, so many lines above the statement at fault stay. */
const ABOVE = 2;
const definition = /^\s+(?:async )?def \w/;
/** A notice in place of fewer lines says less than they do. */
const FEWEST = 3;
/** UTF-16 units of a line that are looked at. */
const LOOK = 400;

/** Marks the source that runners show around the place of a failure; the line at fault stays, with its pointer. */
export function markSource(text: string, rows: Rows, fate: Uint8Array): void {
	for (let row = 0; row < fate.length; row++) {
		if (fate[row] !== fates.stays) continue;
		const line = rowHead(text, rows, row, LOOK);
		if (numbered.test(line)) row = markExcerpt(text, rows, row, fate) - 1;
		else if (statement.test(line)) markAbove(text, rows, row, fate);
	}
}

/** Marks an excerpt of numbered lines; returns the row behind it. Without a line at fault all of it stays. */
function markExcerpt(text: string, rows: Rows, from: number, fate: Uint8Array): number {
	let end = from;
	let hasFault = false;
	for (; end < fate.length; end++) {
		const line = rowHead(text, rows, end, LOOK);
		const isPointer = pointer.test(line);
		if (!isPointer && !numbered.test(line)) break;
		const isFault = isPointer || atFault.test(line);
		if (isPointer && end > from) fate[end - 1] = fates.stays;
		if (!isFault) fate[end] = fates.source;
		hasFault ||= isFault;
	}
	if (!hasFault) fate.fill(fates.stays, from, end);
	return end;
}

/** Marks the source between the head of pytest's function and the lines closely above the statement at fault. */
function markAbove(text: string, rows: Rows, row: number, fate: Uint8Array): void {
	let head = row;
	while (head > 0 && isSource(text, rows, head - 1, fate) && !definition.test(rowHead(text, rows, head, LOOK))) head--;
	const last = row - ABOVE;
	if (last - head > FEWEST) fate.fill(fates.source, head + 1, last);
}

function isSource(text: string, rows: Rows, row: number, fate: Uint8Array): boolean {
	if (fate[row] !== fates.stays) return false;
	const line = rowHead(text, rows, row, LOOK);
	return !/\S/.test(line) || /^\s{4}/.test(line);
}
