import { fates } from '../fates.ts';
import { markOutput } from '../output.ts';
import { type Rows, rowHead } from '../rows.ts';
import type { Work } from '../work.ts';
import { kinds, LOOK } from './lineKinds.ts';

/** Headings of what a failed test wrote: pytest, unittest, Gradle. */
const heading = /^-{3,}[ -]{0,40}(?:Captured|Live log)[ \w]{0,60}-|^(?:Stdout|Stderr|Standard (?:Output|Error)):?$/;
/** What announces a test whose output follows: Surefire, GoogleTest, go, XCTest. */
const start = /^\s*(?:\[INFO\] Running \S|\[ RUN {6}\]|=== (?:RUN|CONT|NAME)\b|Test Case '.{1,200}' started)/;
/** What ends it, apart from another heading: a rule or a heading with one. */
const end = /^(?:[=_⎯-]{3,}| {2}at |\S{1,200}\.py:\d)/;

/** Marks what tells nothing in the output that failed tests wrote, as far as headings say where it stands. */
export function markCaptured(work: Work, rows: Rows, kind: Uint8Array, fate: Uint8Array): void {
	const { text } = work.input;
	for (let row = 0; row < kind.length; row++) {
		if (!isHeading(rowHead(text, rows, row, LOOK), kind[row] as number)) continue;
		let to = row + 1;
		while (to < kind.length && isOutput(text, rows, kind, fate, to)) to++;
		markOutput(work, rows, row + 1, to, fate);
		row = to - 1;
	}
}

function isHeading(line: string, kind: number): boolean {
	return kind === kinds.aside ? start.test(line) : kind === kinds.other && heading.test(line);
}

function isOutput(text: string, rows: Rows, kind: Uint8Array, fate: Uint8Array, row: number): boolean {
	if (fate[row] !== fates.stays || (kind[row] !== kinds.other && kind[row] !== kinds.blank)) return false;
	const line = rowHead(text, rows, row, LOOK);
	return !end.test(line) && !heading.test(line);
}
