import type { Lines } from '../../source/lines.ts';
import { contentEnd, lineCount } from '../../source/lines.ts';

/** What a line of search output is. */
export const kinds = { other: 0, match: 1, context: 2, separator: 3, heading: 4 } as const;

/** Search output by lines, in columns. */
export interface Hits {
	/** One of `kinds`. */
	readonly kind: Uint8Array;
	/** Number of the file that the line belongs to; -1 if it names none. */
	readonly file: Int32Array;
	/** UTF-16 offset behind path, line number and column: where the text of the line starts. */
	readonly content: Int32Array;
	/** Where the path of each file stands first, as UTF-16 offsets. */
	readonly paths: readonly (readonly [number, number])[];
}

/** UTF-16 units of a line in which path and number are looked for. */
const LOOK = 500;
/** `src/a.ts:497:`, `src/a.ts:497:13:`, `HEAD:src/a.ts:497:`, `C:\a.ts:497:`. */
const numbered = /^(?:[A-Za-z]:[\\/])?[^:\s][^:]{0,300}:(?=\d)|^[\w/.~^-]{1,60}:[^:\s][^:]{0,300}:(?=\d)/;
const number = /\d{1,9}:(?:\d{1,6}:)?/y;
const contextNumber = /-(\d{1,9})-/g;
const unnumbered = /^(?:[A-Za-z]:[\\/])?[\w.@+~\\/()[\]-]*(?:[\\/][\w.@+~()[\]-]+|\.[A-Za-z]\w{0,8}):/;
/** A line below the heading of its file. */
const below = /^(\d{1,9})([:-])(?!\d\d:\d\d)/;
const path = /^(?:[A-Za-z]:)?[\w.@+~\\/()[\] -]*(?:[\\/][\w.@+~()[\]-]+|\.[A-Za-z]\w{0,8})$/;

/** Reads the lines of search output: with a path each, or below headings; with context or without. */
export function readHits(text: string, lines: Lines): Hits {
	return new Reading(text, lines).hits();
}

class Reading {
	private readonly count: number;
	private readonly kind: Uint8Array;
	private readonly file: Int32Array;
	private readonly content: Int32Array;
	private readonly paths: (readonly [number, number])[] = [];
	private readonly numbers = new Map<string, number>();
	/** The file of the heading above; -1 if there is none. */
	private headed = -1;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
	) {
		this.count = lineCount(lines);
		this.kind = new Uint8Array(this.count);
		this.file = new Int32Array(this.count).fill(-1);
		this.content = new Int32Array(this.count);
	}

	hits(): Hits {
		for (let line = 0; line < this.count; line++) this.readMatch(line);
		for (let line = 0; line < this.count; line++) if (this.kind[line] === kinds.other) this.readContext(line);
		const { kind, file, content, paths } = this;
		return { kind, file, content, paths };
	}

	private head(line: number): string {
		const start = this.lines.starts[line] as number;
		return this.text.slice(start, Math.min(contentEnd(this.text, this.lines, line), start + LOOK));
	}

	private readMatch(line: number): void {
		const head = this.head(line);
		if (head === '--') {
			this.kind[line] = kinds.separator;
		} else if (!this.readNumbered(line, head) && !this.readBelow(line, head)) {
			this.readHeading(line, head);
			if (this.kind[line] === kinds.other) this.readUnnumbered(line, head);
		}
	}

	private readNumbered(line: number, head: string): boolean {
		const prefix = numbered.exec(head)?.[0];
		if (!prefix || !/[./\\]/.test(prefix)) return false;
		number.lastIndex = prefix.length;
		if (!number.test(head)) return false;
		this.set(line, kinds.match, prefix.slice(0, -1), number.lastIndex);
		return true;
	}

	private readBelow(line: number, head: string): boolean {
		const found = this.headed >= 0 ? below.exec(head) : null;
		if (!found) return false;
		this.kind[line] = found[2] === ':' ? kinds.match : kinds.context;
		this.file[line] = this.headed;
		this.content[line] = (this.lines.starts[line] as number) + found[0].length;
		return true;
	}

	/** A path on a line of its own, with a numbered line below. */
	private readHeading(line: number, head: string): void {
		if (head === '') return;
		const isHeading = path.test(head) && line + 1 < this.count && below.test(this.head(line + 1));
		this.headed = isHeading ? this.numberOf(line, head) : -1;
		if (!isHeading) return;
		this.kind[line] = kinds.heading;
		this.file[line] = this.headed;
	}

	private readUnnumbered(line: number, head: string): void {
		const prefix = unnumbered.exec(head)?.[0];
		if (prefix) this.set(line, kinds.match, prefix.slice(0, -1), prefix.length);
	}

	/** Lines around a match have hyphens for colons; their path is one that a match has. */
	private readContext(line: number): void {
		const head = this.head(line);
		for (const { index, 0: found } of head.matchAll(contextNumber)) {
			const file = this.numbers.get(head.slice(0, index));
			if (file === undefined) continue;
			this.kind[line] = kinds.context;
			this.file[line] = file;
			this.content[line] = (this.lines.starts[line] as number) + index + found.length;
			return;
		}
	}

	private set(line: number, kind: number, file: string, length: number): void {
		this.kind[line] = kind;
		this.file[line] = this.numberOf(line, file);
		this.content[line] = (this.lines.starts[line] as number) + length;
	}

	private numberOf(line: number, file: string): number {
		const known = this.numbers.get(file);
		if (known !== undefined) return known;
		const start = this.lines.starts[line] as number;
		this.numbers.set(file, this.paths.length);
		return this.paths.push([start, start + file.length]) - 1;
	}
}
