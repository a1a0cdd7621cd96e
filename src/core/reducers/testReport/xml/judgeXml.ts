import { intersects } from '../../../edits/spans.ts';
import { SkipReasons } from '../skipReasons.ts';
import { heaviest, verdictOf, verdicts } from '../verdicts.ts';
import type { Work } from '../work.ts';
import { attributesOf } from './attributes.ts';
import type { XmlTree } from './xmlTree.ts';

/** Elements that are one test each: JUnit, TRX, NUnit, TestNG, xUnit, Robot, CTest. */
const cases = new Set(['testcase', 'unittestresult', 'test-case', 'test-method', 'test']);
/** What an element in a test says of how it ended. */
const outcomes: Readonly<Record<string, number>> = {
	failure: verdicts.failed,
	error: verdicts.failed,
	rerunfailure: verdicts.failed,
	rerunerror: verdicts.failed,
	flakyfailure: verdicts.failed,
	flakyerror: verdicts.failed,
	errorinfo: verdicts.failed,
	exception: verdicts.failed,
	skipped: verdicts.skipped,
};
/** Attributes by which an element says how it ended. */
const results = new Set(['result', 'outcome', 'status']);
/** UTF-16 units of the reason for a skip that are looked at. */
const LOOK = 200;
const counts = new Set(['failures', 'errors', 'failed', 'error', 'aborted', 'timeout']);

/** Takes an element tree of a report; returns for each element the verdicts of all tests in it. */
export function judgeXml(work: Work, tree: XmlTree): Uint8Array {
	const bits = new Uint8Array(tree.size);
	const telling = tellingSkips(work.input.text, tree);
	for (let node = tree.size - 1; node >= 0; node--) {
		bits[node] = telling.has(node) ? verdicts.failed : own(work, tree, node, bits[node] as number);
		const parent = tree.parent[node] as number;
		if (parent >= 0) bits[parent] = (bits[parent] as number) | (bits[node] as number);
	}
	return bits;
}

/** Whether an element is one test. */
export function isCase(tree: XmlTree, node: number, bits: Uint8Array): boolean {
	return cases.has(tree.name[node] as string) && (tree.name[node] !== 'test' || bits[node] !== verdicts.none);
}

function own({ input: { text, keep } }: Work, tree: XmlTree, node: number, inner: number): number {
	const start = tree.start[node] as number;
	if (keep.length > 0 && intersects(keep, start, tree.end[node] as number)) return inner | verdicts.failed;
	const name = tree.name[node] as string;
	const outcome = outcomes[name];
	if (outcome !== undefined && tree.parent[node] !== -1) return outcome;
	const said = saidOf(text, tree, node);
	if (!cases.has(name)) return inner | (said & verdicts.failed) | (name === 'status' ? said : 0);
	if (name === 'test' && (said | inner) === 0) return 0;
	return heaviest(said | inner) || verdicts.passed;
}

/** The elements that say why a test was skipped, the first for each reason; their tests stay as failed ones do. */
function tellingSkips(text: string, tree: XmlTree): ReadonlySet<number> {
	const reasons = new SkipReasons();
	const telling = new Set<number>();
	for (let node = 0; node < tree.size; node++) {
		if (tree.name[node] !== 'skipped' || tree.parent[node] === -1) continue;
		const opened = tree.opened[node] as number;
		const message = attributesOf(text, tree.start[node] as number, opened).find(({ name }) => name === 'message');
		const [start, end] = message ? [message.start, message.end] : [opened, tree.close[node] as number];
		if (reasons.isFirst(text.slice(start, Math.min(end, start + LOOK)))) telling.add(node);
	}
	return telling;
}

/** What an element's attributes say. */
function saidOf(text: string, tree: XmlTree, node: number): number {
	let said = 0;
	for (const { name, start, end } of attributesOf(text, tree.start[node] as number, tree.opened[node] as number)) {
		const lower = name.toLowerCase();
		if (results.has(lower)) said |= verdictOf(text.slice(start, end));
		else if (counts.has(lower) && Number(text.slice(start, end)) > 0) said |= verdicts.failed;
	}
	return said;
}
