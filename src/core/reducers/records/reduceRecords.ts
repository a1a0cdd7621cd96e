import { timesNotice } from '../../edits/notices.ts';
import { copy, count, marker, type Part, price, text as wording } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { borderBefore } from '../../source/characters.ts';
import { contentEnd, lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { isSameText } from '../sameText.ts';
import { FieldChoices } from './fieldChoices.ts';
import { FieldFates } from './fieldFates.ts';
import { FieldGaps } from './fieldGaps.ts';
import { LongValues } from './longValues.ts';
import { RecordLog } from './recordLog.ts';
import { areDiagnostics, reduceDiagnostics } from './reduceDiagnostics.ts';
import { reduceTestEvents } from './reduceTestEvents.ts';
import { areTestEvents } from './testEvents.ts';

/**
 * Reduces a log of JSON records, one for each line. Records that have the same fields, level, status and message but for
 * variable parts (times, ids, numbers) fold into the first one, with their count and their latest time; those
 * stay that have a value which hardly any other has, that took far longer than others, or are the first with a word in
 * one of their fields. Of a visible record leave the fields that repeat the record above. Each line stays JSON.
 */
export const reduceRecords: Reducer = (input) => {
	if (areTestEvents(input.text, input.lines)) return reduceTestEvents(input);
	if (areDiagnostics(input.text, input.lines)) return reduceDiagnostics(input);
	return new RecordPlanner(input).plan();
};

const toSeconds = /^(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d|\d{9,11}(?=\.\d))/;
/** UTF-16 units of `2026-01-05T`, and of `2026-01-05T10:04:05`. */
const DATE = 11;
const SECONDS = 19;

class RecordPlanner {
	private readonly builder = new PlanBuilder();
	private readonly log: RecordLog;
	private readonly fates: FieldFates;
	private readonly gaps: FieldGaps;
	private readonly values: LongValues;
	/** Per template: the omission of its fold. */
	private readonly omissions: Int32Array;
	/** The omission that all folds are shares of, if they share one ref; -1 before the first. */
	private whole = -1;
	/** Key of the field that tells how many records one stands for: none that the log has itself. */
	private readonly key: string;

	constructor(private readonly input: ReduceInput) {
		this.log = new RecordLog(input);
		this.key = /"(?:×|\\u00[dD]7)"/.test(input.text) ? '× here' : '×';
		const choices = new FieldChoices(input.keep);
		this.fates = new FieldFates(input.text, choices, this.log.paths, this.log.common);
		this.gaps = new FieldGaps(
			this.builder,
			choices,
			'repeated fields',
			this.log.hasBookkeeping
				? 'fields here and below: bookkeeping, or as last shown above'
				: 'fields here and below as last shown above',
		);
		this.values = new LongValues(input, this.log.paths.roles, this.builder);
		this.omissions = new Int32Array(this.log.head.length);
	}

	plan(): Plan {
		for (let line = 0; line < this.log.template.length; line++) this.add(line);
		return this.builder.build();
	}

	private add(line: number): void {
		const { log } = this;
		const template = log.template[line] as number;
		if (template < 0) return;
		const isFold = log.alone[line] === 0 && log.head[template] !== log.last[template];
		if (isFold && log.head[template] !== line) {
			const { lines } = this.input;
			this.builder.edit(this.omissions[template] as number, lines.starts[line] as number, lineEnd(lines, line));
			return;
		}
		if (log.read(line)) {
			this.fates.judge(log.reader.fields, log.failed[template] === true);
			this.gaps.add(log.reader.fields, (field) => this.values.shorten(log.reader.fields, field));
			if (isFold) this.addTimes(line, template);
		} else if (isFold) this.addPlainTimes(line, template);
	}

	/** Shows in a field of its own, before the brace that closes the record, how many records it stands for. */
	private addTimes(line: number, template: number): void {
		const comma = this.log.reader.fields.size > 0 ? ',' : '';
		const isFirst = this.whole < 0;
		const omission = this.open(template);
		const end = this.log.endOf(line);
		const until = this.until(template);
		const told = isFirst || this.input.granularity === 'fine' ? [wording(' '), marker, price] : [];
		const notice = [wording(`${comma}"${this.key}":"`), count, ...until, ...told, wording('"')];
		this.builder.edit(omission, end - 1, end, [...notice, copy(end - 1, end)]);
	}

	private addPlainTimes(line: number, template: number): void {
		const { text, lines, granularity } = this.input;
		const end = contentEnd(text, lines, line);
		const start = Math.max(lines.starts[line] as number, borderBefore(text, end - 1));
		this.builder.edit(this.open(template), start, end, [copy(start, end), ...timesNotice(granularity)]);
	}

	/** ` until 10:04:05`: the latest time of the fold, to seconds; without its date if that is the head's. */
	private until(template: number): Part[] {
		const from = this.log.time();
		this.log.read(this.log.latest[template] as number);
		const to = this.log.time();
		const { text } = this.input;
		if (!from || !to || isSameText(text, ...from, ...to)) return [];
		const shown = toSeconds.exec(text.slice(to[0], to[1]))?.[0].length ?? to[1] - to[0];
		const isSameDay = shown === SECONDS && isSameText(text, from[0], from[0] + DATE, to[0], to[0] + DATE);
		return [wording(' until '), copy(isSameDay ? to[0] + DATE : to[0], to[0] + shown)];
	}

	/** Opens the omission of a fold. Among JSON there is no legend, so that folds of one ref are shares of one omission. */
	private open(template: number): number {
		const shared = this.input.granularity === 'coarse' && this.whole >= 0;
		const omission = this.builder.omission('similar lines', shared ? this.whole : undefined);
		if (this.whole < 0) this.whole = omission;
		this.omissions[template] = omission;
		return omission;
	}
}
