import { fates } from '../fates.ts';
import { type Rows, rowEnd, rowHead } from '../rows.ts';
import type { Work } from '../work.ts';
import { kinds, LOOK } from './lineKinds.ts';

/** How jest and vitest head what a test wrote; vitest says which test. */
const heading = /^(?: {2}console\.(?:(?:log|info|debug|dir|trace)|(warn|error))$|(?:stdout|(stderr)) \| (\S.{0,300})$)/;
const failed = /^ FAIL {2}(\S.{0,300})$/;
/** What may tell why a test failed, in what was written to standard output. */
const telling = /error|exception|fatal|panic|fail|unhandled|denied|refused|timed out/i;

/** Marks what tests wrote to the console: what tells of no problem, and what is there already but for numbers. */
export function markConsoles(work: Work, rows: Rows, kind: Uint8Array, fate: Uint8Array): void {
	const { text } = work.input;
	const names = failedNames(text, rows, kind);
	const seen = new Set<string>();
	for (let row = 0; row < kind.length; row++) {
		const hit = kind[row] === kinds.other ? heading.exec(rowHead(text, rows, row, LOOK)) : null;
		if (!hit) continue;
		const end = blockEnd(text, rows, kind, row, hit[3] !== undefined);
		const block = text.slice(rows.starts[row + 1], rowEnd(rows, end - 1));
		const isLoud = hit[1] !== undefined || hit[2] !== undefined || telling.test(block);
		const template = block.replace(/\d+/g, '0');
		const isNeeded = names.has(hit[3] ?? '') || (isLoud && !seen.has(template));
		seen.add(template);
		if (!isNeeded) fate.fill(fates.output, row, end);
		row = end - 1;
	}
}

function failedNames(text: string, rows: Rows, kind: Uint8Array): Set<string> {
	const names = new Set<string>();
	for (let row = 0; row < kind.length; row++) {
		const name = kind[row] === kinds.failure ? failed.exec(rowHead(text, rows, row, LOOK))?.[1] : undefined;
		if (name !== undefined) names.add(name);
	}
	return names;
}

/** The row behind a block: jest indents it, vitest ends it with a blank line. */
function blockEnd(text: string, rows: Rows, kind: Uint8Array, from: number, endsAtBlank: boolean): number {
	let end = from + 1;
	for (let row = end; kind[row] === kinds.other || kind[row] === kinds.blank; row++) {
		if (kind[row] === kinds.blank && endsAtBlank) break;
		if (kind[row] === kinds.blank) continue;
		if (!endsAtBlank && !/^\s{4}/.test(rowHead(text, rows, row, LOOK))) break;
		end = row + 1;
	}
	return end;
}
