import { copy, count, marker, price, text as wording } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { FieldChoices, fates } from './fieldChoices.ts';
import { FieldGaps } from './fieldGaps.ts';
import { FieldPaths } from './fieldPaths.ts';
import { recordEnd } from './recordLines.ts';
import { RecordReader } from './recordReader.ts';
import { TestResults, type Verdict, type WrittenEvent } from './testResults.ts';

/**
 * Reduces the events of `go test -json`. Of tests and packages that failed or never ended the whole output stays, in
 * order, with package and test; the fields of an output that repeat the event above leave. The events of tests that
 * passed leave, with their number; of those that were skipped the reasons stay.
 */
export const reduceTestEvents: Reducer = (input) => new TestEventPlanner(input).plan();

interface Fold {
	readonly reason: string;
	/** What is counted: the events with this action. */
	readonly what: string;
	readonly action: string;
}

const folds: Readonly<Record<Exclude<Verdict, 'shown' | 'course'>, Fold>> = {
	passedTest: { reason: 'passed tests', what: 'tests passed', action: '"pass"' },
	passedPackage: { reason: 'passed tests', what: 'packages passed', action: '"pass"' },
	skippedTest: { reason: 'skipped tests', what: 'tests skipped', action: '"skip"' },
};
/** The parts of an event by their keys; '' for those that every event may have. */
const names = new Map<string, 'action' | 'pkg' | 'test' | 'output' | ''>([
	['Time', ''],
	['Action', 'action'],
	['Package', 'pkg'],
	['ImportPath', 'pkg'],
	['Test', 'test'],
	['Output', 'output'],
	['Elapsed', ''],
]);

class TestEventPlanner {
	private readonly builder = new PlanBuilder();
	private readonly reader: RecordReader;
	private readonly choices: FieldChoices;
	private readonly course: FieldGaps;
	private readonly results = new TestResults();
	/** Omissions by reason, and by what they count; what is not counted is a share of the former. */
	private readonly omissions = new Map<string, number>();
	/** The event shown last; undefined before the first and behind lines that hold none. */
	private shown: WrittenEvent | undefined;

	constructor(private readonly input: ReduceInput) {
		this.reader = new RecordReader(input.text, new FieldPaths(input.text));
		this.choices = new FieldChoices(input.keep);
		this.course = new FieldGaps(this.builder, this.choices, 'course of tests', 'events and repeated fields');
	}

	plan(): Plan {
		const count = lineCount(this.input.lines);
		for (let line = 0; line < count; line++) {
			const event = this.read(line);
			if (event) this.results.learn(event);
		}
		for (let line = 0; line < count; line++) this.add(line);
		return this.builder.build();
	}

	private add(line: number): void {
		const { text, lines, keep } = this.input;
		const event = this.read(line);
		const start = lines.starts[line] as number;
		const end = lineEnd(lines, line);
		const verdict = event ? this.results.verdict(event) : 'shown';
		if (verdict === 'shown' || intersects(keep, start, end)) this.show(event);
		else if (verdict === 'course') this.course.dropLine(start, contentEnd(text, lines, line), end);
		else this.drop(folds[verdict], event?.action === folds[verdict].action, line);
	}

	private read(line: number): WrittenEvent | undefined {
		const { text, lines } = this.input;
		const start = lines.starts[line] as number;
		const { fields } = this.reader;
		if (!this.reader.read(start, recordEnd(text, start, contentEnd(text, lines, line)))) return undefined;
		const event = { action: '', pkg: '', test: '', output: '', isRich: false };
		for (let field = 0; field < fields.size; field = fields.next[field] as number) {
			const name = names.get(this.keyOf(field));
			if (name === undefined) event.isRich = true;
			else if (name !== '') event[name] = text.slice(fields.start[field], fields.end[field]);
		}
		return event;
	}

	private keyOf(field: number): string {
		const start = (this.reader.fields.key[field] as number) + 1;
		return this.input.text.slice(start, this.input.text.indexOf('"', start));
	}

	/** Takes the line of an event out. The first one of those that are counted leaves their number. */
	private drop({ reason, what }: Fold, isCounted: boolean, line: number): void {
		const { text, lines } = this.input;
		const start = lines.starts[line] as number;
		const end = lineEnd(lines, line);
		const whole = this.omission(reason);
		if (!isCounted) {
			this.builder.edit(whole, start, end);
			return;
		}
		const isFirst = !this.omissions.has(what);
		const told = this.omissions.has(`${reason} told`);
		const omission = this.omission(what, whole, reason);
		const parts = [
			wording('"… '),
			count,
			wording(` ${what}`),
			...(told ? [] : [wording(' '), marker, price]),
			wording('"'),
			copy(contentEnd(text, lines, line), end),
		];
		if (!told) this.omissions.set(`${reason} told`, omission);
		this.builder.edit(omission, start, end, isFirst ? parts : undefined);
	}

	private omission(name: string, whole?: number, reason = name): number {
		const known = this.omissions.get(name) ?? this.builder.omission(reason, whole);
		this.omissions.set(name, known);
		return known;
	}

	/** Of an output those fields leave that are as in the event shown above, of any other event the time. */
	private show(event: WrittenEvent | undefined): void {
		const { shown, choices, reader } = this;
		const { fields } = reader;
		this.shown = event;
		if (!event || !shown) return;
		choices.begin(fields);
		for (let field = 0; field < fields.size; field = fields.next[field] as number)
			if (leaves(this.keyOf(field), event, shown) && !choices.isKept(fields, field)) choices.fate[field] = fates.gone;
		choices.finish(fields);
		this.course.add(fields);
	}
}

function leaves(key: string, event: WrittenEvent, above: WrittenEvent): boolean {
	if (key === 'Time') return true;
	if (event.output === '' || event.pkg !== above.pkg) return false;
	const isSame = event.test === above.test;
	if (key === 'Test') return isSame;
	return (key === 'Action' || names.get(key) === 'pkg') && (isSame || event.test !== '');
}
