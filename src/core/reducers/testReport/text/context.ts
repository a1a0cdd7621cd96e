import { firstVisible, type Rows, rowHead } from '../rows.ts';
import { kinds, LOOK } from './lineKinds.ts';

/** What a line is by what stands around it. All functions take the kinds by line and change them; one pass each. */

/** The lines of a report and what each of them is. */
export interface Report {
	readonly text: string;
	readonly rows: Rows;
	readonly kind: Uint8Array;
}

/** Lines that say whose output follows, and lines that say that it passed; the name in the first group. */
const speakers =
	/^\s*(?:=== (?:RUN|CONT|NAME) +(\S+)|\[ RUN {6}\] (\S+)|Test Case '([^']{1,300})' started|\[INFO\] Running (\S+))/;
const passes =
	/^\s*(?:--- (?:PASS|SKIP): (\S+)|\[ {7}OK \] (\S+)|\[ {2}SKIPPED \] (\S+)|Test Case '([^']{1,300})' passed|\[INFO\] Tests run: .{1,200} in (\S+)$|\d+\/\d+ Test +#(\d+): .{1,200} Passed )/;
const fails = /^\s*(?:--- FAIL: (\S+)|\[ {2}FAILED {2}\] (\S+))/;
/** CTest says in front of each line whose it is, by the test's number. */
const owned = /^(\d{1,7}): /;

/** What tells more than the test's own result. */
const graver = /^\s*(?:panic:|fatal error:|WARNING: DATA RACE)/;

/** Marks what passed tests wrote, where the report names the test before its output or in front of each of its lines. */
export function markOutputOfPassed({ text, rows, kind }: Report): void {
	const passed = namesIn({ text, rows, kind }, passes);
	for (const name of namesIn({ text, rows, kind }, fails)) passed.delete(name);
	let isPassed = false;
	for (let row = 0; row < kind.length; row++) {
		if (kind[row] === kinds.aside) {
			const name = nameIn(speakers, rowHead(text, rows, row, LOOK));
			isPassed = name !== undefined && passed.has(name);
		} else if (kind[row] !== kinds.other && kind[row] !== kinds.blank) isPassed = false;
		else {
			const line = rowHead(text, rows, row, LOOK);
			const owner = nameIn(owned, line);
			if ((isPassed || (owner !== undefined && passed.has(owner))) && !graver.test(line)) kind[row] = kinds.aside;
		}
	}
}

/** Takes back that a line which says whose output follows may leave: without it the output would be that of the test above. */
export function unmarkSpeakers({ text, rows, kind }: Report): void {
	for (let row = 1; row < kind.length; row++)
		if (kind[row] === kinds.other && kind[row - 1] === kinds.aside && speakers.test(rowHead(text, rows, row - 1, LOOK)))
			kind[row - 1] = kinds.other;
}

function namesIn({ text, rows, kind }: Report, shape: RegExp): Set<string> {
	const names = new Set<string>();
	for (let row = 0; row < kind.length; row++) {
		if (kind[row] === kinds.other || kind[row] === kinds.blank || kind[row] === kinds.aside) continue;
		const name = nameIn(shape, rowHead(text, rows, row, LOOK));
		if (name !== undefined) names.add(name);
	}
	return names;
}

function nameIn(shape: RegExp, line: string): string | undefined {
	return shape
		.exec(line)
		?.slice(1)
		.find((name) => name !== undefined);
}

/** Marks the diagnostics (in YAML) below tests that passed, as TAP has them. */
export function markDiagnostics({ text, rows, kind }: Report): void {
	let isInside = false;
	for (let row = 1; row < kind.length; row++) {
		const line = rowHead(text, rows, row, LOOK).trim();
		if (line === '---' && isHarmless(kind[row - 1] as number)) isInside = true;
		if (isInside) kind[row] = kinds.aside;
		if (line === '...') isInside = false;
	}
}

/** What opens the details of failures, in which nothing names a test; and what ends them. bazel names a target alone. */
const details =
	/^(?:\s*● |_{3,} \S| FAIL {2}\S.{0,300}(?: > | \[ )|(?:FAIL|ERROR): (?!\/\/)\S|---- \S|\s+\d{1,9} failing$)/;
const listing =
	/^["']?(?:(?:PASS| PASS |FAIL| FAIL ) \S|={3,} \S|Tests?:|Test Suites:| RUN {2}v\d| Test Files {2}|test result:|running \d+ tests?$|RUNS |Ran \d+ tests? in |\d+ examples?, \d|> \S{1,200}@\d\S{0,60} \S)/;

/** Takes back what lines in the details of failures seem to be: a message may quote the lines of a runner. */
export function unmarkDetails({ text, rows, kind }: Report): void {
	let isInside = false;
	for (let row = 0; row < kind.length; row++) {
		if (kind[row] === kinds.blank || (kind[row] === kinds.other && !isInside)) continue;
		const line = rowHead(text, rows, row, LOOK);
		if (kind[row] !== kinds.other && details.test(line)) isInside = true;
		else if (listing.test(line)) isInside = false;
		else if (isInside && isHarmless(kind[row] as number)) kind[row] = kinds.other;
	}
}

/** The totals of mocha, above which a line behind a dash is a test that was skipped. */
const pendingTotal = /^\s{1,9}[1-9]\d{0,8} pending$/m;
const pending = /^\s{2,200}- \S/;

/** Marks the tests that mocha calls pending. */
export function markPending({ text, rows, kind }: Report): void {
	const totals = text.includes(' pending') ? text.search(pendingTotal) : -1;
	for (let row = 0; row < kind.length && (rows.starts[row] as number) < totals; row++)
		if (kind[row] === kinds.other && pending.test(rowHead(text, rows, row, LOOK))) kind[row] = kinds.skipped;
}

/** Marks lines that head nothing but tests that passed or were skipped, each further indented than its head. */
export function markHeadings({ text, rows, kind }: Report): void {
	/** What stands below the current line, by indent: whether tests are in it, and whether anything else is. */
	const below: { indent: number; hasTests: boolean; isHarmless: boolean }[] = [];
	for (let row = kind.length - 1; row >= 0; row--) {
		if (kind[row] === kinds.blank) continue;
		const indent = firstVisible(text, rows, row) - (rows.starts[row] as number);
		let hasTests = false;
		let allHarmless = true;
		while (below.length > 0 && (below.at(-1)?.indent ?? 0) > indent) {
			const inner = below.pop();
			hasTests ||= inner?.hasTests === true;
			allHarmless &&= inner?.isHarmless === true;
		}
		if (kind[row] === kinds.other && hasTests && allHarmless) kind[row] = kinds.aside;
		const own = kind[row] as number;
		const isTest = own === kinds.passed || own === kinds.skipped;
		below.push({ indent, hasTests: hasTests || isTest, isHarmless: allHarmless && isHarmless(own) });
	}
}

/** Whether a line may leave with the tests around it. */
export function isHarmless(kind: number): boolean {
	return kind >= kinds.passed && kind <= kinds.aside;
}

/** Marks the blank lines between lines that leave. */
export function markBlanks(kind: Uint8Array): void {
	for (let row = 0; row < kind.length; row++) {
		if (kind[row] !== kinds.blank) continue;
		let end = row;
		while (kind[end] === kinds.blank) end++;
		if (row > 0 && end < kind.length && isHarmless(kind[row - 1] as number) && isHarmless(kind[end] as number))
			kind.fill(kinds.aside, row, end);
		row = end;
	}
}
