import { writer } from '../../classify/writers.ts';
import { HashIndex } from '../../source/hashIndex.ts';
import type { Lines } from '../../source/lines.ts';
import { BLANK, ERRORISH, FRAME, KEPT, OPENS, STAMPED } from './lineFlags.ts';
import type { LogLines } from './logLines.ts';

/** Lines without a timestamp belong to the record above them, up to this many. */
const LONGEST_TAIL = 400;

/** The records of a log: a line that opens one, and what belongs to it (a stack trace, a dump, blank lines). */
export interface Records {
	/** Line that each record begins with; one more entry at the end: the number of lines. */
	readonly start: Int32Array;
	/** Shape of each record; records of one shape have the same forms line by line. -1: it has to stay. */
	readonly shape: Int32Array;
	/** How many shapes there are. */
	readonly shapes: number;
}

/** Splits a log into records and numbers their shapes. */
export function recordsOf(text: string, lines: Lines, log: LogLines): Records {
	const start = startsOf(text, lines, log);
	const shape = new Int32Array(start.length - 1);
	const shapes = new Shapes(log);
	for (let record = 0; record < shape.length; record++)
		shape[record] = shapes.idOf(start[record] as number, start[record + 1] as number);
	return { start, shape, shapes: shapes.size };
}

function startsOf(text: string, lines: Lines, log: LogLines): Int32Array {
	const count = log.flags.length;
	const starts = new Int32Array(count + 1);
	let size = 0;
	const isHeaded = hasLinesOfTimes(log);
	let head = -1;
	for (let line = 0; line < count; line++) {
		if (head >= 0 && (continues(text, lines, log, head, line) || (isHeaded && isBelowTime(log, line)))) continue;
		head = line;
		starts[size++] = line;
	}
	starts[size++] = count;
	return starts.slice(0, size);
}

/** Whether most times stand above a line that says how severe it is, as Java's own logger writes its records. */
function hasLinesOfTimes(log: LogLines): boolean {
	let stamped = 0;
	let below = 0;
	for (let line = 0; line < log.flags.length; line++) {
		if ((log.flags[line] as number) & STAMPED) stamped++;
		if (isBelowTime(log, line)) below++;
	}
	return 2 * below > stamped;
}

function isBelowTime({ flags }: LogLines, line: number): boolean {
	const isLevel = ((flags[line] as number) & (STAMPED | OPENS)) === OPENS;
	return isLevel && line > 0 && ((flags[line - 1] as number) & (STAMPED | OPENS)) === STAMPED;
}

/** Whether a line belongs to the record that the line `head` opened. */
function continues(text: string, lines: Lines, log: LogLines, head: number, line: number): boolean {
	const flags = log.flags[line] as number;
	if (flags & BLANK) return true;
	const indent = log.indent[line] as number;
	const deeper = indent > (log.indent[head] as number);
	if (flags & (STAMPED | OPENS) && !deeper) return false;
	if (deeper || flags & FRAME) return true;
	const first = (lines.starts[line] as number) + indent;
	if (closes(text.charCodeAt(first)) || isCause(text, first)) return true;
	if (((log.flags[head] as number) & STAMPED) !== 0)
		return line - head < LONGEST_TAIL && !isOfOther(text, lines.starts[head] as number, lines.starts[line] as number);
	return text.startsWith('Traceback', lines.starts[head]) && endsTraceback(log, line);
}

const WRITER = new RegExp(writer, 'y');

/** Whether the lines at two offsets were written by two programs of which each names itself. */
function isOfOther(text: string, one: number, other: number): boolean {
	const name = writerAt(text, other);
	return name !== undefined && !text.startsWith(name, one) && writerAt(text, one) !== undefined;
}

function writerAt(text: string, at: number): string | undefined {
	WRITER.lastIndex = at;
	return WRITER.exec(text)?.[0];
}

const CAUSES = ['Caused by', 'Suppressed', 'During handling', 'The above exception'];
const CAUSE_STARTS = new Set(CAUSES.map((words) => words.charCodeAt(0)));

function isCause(text: string, first: number): boolean {
	return CAUSE_STARTS.has(text.charCodeAt(first)) && CAUSES.some((words) => text.startsWith(words, first));
}

function closes(code: number): boolean {
	return code === 125 || code === 93 || code === 41;
}

/** Python's exception stands below its frames, not indented. */
function endsTraceback(log: LogLines, line: number): boolean {
	return (
		(log.indent[line - 1] as number) > (log.indent[line] as number) && ((log.flags[line] as number) & ERRORISH) !== 0
	);
}

/** Numbers the shapes of records. A record of one line has its form as its shape. */
class Shapes {
	private readonly index = new HashIndex();
	/** Per shape of several lines: first line and line behind one record of it. */
	private readonly known: number[] = [];
	private start = 0;
	private end = 0;

	constructor(private readonly log: LogLines) {}

	get size(): number {
		return this.log.forms + this.index.size;
	}

	idOf(start: number, end: number): number {
		let hash = 0;
		let last = start;
		for (let line = start; line < end; line++) {
			if ((this.log.flags[line] as number) & KEPT) return -1;
			if (!this.counts(line, start)) continue;
			hash = Math.imul(hash ^ (this.log.form[line] as number), 0x9e3779b1);
			hash ^= hash >>> 15;
			last = line;
		}
		if (last === start) return this.log.form[start] as number;
		this.start = start;
		this.end = end;
		const known = this.index.find(hash, this.isSame);
		if (known >= 0) return this.log.forms + known;
		this.known.push(start, end);
		return this.log.forms + this.index.add(hash);
	}

	/** Blank lines, and lines like the one above them, do not make another shape. */
	private counts(line: number, start: number): boolean {
		if (line === start) return true;
		return !((this.log.flags[line] as number) & BLANK) && this.log.form[line] !== this.log.form[line - 1];
	}

	private readonly isSame = (id: number): boolean => {
		const start = this.known[2 * id] as number;
		const end = this.known[2 * id + 1] as number;
		let mine = this.start;
		let other = start;
		while (mine < this.end && other < end) {
			if (this.log.form[mine] !== this.log.form[other]) return false;
			mine = this.next(mine, this.start, this.end);
			other = this.next(other, start, end);
		}
		return mine >= this.end && other >= end;
	};

	private next(line: number, start: number, end: number): number {
		let next = line + 1;
		while (next < end && !this.counts(next, start)) next++;
		return next;
	}
}
