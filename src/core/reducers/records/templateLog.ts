import { RareValues } from '../log/rareValues.ts';
import type { FieldPaths } from './fieldPaths.ts';
import { NovelValues } from './novelValues.ts';
import type { RecordReader } from './recordReader.ts';
import { hasFailed } from './severity.ts';
import { Shapes } from './shapes.ts';
import { SlowRecords } from './slowRecords.ts';
import { Templates } from './templates.ts';

/** Lines that can be read again. */
interface Readable {
	readonly paths: FieldPaths;
	readonly reader: RecordReader;
	read(line: number): boolean;
	startOf(line: number): number;
}

/** Takes note of the records of a log one after another: their templates, and which of them are worth seeing. */
export class TemplateLog {
	readonly shapes = new Shapes();
	/** Per template: whether its records tell of failures. */
	readonly failed: boolean[] = [];
	/** Per template: its first line. */
	private readonly first: number[] = [];
	private readonly templates: Templates;
	private readonly novel: NovelValues;
	private readonly rare: RareValues;
	private readonly slow: SlowRecords;

	constructor(
		private readonly text: string,
		private readonly log: Readable,
	) {
		const { roles, targets } = log.paths;
		this.templates = new Templates(text, roles, targets);
		this.novel = new NovelValues(text, roles);
		this.rare = new RareValues(text);
		this.slow = new SlowRecords(text, roles);
	}

	/** Takes note of the record read last; returns the number of its template. */
	add(line: number, lineStart: number): number {
		const { fields } = this.log.reader;
		const failed = hasFailed(this.text, fields, this.log.paths.roles);
		const template = this.templates.idOf(fields, lineStart, this.log.startOf(line), failed);
		this.shapes.add(fields);
		this.slow.add(template, line, fields);
		this.failed[template] ??= failed;
		this.first[template] ??= line;
		const first = this.rare.firstLine(template, line);
		if (first >= 0) this.noteFirst(template, first, line);
		if (this.first[template] !== line) this.noteValues(template, line);
		return template;
	}

	/** Takes note of a line that holds no record. */
	addPlain(line: number, start: number, end: number): number {
		const template = this.templates.idOfPlain(start, end);
		this.failed[template] ??= false;
		this.first[template] ??= line;
		return template;
	}

	/** Per template the one that stands for it. */
	joined(): Int32Array {
		return this.templates.joined();
	}

	/** Marks the records that have a value worth seeing; the first one of each template is seen anyway. */
	mark(records: Uint8Array): void {
		this.novel.mark(records, this.failed);
		this.rare.forEach((line) => {
			records[line] = 1;
		});
		this.slow.mark(records);
		for (const first of this.first) records[first] = 0;
	}

	/** The values of a template's first record count once there is a second one, which is read again behind it. */
	private noteFirst(template: number, first: number, second: number): void {
		this.readAgain(template, first);
		this.noteValues(template, first);
		this.readAgain(template, second);
	}

	private readAgain(template: number, line: number): void {
		this.log.read(line);
		this.templates.readMessage(this.log.reader.fields, this.failed[template] as boolean);
	}

	private noteValues(template: number, line: number): void {
		this.novel.add(template, line, this.log.reader.fields);
		this.rare.add(template, line, this.templates.variables);
	}
}
