import { markerIf, othersAmongThem, timesNotice } from '../../edits/notices.ts';
import { copy, lines as lineTotal, type Part, text as wording } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { borderBefore } from '../../source/characters.ts';
import { contentEnd, lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { alsoAt } from './alsoAt.ts';
import type { BuildRecord } from './buildRecord.ts';
import { type Group, groupRecords, isKept, recordEnd } from './groups.ts';
import { lastState } from './lastState.ts';
import { namedHosts } from './namedHosts.ts';
import { type PlannedTwin, plannedTwins } from './plannedTwins.ts';
import { readBuild } from './readBuild.ts';
import { ShownLines } from './shownLines.ts';

/**
 * Reduces what compilers, linters, package managers and build tools print. Diagnostics that differ only in what they
 * name fold into the first one, which stays in full with its snippet and then says where the others are and what they
 * name. Downloads, progress and other lines by which a tool shows that it is at work fold into the first one of their
 * kind. All else stays in order: errors, failing targets, exit codes, sums.
 */
export const reduceBuild: Reducer = (input) => {
	const records = readBuild(input.text, input.lines);
	return new BuildPlanner(input, records, groupRecords(input, records)).plan();
};

class BuildPlanner {
	private readonly builder = new PlanBuilder();
	private readonly omissions = new Map<Group, number>();
	private readonly shown: ShownLines;
	private readonly twins: ReadonlyMap<number, PlannedTwin>;

	constructor(
		private readonly input: ReduceInput,
		private readonly records: readonly BuildRecord[],
		private readonly groupOf: readonly (Group | undefined)[],
	) {
		this.shown = new ShownLines(input, this.builder);
		this.twins = plannedTwins(input);
	}

	plan(): Plan {
		let from = -1;
		for (let number = 0; number < this.records.length; number++) {
			const record = this.records[number] as BuildRecord;
			const last = this.addTwin(number);
			if (last >= number) number = last;
			else if (record.kind === 'scope' && this.leaves(number)) from = record.start;
			else {
				this.add(number, from);
				from = -1;
			}
		}
		return this.builder.build();
	}

	/** Says what is planned as for another thing, if a record begins that; returns the last record of it, or -1. */
	private addTwin(number: number): number {
		const { start } = this.records[number] as BuildRecord;
		const twin = this.twins.get(start);
		if (!twin) return -1;
		let last = number;
		while (recordEnd(this.input, this.records, last) < twin.end) last++;
		if (recordEnd(this.input, this.records, last) !== twin.end) return -1;
		const { lines, granularity } = this.input;
		const omission = this.builder.omission('plans as for another');
		this.builder.edit(omission, lines.starts[start] as number, lineEnd(lines, twin.end - 1), [
			...[wording('  … '), lineTotal, wording(' lines as for '), copy(...twin.like), wording(' but for the index')],
			...markerIf(granularity),
			wording('\n'),
		]);
		return last;
	}

	/** Whether all diagnostics below a line that says where they are leave, so that it says nothing any more. */
	private leaves(scope: number): boolean {
		if (isKept(this.input, this.records, scope)) return false;
		const { start } = this.records[scope] as BuildRecord;
		let number = scope + 1;
		while (this.records[number]?.scope?.line === start && this.isMember(number)) number++;
		return number > scope + 1 && this.records[number]?.scope?.line !== start;
	}

	private isMember(number: number): boolean {
		const group = this.groupOf[number];
		return group !== undefined && group.members[0] !== number;
	}

	/** Adds the edits of a record; lines from `from` on, if any, leave together with it. */
	private add(number: number, from: number): void {
		const { lines } = this.input;
		const { start } = this.records[number] as BuildRecord;
		const end = recordEnd(this.input, this.records, number);
		const group = this.groupOf[number];
		if (group && this.isMember(number)) {
			const begin = lines.starts[from < 0 ? start : from] as number;
			this.builder.edit(this.omissions.get(group) as number, begin, lineEnd(lines, end - 1));
			return;
		}
		this.shown.addLine(start);
		if (group) this.addHead(number, group);
		this.shown.add(start + 1, end);
	}

	/** Shows behind the last character of a line how many it stands for, and where they are. */
	private addHead(number: number, group: Group): void {
		const { text, lines, granularity } = this.input;
		const { start, kind, isNoise } = this.records[number] as BuildRecord;
		const end = contentEnd(text, lines, start);
		const omission = this.builder.omission(reasonOf(kind === 'diagnostic', group, isNoise));
		this.omissions.set(group, omission);
		const begin = borderBefore(text, end - 1);
		const others = kind === 'diagnostic' ? alsoAt(this.input, this.records, group) : this.until(group);
		this.builder.edit(omission, begin, end, [copy(begin, end), ...timesNotice(granularity, others)]);
	}

	/** How far the work had come in the last of lines that show it, or the hosts or folders that they are about. */
	private until({ members, identical }: Group): Part[] {
		const last = this.records[members.at(-1) as number] as BuildRecord;
		if (last.isNamed) return namedHosts(this.input, this.records, members);
		if (last.isFolder && !identical) return [othersAmongThem];
		return last.isNoise
			? lastState(
					this.input,
					members.map((member) => (this.records[member] as BuildRecord).start),
				)
			: [];
	}
}

function reasonOf(isDiagnostic: boolean, { identical }: Group, isNoise: boolean): string {
	if (isNoise) return 'build progress';
	if (identical) return 'repeated lines';
	return isDiagnostic ? 'similar diagnostics' : 'similar lines';
}
