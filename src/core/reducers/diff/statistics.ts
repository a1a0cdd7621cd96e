import { contentEnd } from '../../source/lines.ts';
import { freeOf, type Stretch, spanOf } from './stretches.ts';
import type { Work } from './work.ts';

/** ` src/pay.ts | 12 ++--` and ` logo.png | Bin 0 -> 12 bytes`, with the number of lines that changed. */
const statistic = /^ \S.{0,300} \| +(?:(\d{1,9}) ?[+-]*|Bin .{0,60})$/;
/** So many files with the most changes stay of each commit; the sum below tells of all. */
const LARGEST = 3;
/** UTF-16 units of a line that are looked at. */
const LOOK = 400;

/** How many lines of each file changed, by the statistics of a commit that begin at a line; none if none do. */
export function changesFrom(work: Work, first: number, end: number): number[] {
	const changes: number[] = [];
	for (let line = first; line < end; line++) {
		const files = changesIn(work, line);
		if (files < 0) break;
		changes.push(files);
	}
	return changes;
}

/** -1 for a line that is no such. */
function changesIn({ input: { text, lines } }: Work, line: number): number {
	const start = lines.starts[line] as number;
	if (text.charCodeAt(start) !== 32 || text.charCodeAt(start + 1) <= 32) return -1;
	const match = statistic.exec(text.slice(start, Math.min(contentEnd(text, lines, line), start + LOOK)));
	return match ? Number(match[1] ?? 0) : -1;
}

/** Takes out the files with the fewest changes from the statistics of one commit. */
export function thinStatistics({ input, plan, notices }: Work, first: number, changes: readonly number[]): void {
	const ranked = changes
		.map((_, file) => file)
		.sort((a, b) => (changes[b] as number) - (changes[a] as number) || a - b);
	const leaves = new Uint8Array(changes.length);
	for (const file of ranked.slice(LARGEST)) leaves[file] = 1;
	for (let file = 0; file < changes.length; file++) {
		if (leaves[file] === 0) continue;
		const from = file;
		while (leaves[file + 1] === 1) file++;
		const stretch: Stretch = { first: first + from, end: first + file + 1 };
		for (const free of freeOf(input, stretch))
			plan.edit(plan.omission('files of commits'), ...spanOf(input.lines, free), notices.files);
	}
}
