import { intersects } from '../../../edits/spans.ts';
import { fates } from '../fates.ts';
import { type Rows, rowEnd, rowHead } from '../rows.ts';
import type { Work } from '../work.ts';
import { LOOK } from './lineKinds.ts';

/** How pytest heads its warnings; the next heading or the link to its manual ends them. */
const heading = /^=+ warnings summary (?:\([^)]{1,40}\) )?=+$/;
const ending = /^(?:={3,} |-- Docs: )/;
/** Where a warning was raised, in front of its category and message. */
const place = /^ {2}\S.{0,300}?:\d{1,7}: (?=[A-Za-z_][\w.]{0,120}: )/;
/** A test that raised it. A line that counts warnings is none: its number is told nowhere else. */
const test = /^\S.{0,300}::\S/;
/** The statement that raised it. */
const statement = /^ {4}\s*\S/;
/** Of the tests that raised a warning so many stay; a notice in place of fewer than the other number is not worth it. */
const SHOWN = 2;
const FEWEST = 3;

/** Marks warnings of pytest that say word for word what one further up says, and tests beyond the first of the others. */
export function markWarnings(work: Work, rows: Rows, fate: Uint8Array): void {
	const { text } = work.input;
	if (!text.includes(' warnings summary ')) return;
	const seen = new Set<string>();
	for (let row = 0; row < fate.length; row++)
		if (heading.test(rowHead(text, rows, row, LOOK))) row = markSection(work, rows, row + 1, fate, seen) - 1;
}

/** Marks the warnings from a row on; returns the row behind them. */
function markSection({ input }: Work, rows: Rows, from: number, fate: Uint8Array, seen: Set<string>): number {
	const { text, keep } = input;
	let row = from;
	while (row < fate.length && !ending.test(rowHead(text, rows, row, LOOK))) {
		const end = entryEnd(text, rows, row);
		const message = messageOf(text, rows, row, end);
		const isFree = !intersects(keep, rows.starts[row] as number, rowEnd(rows, end - 1));
		if (isFree && message !== undefined && seen.has(message)) {
			fate.fill(fates.more, row, end);
			fate[row] = fates.warning;
		} else if (isFree) markTests(text, rows, row, end, fate);
		if (message !== undefined) seen.add(message);
		row = end;
	}
	return row;
}

/** The row behind a warning: where a line without indent follows one with an indent, or a blank one. */
function entryEnd(text: string, rows: Rows, from: number): number {
	let end = from + 1;
	let hasMessage = false;
	for (; end < rows.starts.length; end++) {
		const line = rowHead(text, rows, end, LOOK);
		if (/^\S/.test(line) && (hasMessage || ending.test(line))) break;
		hasMessage ||= !/^\S/.test(line);
	}
	return end;
}

/** All that a warning says, without its place and the one statement below; undefined if the lines are no warning. */
function messageOf(text: string, rows: Rows, from: number, to: number): string | undefined {
	let row = from;
	while (row < to && !place.test(rowHead(text, rows, row, LOOK))) row++;
	if (row === to) return undefined;
	const start = (rows.starts[row] as number) + (place.exec(rowHead(text, rows, row, LOOK))?.[0].length ?? 0);
	const first = text.slice(start, rows.ends[row]);
	const below = text.slice(rows.ends[row], rowEnd(rows, to - 1)).trimEnd();
	const isStatement = !first.trimEnd().endsWith(':') && statement.test(below.replace(/^\r?\n/, ''));
	return isStatement && !below.trimStart().includes('\n') ? first : first + below;
}

function markTests(text: string, rows: Rows, from: number, to: number, fate: Uint8Array): void {
	let end = from;
	while (end < to && test.test(rowHead(text, rows, end, LOOK))) end++;
	if (end - from >= SHOWN + FEWEST) fate.fill(fates.warned, from + SHOWN, end);
}
