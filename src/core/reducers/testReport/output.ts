import { fates } from './fates.ts';
import { type Rows, rowHead } from './rows.ts';
import type { Work } from './work.ts';

/** Of captured output, so many lines at the start and at the end stay. */
const HEAD = 5;
const TAIL = 10;
/** Of lines that say the same but for numbers so many stay. */
const ALIKE = 3;
/** UTF-16 units of a line that are looked at. */
const LOOK = 300;
/** And of these, so many make the template of a line. */
const TEMPLATE = 120;

/** What a line of captured output has in it if it may tell why a test failed. */
const telling =
	/error|exception|fatal|panic|fail|traceback|caused by|assert|expected|unhandled|denied|refused|timed out|\bwarn/i;

/** Marks what tells nothing in the captured output of the rows from `from` up to `to`. */
export function markOutput(work: Work, rows: Rows, from: number, to: number, fate: Uint8Array): void {
	const alike = new Map<string, number>();
	for (let row = from + HEAD; row < to - TAIL; row++) if (!isTelling(work, rows, row, alike)) fate[row] = fates.output;
}

function isTelling({ input: { text } }: Work, rows: Rows, row: number, alike: Map<string, number>): boolean {
	const line = rowHead(text, rows, row, LOOK);
	if (!telling.test(line)) return false;
	const template = line.replace(/\d+/g, '0').slice(0, TEMPLATE);
	const seen = (alike.get(template) ?? 0) + 1;
	alike.set(template, seen);
	return seen <= ALIKE;
}
