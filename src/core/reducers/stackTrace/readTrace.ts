import { intersects } from '../../edits/spans.ts';
import { lineCount, lineEnd } from '../../source/lines.ts';
import { isLibrary } from '../frames/libraries.ts';
import { isFrame, isGoFile, isPythonFrame, isTail } from '../frames/shapes.ts';
import type { ReduceInput } from '../reducer.ts';
import { contentOf } from './contents.ts';

/** Kinds of lines. */
export const OTHER = 0;
export const BLANK = 1;
/** The first line of a frame in the user's code, and of one in a library. */
export const USER = 2;
export const LIBRARY = 3;
/** A line that belongs to the frame above it. */
export const TAIL = 4;
/** Frames that the trace itself leaves out: `... 12 more`. */
const MORE = 5;

const indented = /^[\s'"`]{1,60}/;
const more = /^\.\.\. \d+ (?:more|common|lines)/;
/** What gdb says below a frame in place of its variables. */
const noLocals = /^No (?:locals\.|symbol table info available\.)/;
/** What Python says above frames of which the first one is next to the throw. */
const recentFirst = /most recent call first/;
const rustFrame = /^\d{1,4}: /;

export interface Trace {
	/** Per line its kind. */
	readonly kind: Uint8Array;
	/** Per line: 1 if it has to stay visible. */
	readonly kept: Uint8Array;
	/** Per line: 1 if it begins a frame of a trace that ends, rather than begins, with the place that threw. */
	readonly upward: Uint8Array;
}

/** Takes a text with stack traces; returns what each line is. One pass. */
export function readTrace(input: ReduceInput): Trace {
	const reading = new Reading(input);
	for (let line = 0; line < lineCount(input.lines); line++) reading.read(line);
	return reading;
}

class Reading implements Trace {
	readonly kind: Uint8Array;
	readonly kept: Uint8Array;
	readonly upward: Uint8Array;
	/** The current frame: the line that it begins with, or -1, its indent and text. */
	private frame = -1;
	private indent = 0;
	private bare = '';
	private isRecentFirst = false;

	constructor(private readonly input: ReduceInput) {
		const size = lineCount(input.lines);
		this.kind = new Uint8Array(size);
		this.kept = new Uint8Array(size);
		this.upward = new Uint8Array(size);
	}

	read(line: number): void {
		const { lines, keep } = this.input;
		if (keep.length > 0 && intersects(keep, lines.starts[line] as number, lineEnd(lines, line))) this.kept[line] = 1;
		const raw = contentOf(this.input, line);
		const bare = raw.replace(indented, '');
		const indent = raw.length - bare.length;
		if (bare === '') this.readOther(line, BLANK);
		else if (isGoFile(raw) && line > 0) this.readGoFile(line, raw);
		else this.readFilled(line, bare, indent);
	}

	private readFilled(line: number, bare: string, indent: number): void {
		const framed = isFrame(bare);
		if (this.belongs(line, indent, bare, framed)) this.readTail(line, bare);
		else if (framed) this.readFrame(line, bare, indent);
		else this.readText(line, bare);
	}

	private readText(line: number, bare: string): void {
		this.isRecentFirst = recentFirst.test(bare);
		this.readOther(line, more.test(bare) ? MORE : OTHER);
	}

	private readOther(line: number, kind: number): void {
		this.kind[line] = kind;
		this.frame = -1;
	}

	private readFrame(line: number, bare: string, indent: number): void {
		this.kind[line] = isLibrary(bare) ? LIBRARY : USER;
		this.upward[line] = isPythonFrame(bare) && !this.isRecentFirst ? 1 : 0;
		this.frame = line;
		this.indent = indent;
		this.bare = bare;
	}

	/** A file below the name of a function says whose code it is. */
	private readTail(line: number, bare: string): void {
		this.kind[line] = TAIL;
		if (bare.startsWith('at ') && rustFrame.test(this.bare)) this.kind[this.frame] = isLibrary(bare) ? LIBRARY : USER;
	}

	private readGoFile(line: number, raw: string): void {
		const above = line - 1;
		if (this.kind[above] === OTHER)
			this.kind[above] = isLibrary(contentOf(this.input, above).trim()) || isLibrary(raw.trim()) ? LIBRARY : USER;
		this.readOther(line, TAIL);
	}

	/** Whether a line belongs to the current frame: source text, the rest of a long frame, or the place of a call. */
	private belongs(line: number, indent: number, bare: string, framed: boolean): boolean {
		if (this.frame < 0) return false;
		const isDeeper = indent > this.indent;
		if (this.upward[this.frame] === 1) return isDeeper && !framed;
		if (rustFrame.test(this.bare) && bare.startsWith('at ')) return isDeeper && line === this.frame + 1;
		if (this.bare.startsWith('#') && (isDeeper || noLocals.test(bare))) return !framed;
		return !framed && isTail(bare);
	}
}
