import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { contentEnd, type Lines, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { FieldChoices, fates } from './fieldChoices.ts';
import { kinds } from './fieldColumns.ts';
import { FieldGaps } from './fieldGaps.ts';
import { FieldPaths } from './fieldPaths.ts';
import { recordEnd } from './recordLines.ts';
import { RecordReader } from './recordReader.ts';

const message =
	/^\{"(?:reason":"(?:compiler-artifact|compiler-message|build-script-executed|build-finished|timing-info)"|\$message_type":"(?:diagnostic|artifact)"|message":"(?:[^"\\]|\\.){0,400}","code":(?:null|\{))/;
const artifact = /"(?:reason":"(?:compiler-artifact|build-script-executed|timing-info)"|\$message_type":"artifact")/;
/** UTF-16 units of a line that are looked at. */
const LOOK = 1_000;
const SAMPLE = 200;
const LEAST = 0.8;
/** Of a diagnostic these stay beside its rendered text, which shows all others. */
const shown = new Set(['rendered', 'level', 'code', 'reason', 'package_id', 'message', 'success']);

/** Whether the lines of a text are the messages of `cargo build --message-format=json` or `rustc --error-format=json`. */
export function areDiagnostics(text: string, lines: Lines): boolean {
	const count = Math.min(SAMPLE, lineCount(lines));
	let messages = 0;
	for (let line = 0; line < count; line++) {
		const start = lines.starts[line] as number;
		if (message.test(text.slice(start, start + LOOK))) messages++;
	}
	return messages >= LEAST * count;
}

/**
 * Reduces the messages of cargo and rustc. Of a diagnostic its rendered text stays, with level, code and package; what
 * else it holds is in the rendered text. The same diagnostic of another target leaves, and so do artifacts.
 */
export const reduceDiagnostics: Reducer = (input) => new DiagnosticPlanner(input).plan();

class DiagnosticPlanner {
	private readonly builder = new PlanBuilder();
	private readonly reader: RecordReader;
	private readonly choices: FieldChoices;
	private readonly details: FieldGaps;
	private readonly artifacts: FieldGaps;
	private readonly repeats: FieldGaps;
	private readonly rendered = new Set<string>();
	private shownPackage = '';

	constructor(private readonly input: ReduceInput) {
		this.reader = new RecordReader(input.text, new FieldPaths(input.text));
		this.choices = new FieldChoices(input.keep);
		const gaps = (reason: string, what: string) => new FieldGaps(this.builder, this.choices, reason, what);
		this.details = gaps('details of diagnostics', 'fields that the rendered texts show');
		this.artifacts = gaps('artifacts', 'artifacts');
		this.repeats = gaps('repeated diagnostics', 'repeated diagnostics');
	}

	plan(): Plan {
		for (let line = 0; line < lineCount(this.input.lines); line++) this.add(line);
		return this.builder.build();
	}

	private add(line: number): void {
		const { text, lines, keep } = this.input;
		const start = lines.starts[line] as number;
		const end = lineEnd(lines, line);
		const ends = contentEnd(text, lines, line);
		const isKept = intersects(keep, start, end);
		if (!isKept && artifact.test(text.slice(start, start + LOOK))) this.artifacts.dropLine(start, ends, end);
		else if (this.reader.read(start, recordEnd(text, start, ends))) {
			const rendered = this.renderedText();
			if (rendered === '') return;
			if (!isKept && this.rendered.has(rendered)) this.repeats.dropLine(start, ends, end);
			else this.addDetails();
			this.rendered.add(rendered);
		}
	}

	/** The rendered text of the diagnostic, with its quotes; empty if it has none. */
	private renderedText(): string {
		const { fields } = this.reader;
		for (let field = 0; field < fields.size; field++)
			if (this.keyOf(field) === 'rendered' && fields.kind[field] === kinds.string)
				return this.input.text.slice(fields.start[field], fields.end[field]);
		return '';
	}

	private keyOf(field: number): string {
		const { text } = this.input;
		const start = (this.reader.fields.key[field] as number) + 1;
		return text.slice(start, text.indexOf('"', start));
	}

	private addDetails(): void {
		const { fields } = this.reader;
		this.choices.begin(fields);
		for (let field = 0; field < fields.size; ) {
			const leaves = !this.stays(field) && !this.choices.isKept(fields, field);
			if (leaves) this.choices.fate[field] = fates.gone;
			field = leaves ? (fields.next[field] as number) : field + 1;
		}
		this.choices.finish(fields);
		this.details.add(fields);
	}

	private stays(field: number): boolean {
		const { fields } = this.reader;
		const key = this.keyOf(field);
		if (key === 'package_id') return this.isNewPackage(this.input.text.slice(fields.start[field], fields.end[field]));
		if (key === 'message') return fields.kind[field] === kinds.object;
		return shown.has(key);
	}

	private isNewPackage(name: string): boolean {
		const isNew = name !== this.shownPackage;
		this.shownPackage = name;
		return isNew;
	}
}
