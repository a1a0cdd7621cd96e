import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { kinds } from './fieldColumns.ts';
import { FieldPaths } from './fieldPaths.ts';
import { fieldRoles, fieldRolesWith } from './fieldRoles.ts';
import { recordEnd, recordStart } from './recordLines.ts';
import { RecordReader } from './recordReader.ts';
import { RecordTimes } from './recordTimes.ts';
import { TemplateLog } from './templateLog.ts';

/** Lines of records in columns, and which of them stand for which. */
export class RecordLog {
	readonly paths: FieldPaths;
	readonly reader: RecordReader;
	/** Per line: number of its template; -1 for a blank one. */
	readonly template: Int32Array;
	/** Per line: 1 if it stands for itself alone, since it has to stay or has a value that is worth seeing. */
	readonly alone: Uint8Array;
	/** Per template: the line that stands for the others, and the last of them; -1 for none. */
	readonly head: Int32Array;
	readonly last: Int32Array;
	/** Per template: of its lines the one with the latest time; the last one where times do not tell. */
	readonly latest: Int32Array;
	/** Per template: whether its records tell of failures. */
	readonly failed: readonly boolean[];
	/** Per path: whether the field stands in all objects that it could stand in. */
	readonly common: readonly boolean[];
	/** Per line: where its record opens; -1 for a line without one. */
	private readonly opens: Int32Array;
	private readonly times: RecordTimes;

	constructor(private readonly input: ReduceInput) {
		const count = lineCount(input.lines);
		this.paths = new FieldPaths(input.text, fieldRolesWith(input.rules?.noiseKeys));
		this.reader = new RecordReader(input.text, this.paths);
		this.opens = new Int32Array(count).fill(-1);
		this.times = new RecordTimes(input.text, count);
		this.template = new Int32Array(count).fill(-1);
		this.alone = new Uint8Array(count);
		const templates = new TemplateLog(input.text, this);
		for (let line = 0; line < count; line++) this.note(line, templates);
		templates.mark(this.alone);
		const joined = templates.joined();
		this.template = this.template.map((of) => joined[of] ?? of);
		this.failed = templates.failed;
		this.common = templates.shapes.common(this.paths);
		this.head = new Int32Array(this.failed.length).fill(-1);
		this.last = new Int32Array(this.failed.length).fill(-1);
		this.latest = new Int32Array(this.failed.length);
		this.markKept();
		this.markHeads();
	}

	/** Reads a line's record again; returns whether it holds one. */
	read(line: number): boolean {
		const open = this.opens[line] as number;
		return open >= 0 && this.reader.read(open, this.endOf(line));
	}

	/** Offset where a line's record opens. */
	startOf(line: number): number {
		return this.opens[line] as number;
	}

	/** Offset behind the record of a line. */
	endOf(line: number): number {
		const { text, lines } = this.input;
		return recordEnd(text, lines.starts[line] as number, contentEnd(text, lines, line));
	}

	/** Whether records have fields that only a log system needs. */
	get hasBookkeeping(): boolean {
		return this.paths.roles.includes(fieldRoles.bookkeeping);
	}

	/** Where the time of the record read last stands, without quotes. */
	time(): readonly [start: number, end: number] | undefined {
		const { fields } = this.reader;
		for (let field = 0; field < fields.size; field++) {
			const kind = fields.kind[field];
			if (this.paths.roles[fields.path[field] as number] !== fieldRoles.time || kind === kinds.object) continue;
			const quotes = kind === kinds.string ? 1 : 0;
			return [(fields.start[field] as number) + quotes, (fields.end[field] as number) - quotes];
		}
		return undefined;
	}

	private note(line: number, templates: TemplateLog): void {
		const { text, lines } = this.input;
		const start = lines.starts[line] as number;
		const end = this.endOf(line);
		if (end === start) return;
		const open = recordStart(text, start, end);
		if (open >= 0 && this.reader.read(open, end)) {
			this.opens[line] = open;
			const time = this.time();
			if (time) this.times.note(line, time);
			this.template[line] = templates.add(line, start);
		} else this.template[line] = templates.addPlain(line, start, end);
	}

	private markKept(): void {
		const { lines, keep } = this.input;
		if (keep.length === 0) return;
		for (let line = 0; line < this.alone.length; line++)
			if (intersects(keep, lines.starts[line] as number, lineEnd(lines, line))) this.alone[line] = 1;
	}

	private markHeads(): void {
		for (let line = 0; line < this.template.length; line++) {
			const template = this.template[line] as number;
			if (template < 0 || this.alone[line] === 1) continue;
			const isFirst = this.head[template] === -1;
			if (isFirst) this.head[template] = line;
			if (isFirst || !this.times.isEarlier(line, this.latest[template] as number)) this.latest[template] = line;
			this.last[template] = line;
		}
	}
}
