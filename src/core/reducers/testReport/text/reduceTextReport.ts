import { PlanBuilder } from '../../../edits/plan.ts';
import { contentEnd } from '../../../source/lines.ts';
import type { ReduceInput } from '../../reducer.ts';
import { foldRows, leaveKept, runEnd } from '../details.ts';
import { fates, reasons } from '../fates.ts';
import { type Counted, foldTests } from '../foldTests.ts';
import { ownPackage } from '../frames.ts';
import { cutLong } from '../longRows.ts';
import { Notices } from '../notices.ts';
import { type Rows, rowEnd, rowHead } from '../rows.ts';
import { SameDetails } from '../sameDetails.ts';
import { markSource } from '../source.ts';
import { markFrames } from '../trace.ts';
import type { Work } from '../work.ts';
import { markSame } from './bodies.ts';
import { markCaptured } from './captured.ts';
import { markConsoles } from './consoles.ts';
import {
	isHarmless,
	markBlanks,
	markDiagnostics,
	markHeadings,
	markOutputOfPassed,
	markPending,
	unmarkDetails,
	unmarkSpeakers,
} from './context.ts';
import { markDocumented } from './documented.ts';
import { markDotnetDetails } from './dotnetDetails.ts';
import { kindOf, LOOK } from './lineKinds.ts';
import { unmarkReasons } from './skipped.ts';
import { unmarkTasks } from './tasks.ts';
import { markWarnings } from './warnings.ts';

/** Where a report in text names a class of tests with its package. */
const testClass = /(?:Running|Time elapsed: [^\n]{1,60} in|FAILURE! --? in) ((?:[a-z]\w{0,40}\.){2,12}[A-Z]\w{0,80})/;

/** Fewer lines that say nothing of a test are not worth a notice. */
const FEWEST = 3;

/** Reduces a report as runners print it for people, line by line. */
export function reduceTextReport(input: ReduceInput): PlanBuilder {
	const { text } = input;
	const work: Work = { input, plan: new PlanBuilder(), notices: new Notices('text', input.granularity) };
	const rows = allRows(input);
	const kind = new Uint8Array(rows.starts.length);
	for (let row = 0; row < kind.length; row++) kind[row] = kindOf(rowHead(text, rows, row, LOOK));
	const report = { text, rows, kind };
	unmarkDetails(report);
	markOutputOfPassed(report);
	unmarkSpeakers(report);
	markDiagnostics(report);
	markPending(report);
	markDocumented(report);
	unmarkReasons(report);
	markDotnetDetails(report);
	markHeadings(report);
	unmarkTasks(report);
	markBlanks(kind);
	const fate = kind.map((of) => (isHarmless(of) ? of : fates.stays));
	const same = new SameDetails(work);
	const bodies = markSame(same, text, rows, kind, fate);
	markConsoles(work, rows, kind, fate);
	markCaptured(work, rows, kind, fate);
	markSource(text, rows, fate);
	markFrames(work, rows, ownPackage(testClass.exec(text)?.[1] ?? ''), fate);
	markWarnings(work, rows, fate);
	fold(work, rows, fate, (row) => {
		const body = bodies.get(row);
		if (body) same.fold(body, body.earlier, '\n');
	});
	return work.plan;
}

function allRows({ text, lines }: ReduceInput): Rows {
	const ends = lines.starts.map((_, line) => contentEnd(text, lines, line));
	return { starts: lines.starts, ends, end: text.length, feed: '\n' };
}

function fold(work: Work, rows: Rows, fate: Uint8Array, foldSame: (row: number) => void): void {
	leaveKept(work, rows, fate);
	for (let row = 0; row < fate.length; ) {
		const isTests = isHarmless(fate[row] as number);
		const end = isTests ? stretchEnd(fate, row) : runEnd(fate, row);
		if (fate[row] === fates.same) foldSame(row);
		else if (isTests) foldStretch(work, rows, row, end, fate);
		else if (fate[row] !== fates.stays) foldRows(work, rows, row, end, fate);
		else cutLong(work, rows, row, end);
		row = end;
	}
}

function stretchEnd(fate: Uint8Array, row: number): number {
	let end = row + 1;
	while (end < fate.length && isHarmless(fate[end] as number)) end++;
	return end;
}

/** Folds a stretch of tests that did not fail: counts the tests, else the suites, else the lines, if they are several. */
function foldStretch(work: Work, rows: Rows, from: number, to: number, fate: Uint8Array): void {
	const counted = countedIn(fate.subarray(from, to));
	if (counted.includes(fates.aside) && to - from < FEWEST) return;
	const tests: Counted[] = [];
	for (let row = from; row < to; row++)
		if (counted.includes(fate[row] as number))
			tests.push({ start: rows.starts[row] as number, words: reasons[fate[row] as number] as string });
	foldTests(work, tests, rows.starts[from] as number, rowEnd(rows, to - 1));
}

function countedIn(fate: Uint8Array): readonly number[] {
	if (fate.includes(fates.passed) || fate.includes(fates.skipped)) return [fates.passed, fates.skipped];
	return [fate.includes(fates.suite) ? fates.suite : fates.aside];
}
