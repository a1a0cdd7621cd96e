import { rowHead } from '../rows.ts';
import { isHarmless, type Report } from './context.ts';
import { kinds, LOOK } from './lineKinds.ts';

/** How Gradle opens what a task prints, and what it prints when all tasks are done. */
const OPENING = '> Task :';
const task = /^> Task :\S/;
const closing = /^(?:FAILURE: |BUILD |Deprecated Gradle |\d+ actionable tasks?)/;

/** Takes back the lines of Gradle that name a task below which anything stays: it says whose that is. One pass, from below. */
export function unmarkTasks({ text, rows, kind }: Report): void {
	if (!text.includes(OPENING)) return;
	let hasMore = false;
	for (let row = kind.length - 1; row >= 0; row--) {
		const of = kind[row] as number;
		if (of === kinds.blank || (of !== kinds.aside && isHarmless(of))) continue;
		const line = rowHead(text, rows, row, LOOK);
		const isTask = task.test(line);
		if (isTask && of === kinds.aside && hasMore) kind[row] = kinds.other;
		if (isTask || closing.test(line)) hasMore = false;
		else if (!isHarmless(of)) hasMore = true;
	}
}
