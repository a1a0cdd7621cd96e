import { PlanBuilder } from '../../../edits/plan.ts';
import { intersects } from '../../../edits/spans.ts';
import { type JsonTree, object, run, string } from '../../json/jsonTree.ts';
import { scanJson } from '../../json/scanJson.ts';
import { quote, stringEnd } from '../../json/tokens.ts';
import type { ReduceInput } from '../../reducer.ts';
import { thinOutput, thinTrace } from '../details.ts';
import { foldTests } from '../foldTests.ts';
import { Notices } from '../notices.ts';
import { escapedRows } from '../rows.ts';
import { heaviest, verdicts, wordsOf } from '../verdicts.ts';
import type { Work } from '../work.ts';
import { type Content, foldFrames } from './frameLists.ts';
import { isInList, judgeJson } from './judgeJson.ts';
import { keyOf } from './keys.ts';
import { parentsOf } from './parents.ts';
import { repeatedIn } from './repeated.ts';

/** Objects that say nothing about a failure. */
const asides = new Set(['coveragemap', 'coverage', 'environment', 'env', 'metadata']);
const ASIDE = 'values aside';
/** Keys of captured output. */
const outputs = new Set(['stdout', 'stderr', 'output', 'log', 'logs', 'console', 'systemout', 'systemerr']);
/** Of a failed test that stands in several lists the last one stays, as lists of failures stand behind those of all tests. */
const AGAIN = 'failed, shown below';

/** Reduces a report in JSON; undefined if it holds no tests. */
export function reduceJsonReport(input: ReduceInput): PlanBuilder | undefined {
	const plan = new PlanBuilder();
	const work: Work = { input, plan, notices: new Notices('json', input.granularity) };
	const tree = scanJson(input.text);
	const reduction = new JsonReportReduction(work, tree);
	return reduction.run() ? plan : undefined;
}

class JsonReportReduction {
	private readonly parents: Int32Array;
	private readonly bits: Uint8Array;
	private readonly again: Uint8Array;

	constructor(
		private readonly work: Work,
		private readonly tree: JsonTree,
	) {
		this.parents = parentsOf(tree);
		this.bits = judgeJson(work, tree, this.parents);
		this.again = repeatedIn(
			work,
			tree,
			(node) => this.isTest(node) && ((this.bits[node] as number) & verdicts.failed) !== 0,
		);
	}

	/** One pass over the values in document order; what is folded is skipped as a whole. Tells whether there were tests. */
	run(): boolean {
		const { tree } = this;
		let tests = 0;
		for (let node = 0; node < tree.size; ) {
			if (this.isTest(node)) tests++;
			if (this.isFolded(node)) node = this.foldTests(node);
			else if (this.isAside(node)) node = this.foldAside(node);
			else this.show(node++);
		}
		return tests > 0;
	}

	/** Whether a value is an object in a list that tells how a test, or several, ended. */
	private isTest(node: number): boolean {
		return isInList(this.tree, node, this.parents[node] as number) && this.bits[node] !== verdicts.none;
	}

	private isFolded(node: number): boolean {
		return this.isTest(node) && (this.again[node] === 1 || ((this.bits[node] as number) & verdicts.failed) === 0);
	}

	/** Folds a test and the ones like it behind it; returns the number of the value behind. */
	private foldTests(from: number): number {
		const { tree } = this;
		const list = this.parents[from] as number;
		let last = from;
		let behind = tree.next[from] as number;
		while (behind < (tree.next[list] as number) && this.isFolded(behind) && this.mayJoin(last, behind)) {
			last = behind;
			behind = tree.next[last] as number;
		}
		const tests = this.innermost(from, behind).map((node) => ({
			start: tree.start[node] as number,
			words: this.wordsFor(node),
		}));
		foldTests(this.work, tests, tree.start[from] as number, tree.end[last] as number);
		return behind;
	}

	/** Whether nothing between two values has to stay visible. */
	private mayJoin(value: number, next: number): boolean {
		const { end, start } = this.tree;
		return !intersects(this.work.input.keep, end[value] as number, start[next] as number);
	}

	private wordsFor(node: number): string {
		return this.again[node] === 1 ? AGAIN : wordsOf(heaviest(this.bits[node] as number));
	}

	/** The tests from one value up to another that hold no others. */
	private innermost(from: number, behind: number): number[] {
		const found: number[] = [];
		for (let node = from; node < behind; node++) {
			if (!this.isTest(node)) continue;
			const outer = found.at(-1);
			if (outer !== undefined && node < (this.tree.next[outer] as number)) found.pop();
			found.push(node);
			if (this.again[node] === 1) node = (this.tree.next[node] as number) - 1;
		}
		return found;
	}

	private isAside(node: number): boolean {
		const { tree, work } = this;
		return (
			tree.kind[node] === object &&
			tree.next[node] !== node + 1 &&
			asides.has(keyOf(work.input.text, tree, node)) &&
			!intersects(work.input.keep, tree.start[node] as number, tree.end[node] as number)
		);
	}

	/** Folds an object whose members say nothing about a failure; one edit per member. */
	private foldAside(node: number): number {
		const { tree, work } = this;
		const omission = work.plan.omission(ASIDE);
		const behind = tree.next[node] as number;
		for (let child = node + 1; child < behind; child = tree.next[child] as number) {
			const next = tree.next[child] as number;
			const start = child === node + 1 ? (tree.start[node] as number) : (tree.key[child] as number);
			const end = next === behind ? (tree.end[node] as number) : (tree.key[next] as number);
			work.plan.edit(omission, start, end, child === node + 1 ? work.notices.whole(ASIDE) : undefined);
		}
		return behind;
	}

	private show(node: number): void {
		const { tree, work } = this;
		const { text } = work.input;
		if (tree.kind[node] !== string && tree.kind[node] !== run) return;
		const owner = tree.key[node] === -1 ? (this.parents[node] as number) : node;
		const thin = outputs.has(keyOf(text, tree, owner)) ? thinOutput : thinTrace;
		const contents = contentsIn(text, tree.start[node] as number, tree.end[node] as number);
		foldFrames(work, contents, ([start, end]) => thin(work, escapedRows(text, start, end), ''));
	}
}

/** The contents of the strings in the span of plain values. */
function contentsIn(text: string, start: number, end: number): Content[] {
	const contents: Content[] = [];
	for (let at = start; at < end; at++) {
		if (text.charCodeAt(at) !== quote) continue;
		const behind = stringEnd(text, at);
		contents.push([at + 1, behind - 1]);
		at = behind - 1;
	}
	return contents;
}
