import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { isSameText } from '../sameText.ts';
import { buildLine } from './buildLines.ts';
import type { BuildRecord } from './buildRecord.ts';
import { detailsOf, needsDetails } from './details.ts';
import { templateOf } from './template.ts';

/** Records that say the same but for their variables. */
export interface Group {
	/** Numbers of the records; the first one is shown. */
	members: number[];
	/** Whether all members are the same text, their first lines at least. */
	identical: boolean;
}

/** Lines that are no diagnostics may be read if there are fewer of a kind than this. */
const LEAST_PLAIN = 4;

/** Takes the records of a build; returns the group of each, or undefined where a record stands for itself alone. */
export function groupRecords(input: ReduceInput, records: readonly BuildRecord[]): (Group | undefined)[] {
	const groups = new Map<string | number, Group>();
	const groupOf = records.map((record, number) => {
		const key = keyOf(input, records, number);
		if (key === undefined) return undefined;
		const group = groups.get(key);
		if (!group) {
			const opened = { members: [number], identical: true };
			groups.set(key, opened);
			return opened;
		}
		group.identical &&= isSameHead(input, records[group.members[0] as number] as BuildRecord, record);
		group.members.push(number);
		return group;
	});
	keepFolders(records, groupOf);
	return groupOf.map((group, number) => (group && isWorth(group, records[number] as BuildRecord) ? group : undefined));
}

/**
 * Lines that say in which folder files are, or which task found what is wrong, stand for themselves if a diagnostic
 * below stays: its path is seen from there.
 */
function keepFolders(records: readonly BuildRecord[], groupOf: (Group | undefined)[]): void {
	if (!records.some(({ isFolder }) => isFolder)) return;
	let folder = -1;
	records.forEach(({ kind, isFolder }, number) => {
		if (isFolder) folder = number;
		const group = groupOf[number];
		if (folder < 0 || kind !== 'diagnostic' || (group && group.members[0] !== number)) return;
		groupOf[folder] = undefined;
		folder = -1;
	});
	for (const group of new Set(groupOf)) {
		if (group) group.members = group.members.filter((number) => groupOf[number] === group);
	}
}

/** The line behind a record. */
export function recordEnd(input: Pick<ReduceInput, 'lines'>, records: readonly BuildRecord[], number: number): number {
	return records[number + 1]?.start ?? lineCount(input.lines);
}

/** Whether a record shares a character with what has to stay visible. */
export function isKept(input: ReduceInput, records: readonly BuildRecord[], number: number): boolean {
	const { lines, keep } = input;
	if (keep.length === 0) return false;
	const start = lines.starts[(records[number] as BuildRecord).start] as number;
	return intersects(keep, start, lineEnd(lines, recordEnd(input, records, number) - 1));
}

function isWorth({ members, identical }: Group, { kind, isNoise }: BuildRecord): boolean {
	return members.length >= (kind === 'diagnostic' || isNoise || identical ? 2 : LEAST_PLAIN);
}

/** Errors are like each other only if all that is said about them is. */
function keyOf(input: ReduceInput, records: readonly BuildRecord[], number: number): string | number | undefined {
	const { kind, key, start } = records[number] as BuildRecord;
	if (key === undefined) return undefined;
	const end = recordEnd(input, records, number);
	if (isKept(input, records, number)) return undefined;
	if (kind !== 'diagnostic' || end === start + 1 || !needsDetails(buildLine(input, start).bare)) return key;
	const details = detailsOf(input, start + 1, end).map(([from, to]) => templateOf(input.text, from, to));
	return `${key} ${details.join(' ')}`;
}

function isSameHead({ text, lines }: ReduceInput, one: BuildRecord, other: BuildRecord): boolean {
	const start = (record: BuildRecord) => lines.starts[record.start] as number;
	const end = (record: BuildRecord) => contentEnd(text, lines, record.start);
	return isSameText(text, start(one), end(one), start(other), end(other));
}
