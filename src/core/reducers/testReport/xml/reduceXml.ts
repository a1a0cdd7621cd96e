import { PlanBuilder } from '../../../edits/plan.ts';
import { intersects } from '../../../edits/spans.ts';
import type { ReduceInput } from '../../reducer.ts';
import { thinOutput, thinTrace } from '../details.ts';
import { type Counted, foldTests } from '../foldTests.ts';
import { ownPackage } from '../frames.ts';
import { Notices } from '../notices.ts';
import { plainRows } from '../rows.ts';
import { SameDetails } from '../sameDetails.ts';
import { heaviest, verdicts, wordsOf } from '../verdicts.ts';
import type { Work } from '../work.ts';
import { type Attribute, attributesOf } from './attributes.ts';
import { isCase, judgeXml } from './judgeXml.ts';
import { scanXml } from './scanXml.ts';
import type { XmlTree } from './xmlTree.ts';

/** Elements that say nothing about a failure, and what their children are called. */
const asides: Readonly<Record<string, string>> = {
	properties: 'properties',
	testdefinitions: 'test definitions',
	testentries: 'test entries',
	testlists: 'test lists',
	environment: 'environment values',
};
const outputs = new Set(['system-out', 'system-err', 'stdout', 'stderr', 'output', 'debugtrace']);
const errors = new Set(['system-err', 'stderr']);
const nothing = /^(?:\s|<!\[CDATA\[|\]\]>)*$/;
const traces = new Set([
	'failure',
	'error',
	'rerunfailure',
	'rerunerror',
	'flakyfailure',
	'flakyerror',
	'stacktrace',
	'stack-trace',
	'full-stacktrace',
	'message',
]);

/** How far around a message the element that names its class may be. */
const LEVELS = 5;

/** Reduces a report in XML (JUnit and its kin, TRX, NUnit, TestNG, xUnit): what did not fail leaves, as counts. */
export function reduceXml(input: ReduceInput): PlanBuilder {
	const plan = new PlanBuilder();
	const work: Work = { input, plan, notices: new Notices('xml', input.granularity) };
	const tree = scanXml(input.text);
	new XmlReduction(work, tree, judgeXml(work, tree)).run();
	return plan;
}

class XmlReduction {
	/** How many tests stand before each element. */
	private readonly casesBefore: Int32Array;
	private readonly same: SameDetails;

	constructor(
		private readonly work: Work,
		private readonly tree: XmlTree,
		private readonly bits: Uint8Array,
	) {
		this.same = new SameDetails(work);
		this.casesBefore = new Int32Array(tree.size + 1);
		for (let node = 0; node < tree.size; node++)
			this.casesBefore[node + 1] = (this.casesBefore[node] as number) + (isCase(tree, node, bits) ? 1 : 0);
	}

	/** One pass over the elements in document order; what is folded is skipped as a whole. */
	run(): void {
		const { tree } = this;
		for (let node = 0; node < tree.size; ) {
			if (this.isHarmless(node)) node = this.foldTests(node);
			else if (this.isAside(node)) node = this.foldAside(node);
			else this.show(node++);
		}
	}

	/** Whether an element holds tests, none of which failed. */
	private isHarmless(node: number): boolean {
		const bits = this.bits[node] as number;
		return bits !== verdicts.none && (bits & verdicts.failed) === 0 && this.hasCase(node);
	}

	private hasCase(node: number): boolean {
		return this.casesBefore[this.tree.next[node] as number] !== this.casesBefore[node];
	}

	/** Folds an element without failed tests and the ones like it behind it; returns the number of the element behind. */
	private foldTests(from: number): number {
		const { tree } = this;
		let last = from;
		for (let next = tree.next[from] as number; this.isJoined(last, next) && this.isHarmless(next); ) {
			last = next;
			next = tree.next[next] as number;
		}
		const behind = tree.next[last] as number;
		const tests: Counted[] = [];
		for (let node = from; node < behind; node++)
			if (isCase(tree, node, this.bits)) tests.push({ start: tree.start[node] as number, words: this.wordsFor(node) });
		foldTests(this.work, tests, tree.start[from] as number, tree.end[last] as number);
		return behind;
	}

	/** How a test ended. What it wrote to stderr although it did not fail may be the trace of another one's failure. */
	private wordsFor(node: number): string {
		const words = wordsOf(heaviest(this.bits[node] as number));
		return this.hasErrors(node) ? `${words} with stderr` : words;
	}

	private hasErrors(node: number): boolean {
		const { tree, work } = this;
		const behind = tree.next[node] as number;
		for (let child = node + 1; child < behind; child = tree.next[child] as number) {
			const content = work.input.text.slice(tree.opened[child], tree.close[child]);
			if (errors.has(tree.name[child] as string) && !nothing.test(content)) return true;
		}
		return false;
	}

	/** Whether an element follows another one in the same element, and nothing between them has to stay visible. */
	private isJoined(node: number, next: number): boolean {
		const { parent, size, end, start } = this.tree;
		if (next >= size || parent[next] !== parent[node]) return false;
		return !intersects(this.work.input.keep, end[node] as number, start[next] as number);
	}

	private isAside(node: number): boolean {
		const { tree, work } = this;
		if (asides[tree.name[node] as string] === undefined || tree.next[node] === node + 1) return false;
		return !intersects(work.input.keep, tree.start[node] as number, tree.end[node] as number);
	}

	/** Folds an element with what it lists; one edit per child. */
	private foldAside(node: number): number {
		const { tree, work } = this;
		const what = asides[tree.name[node] as string] as string;
		const omission = work.plan.omission(what);
		const behind = tree.next[node] as number;
		for (let child = node + 1; child < behind; child = tree.next[child] as number) {
			const next = tree.next[child] as number;
			const from = child === node + 1 ? node : child;
			const to = next === behind ? (tree.end[node] as number) : (tree.start[next] as number);
			work.plan.edit(omission, tree.start[from] as number, to, from === node ? work.notices.whole(what) : undefined);
		}
		return behind;
	}

	private show(node: number): void {
		const { tree } = this;
		const name = tree.name[node] as string;
		const isOutput = outputs.has(name);
		if (tree.next[node] !== node + 1 || (!isOutput && !traces.has(name))) return;
		const inner = { start: tree.opened[node] as number, end: tree.close[node] as number };
		const test = this.attributeAround(node, 'name', 'testname');
		const earlier = test && this.same.earlier(inner, test);
		if (earlier) this.same.fold(inner, earlier, '');
		else this.thin(node, isOutput ? thinOutput : thinTrace);
	}

	private thin(node: number, thin: typeof thinTrace): void {
		const { tree, work } = this;
		const rows = plainRows(work.input.text, tree.opened[node] as number, tree.close[node] as number);
		const named = this.attributeAround(node, 'classname', 'fullname');
		thin(work, rows, named ? ownPackage(work.input.text.slice(named.start, named.end)) : '');
	}

	/** An attribute of the test around an element. */
	private attributeAround(node: number, ...names: readonly string[]): Attribute | undefined {
		const { tree, work } = this;
		let around = tree.parent[node] as number;
		for (let level = 0; level < LEVELS && around >= 0; level++, around = tree.parent[around] as number) {
			const tag = attributesOf(work.input.text, tree.start[around] as number, tree.opened[around] as number);
			const found = tag.find(({ name }) => names.includes(name.toLowerCase()));
			if (found) return found;
		}
		return undefined;
	}
}
