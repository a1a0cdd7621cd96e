import { contentEnd, type Lines, lineCount } from '../../source/lines.ts';
import { type Hunk, openHunk } from './hunk.ts';
import { lineKinds } from './lineKinds.ts';
import { changedPath, lastPath } from './paths.ts';
import { hasMarks, isWordDiff, mayHaveMarks, wordHunk } from './wordHunk.ts';

/** The hunks of one file, by line numbers (0-based). */
export interface Section {
	/** The file's path as its header shows it; empty if there is no header. */
	path: string;
	readonly first: number;
	/** Line behind the last one. */
	end: number;
}

export interface Diff {
	/** What each line is, one of `lineKinds`. */
	readonly kinds: Uint8Array;
	readonly sections: readonly Section[];
}

/** What header lines begin with. */
const OPENS = 'dIcFl-*@#0123456789';

/** A header is no longer than this, in UTF-16 units. */
const LONGEST_HEADER = 4_096;

/**
 * Reads every format of diff in one pass: git (with merges, logs and binary patches), unified, context and plain
 * diffs, Subversion, Mercurial, word diffs. What it does not understand is `other`.
 */
export function readDiff(text: string, lines: Lines): Diff {
	const reader = new DiffReader(text, lines);
	for (let line = 0; line < lineCount(lines); line++) reader.read(line);
	return reader.diff();
}

class DiffReader {
	private readonly kinds: Uint8Array;
	private readonly sections: Section[] = [];
	private section: Section | undefined;
	private hunk: Hunk | undefined;
	private hasHunks = false;
	/** Whether changes stand within lines, and whether they may. */
	private readonly isWordDiff: boolean;
	private readonly mayHaveMarks: boolean;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
	) {
		this.kinds = new Uint8Array(lineCount(lines));
		this.isWordDiff = isWordDiff(text, lines);
		this.mayHaveMarks = mayHaveMarks(text);
	}

	read(line: number): void {
		if (this.continues(line)) this.kinds[line] = this.kinds[line - 1] as number;
		else this.kinds[line] = this.inHunk(line) ?? this.header(line);
	}

	diff(): Diff {
		this.close(lineCount(this.lines));
		return { kinds: this.kinds, sections: this.sections };
	}

	/** Diffs count lines by line feeds: behind a lone carriage return the same line goes on. */
	private continues(line: number): boolean {
		return line > 0 && this.text.charCodeAt((this.lines.starts[line] as number) - 1) !== 10;
	}

	private inHunk(line: number): number | undefined {
		if (!this.hunk) return undefined;
		const start = this.lines.starts[line] as number;
		if (this.startsNextFile(line, start, this.hunk)) return undefined;
		const end = contentEnd(this.text, this.lines, line);
		const kind = this.hunk.take(this.text, start, end);
		return kind === lineKinds.context && this.mayHaveMarks && hasMarks(this.text, start, end) ? lineKinds.other : kind;
	}

	/** In a hunk that was cut short, `---`, `+++` and `@@` in a row are no changes unless those complete the hunk. */
	private startsNextFile(line: number, start: number, hunk: Hunk): boolean {
		return (
			this.text.startsWith('--- ', start) &&
			!hunk.endsWithChange &&
			this.at(line + 1).startsWith('+++ ') &&
			this.at(line + 2).startsWith('@@ -')
		);
	}

	private header(line: number): number {
		this.hunk = undefined;
		if (!OPENS.includes(this.text[this.lines.starts[line] as number] ?? ' ')) return lineKinds.other;
		const header = this.at(line);
		const path = this.pathOf(header, line);
		if (path !== undefined) this.open(line, path);
		else if (/^(?:commit [0-9a-f]{7}|From [0-9a-f]{40} |changeset: |# HG changeset)/.test(header)) this.close(line);
		else this.hunk = this.isWordDiff && header.startsWith('@@') ? wordHunk : openHunk(header);
		if (!this.hunk) return /^\*{15}/.test(header) ? lineKinds.hunk : lineKinds.other;
		if (!this.section) this.open(line, '');
		this.hasHunks = true;
		return /^[ld]/.test(header) ? lineKinds.other : lineKinds.hunk;
	}

	/** The path that a file header shows; undefined for any other line. */
	private pathOf(header: string, line: number): string | undefined {
		if (/^(?:diff |Index: )/.test(header)) return lastPath(header);
		const isUnified = header.startsWith('--- ');
		if (!isUnified && !header.startsWith('*** ')) return undefined;
		const below = this.at(line + 1);
		if (!below.startsWith(isUnified ? '+++ ' : '--- ')) return undefined;
		return isUnified || /^\*{15}/.test(this.at(line + 2)) ? changedPath(header, below) : undefined;
	}

	/** `diff`, `Index:` and `---` lines above the first hunk belong to one file. */
	private open(line: number, path: string): void {
		if (this.section && !this.hasHunks && !/^(?:diff |Index: )/.test(this.at(line))) {
			this.section.path = path;
			return;
		}
		this.close(line);
		this.section = { path, first: line, end: line };
		this.sections.push(this.section);
	}

	private close(line: number): void {
		if (this.section) this.section.end = line;
		this.section = undefined;
		this.hasHunks = false;
	}

	/** The content of a line, if it may be a header. */
	private at(line: number): string {
		if (line >= lineCount(this.lines)) return '';
		const start = this.lines.starts[line] as number;
		return this.text.slice(start, Math.min(contentEnd(this.text, this.lines, line), start + LONGEST_HEADER));
	}
}
