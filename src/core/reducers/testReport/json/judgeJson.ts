import { intersects } from '../../../edits/spans.ts';
import { array, isContainer, type JsonTree, object, string } from '../../json/jsonTree.ts';
import { heaviest, verdictOf, verdicts } from '../verdicts.ts';
import type { Work } from '../work.ts';
import { keyOf } from './keys.ts';

/** How a member says by its value how a test ended. */
type Kind = 'word' | 'good' | 'bad' | 'skip' | 'count' | 'error' | 'speed';

const keys: Readonly<Record<Kind, string>> = {
	word: 'status outcome state result testcasestatus',
	good: 'ok pass passed success',
	bad: 'fail failed timedout',
	skip: 'pending skipped',
	count:
		'failures failed failedtests numfailedtests numfailingtests numruntimeerrortestsuites errors failurecount failedcount errorcount',
	error: 'err error errors exception failure failures failuremessages failuremessage longrepr crash testexecerror',
	speed: 'speed',
};
const kindsOf = new Map<string, Set<Kind>>();
for (const [kind, names] of Object.entries(keys))
	for (const name of names.split(' ')) kindsOf.set(name, new Set([...(kindsOf.get(name) ?? []), kind as Kind]));

const LONGEST_WORD = 20;

/** Takes the values of a report; returns for each of them the verdicts of what is in it. */
export function judgeJson(work: Work, tree: JsonTree, parents: Int32Array): Uint8Array {
	const bits = new Uint8Array(tree.size);
	for (let node = tree.size - 1; node >= 0; node--) {
		let own = (bits[node] as number) | saidBy(work.input.text, tree, node);
		const start = tree.start[node] as number;
		if (intersects(work.input.keep, start, tree.end[node] as number)) own |= verdicts.failed;
		const parent = parents[node] as number;
		if (isInList(tree, node, parent)) own = heaviest(own);
		bits[node] = own;
		if (parent >= 0) bits[parent] = (bits[parent] as number) | own;
	}
	return bits;
}

/** Whether a value is an object in a list: a test, if it says how it ended. */
export function isInList(tree: JsonTree, node: number, parent: number): boolean {
	return tree.kind[node] === object && parent >= 0 && tree.kind[parent] === array;
}

/** What a value says by its key; 0 for most. */
function saidBy(text: string, tree: JsonTree, node: number): number {
	const kinds = kindsOf.get(keyOf(text, tree, node));
	if (!kinds) return verdicts.none;
	if (isContainer(tree, node)) return kinds.has('error') ? saidByError((tree.next[node] as number) > node + 1) : 0;
	const isText = tree.kind[node] === string;
	const value = text.slice(
		tree.start[node],
		Math.min(tree.end[node] as number, (tree.start[node] as number) + LONGEST_WORD),
	);
	return isText ? saidByText(kinds, value) : saidByWord(kinds, value);
}

function saidByError(hasContent: boolean): number {
	return hasContent ? verdicts.failed : verdicts.quiet;
}

function saidByText(kinds: ReadonlySet<Kind>, quoted: string): number {
	if (kinds.has('speed')) return verdicts.passed;
	if (kinds.has('word')) return verdictOf(quoted.slice(1, -1));
	return kinds.has('error') ? saidByError(quoted !== '""') : verdicts.none;
}

function saidByWord(kinds: ReadonlySet<Kind>, value: string): number {
	if (kinds.has('good') && value === 'true') return verdicts.passed;
	if (kinds.has('good') && value === 'false') return verdicts.failed;
	if (kinds.has('bad') && value === 'true') return verdicts.failed;
	if (kinds.has('skip') && value === 'true') return verdicts.skipped;
	return kinds.has('count') && Number(value) > 0 ? verdicts.failed : verdicts.none;
}
