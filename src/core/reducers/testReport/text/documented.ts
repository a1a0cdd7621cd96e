import { firstVisible, rowHead } from '../rows.ts';
import type { Report } from './context.ts';
import { kinds, LOOK } from './lineKinds.ts';

/** RSpec's own totals, and what stands above the failures it tells of. */
const totals = /^(\d{1,7}) examples?, (\d{1,7}) failures?(?:, (\d{1,7}) pending)?/m;
const end = /^(?:Pending|Failures): ?|^Finished in \d/;
const ended = /\((?:FAILED - \d{1,7}|PENDING: .{0,300})\)$/;

/**
 * Marks the examples that passed in RSpec's documentation, where nothing but their place says so: lines below a heading
 * that head nothing themselves. They are marked only if there are as many of them as the totals say, since tests print
 * lines, too.
 */
export function markDocumented(report: Report): void {
	const [, all, failed, pending = 0] = totals.exec(report.text) ?? [];
	if (all === undefined) return;
	const passed = Number(all) - Number(failed) - Number(pending);
	const examples = leavesIn(report);
	if (examples.length === passed) for (const row of examples) report.kind[row] = kinds.passed;
}

/** The lines above the failures that are indented, head no line below them, and do not say how a test ended. */
function leavesIn({ text, rows, kind }: Report): number[] {
	const leaves: number[] = [];
	for (let row = 0; row < kind.length; row++) {
		const line = rowHead(text, rows, row, LOOK);
		if (end.test(line)) break;
		const indent = indentOf(row);
		if (kind[row] === kinds.other && indent > 0 && !ended.test(line) && !(indentOf(row + 1) > indent)) leaves.push(row);
	}
	return leaves;

	function indentOf(row: number): number {
		return firstVisible(text, rows, row) - (rows.starts[row] as number);
	}
}
