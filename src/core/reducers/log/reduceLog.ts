import { othersAmongThem, timesNotice } from '../../edits/notices.ts';
import { copy, type Part } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { borderBefore } from '../../source/characters.ts';
import { contentEnd, lineEnd } from '../../source/lines.ts';
import { isRecordStream } from '../records/recordLines.ts';
import { reduceRecords } from '../records/reduceRecords.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { FaultLists } from './faultLists.ts';
import { Folds, identicalFolds } from './folds.ts';
import { InnerGaps } from './innerGaps.ts';
import { FAILED, FRAME, KEPT, REQUEST, SHARED } from './lineFlags.ts';
import { type LogLines, readLogLines } from './logLines.ts';
import { type Records, recordsOf } from './records.ts';
import { RequestGaps } from './requestGaps.ts';
import { untilParts } from './stamps.ts';

/** A frame that is a record of its own, since another program wrote between it and its trace: its place is not that of all. */
const place = /\s(?:at \S.{0,300}\.\w{1,5}:\d{1,7}(?::\d{1,7})?\)?|File "[^"]{1,300}", line \d{1,7}.{0,200})$/;

/**
 * Reduces a log. A log is a sequence of records: a line, and the stack trace or dump that belongs to it. Records that
 * differ in variable parts only (timestamps, ids, numbers, addresses; of no fault, a name among very many) fold into the
 * first one, with their count and the time of the last one; so the first of each kind of error and all rare records stay
 * as they are, in order. Of a visible record, library frames, the user's frames far from the throw where there are many
 * traces, lines that stood in the same order before, and repeated long fields of requests leave.
 */
export const reduceLog: Reducer = (input) => {
	if (isRecordStream(input.text, input.lines)) return reduceRecords(input);
	const log = readLogLines(input.text, input.lines, input.keep);
	const records = recordsOf(input.text, input.lines, log);
	const folds = new Folds(input.text, input.lines, records, log);
	return new LogPlanner(input, log, records, folds).plan();
};

class LogPlanner {
	private readonly builder = new PlanBuilder();
	private readonly gaps: InnerGaps;
	private readonly requests: RequestGaps;
	/** By head: whether all records of its fold are the same text. */
	private readonly identical: Uint8Array;
	private readonly faults: FaultLists;
	/** By head: the omission of its fold. */
	private readonly omissions: Int32Array;

	constructor(
		private readonly input: ReduceInput,
		private readonly log: LogLines,
		private readonly records: Records,
		private readonly folds: Folds,
	) {
		const { text, lines, granularity } = input;
		this.gaps = new InnerGaps(text, lines, log, granularity, this.builder, this.visibleTraces());
		this.requests = new RequestGaps(text, granularity, this.builder);
		this.identical = identicalFolds(text, lines, records, folds);
		this.faults = new FaultLists(text, lines, log, records, folds, this.identical);
		this.omissions = new Int32Array(records.shape.length);
	}

	plan(): Plan {
		for (let record = 0; record < this.records.shape.length; record++) this.add(record);
		return this.builder.build();
	}

	/** How many records that stay visible hold stack traces. */
	private visibleTraces(): number {
		const { start } = this.records;
		let traces = 0;
		for (let record = 0; record < this.records.shape.length; record++) {
			const head = this.folds.headOf(record);
			if (head >= 0 && head !== record) continue;
			const end = start[record + 1] as number;
			for (let line = start[record] as number; line < end; line++) {
				if (!((this.log.flags[line] as number) & FRAME)) continue;
				traces++;
				break;
			}
		}
		return traces;
	}

	private add(record: number): void {
		const { lines } = this.input;
		const start = this.records.start[record] as number;
		const end = this.records.start[record + 1] as number;
		const head = this.folds.headOf(record);
		if (head >= 0 && head !== record) {
			const from = lines.starts[start] as number;
			this.builder.edit(this.omissions[head] as number, from, lineEnd(lines, end - 1));
			this.gaps.pass(start, end);
		} else {
			this.addRequest(start, head === record);
			if (head === record) this.addHead(start, head);
			this.gaps.add(start, end);
		}
	}

	private addRequest(line: number, isHead: boolean): void {
		const { text, lines } = this.input;
		const flags = this.log.flags[line] as number;
		if (!(flags & REQUEST) || flags & KEPT) return;
		const end = contentEnd(text, lines, line);
		this.requests.add(lines.starts[line] as number, end, isHead ? this.headStart(line) : end, (flags & FAILED) !== 0);
	}

	/** Shows how often the line stands for others, behind its last character. */
	private addHead(line: number, head: number): void {
		const { text, lines, granularity } = this.input;
		const start = this.headStart(line);
		const end = contentEnd(text, lines, line);
		const notice = timesNotice(granularity, [...this.until(line, head), ...this.which(line, head)]);
		this.builder.edit(this.open(head), start, end, [copy(start, end), ...notice]);
	}

	/** Beside variants with counts of their own it would seem that the count is that of one variant, too. */
	private which(line: number, head: number): Part[] {
		const listed = this.faults.partsOf(head);
		if (listed.length > 0) return listed;
		const { text, lines } = this.input;
		const isShared = ((this.log.flags[line] as number) & SHARED) !== 0;
		const isPlace = () => place.test(text.slice(lines.starts[line], contentEnd(text, lines, line)));
		return isShared || (!this.identical[head] && isPlace()) ? [othersAmongThem] : [];
	}

	/** Offset of the last character of a line's content. */
	private headStart(line: number): number {
		const { text, lines } = this.input;
		const end = contentEnd(text, lines, line);
		return Math.max(lines.starts[line] as number, borderBefore(text, end - 1));
	}

	private until(line: number, head: number): Part[] {
		const { text, lines } = this.input;
		const spanOf = (of: number) => [lines.starts[of] as number, contentEnd(text, lines, of)] as const;
		return untilParts(text, spanOf(line), spanOf(this.records.start[this.folds.latestOf(head)] as number));
	}

	/** Opens the omission of a fold. */
	private open(head: number): number {
		const omission = this.builder.omission(this.reasonOf(head));
		this.omissions[head] = omission;
		return omission;
	}

	private reasonOf(head: number): string {
		return this.identical[head] ? 'repeated lines' : 'similar lines';
	}
}
