import { type Granularity, linesNotice, markerIf } from '../../edits/notices.ts';
import { lines as lineTally, type Part, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { contentEnd, type Lines, lineEnd } from '../../source/lines.ts';
import { frameShare } from '../frames/share.ts';
import { isSameText } from '../sameText.ts';
import { isLibraryFrame } from './frames.ts';
import { BLANK, ERRORISH, FRAME, KEPT } from './lineFlags.ts';
import type { LogLines } from './logLines.ts';

/** Fewer lines than this are read faster than the notice of a gap. */
const LEAST = 4;
const LEAST_FRAMES = 2;
/** Python's frames end, rather than begin, next to the throw. */
const PYTHON = 'File "';
const DOT = 46;
/** Of what a record that tells of no failure dumps, so many lines stay at its start and at its end. */
const DUMP_HEAD = 24;
const DUMP_TAIL = 8;

interface Run {
	readonly end: number;
	readonly reason: string;
}

/** Frames of a stretch that ends before `limit`. */
interface Far extends Run {
	readonly start: number;
	readonly limit: number;
}

const noFrames: Far = { start: -1, end: -1, limit: -1, reason: '' };

/**
 * Takes stretches out of the visible records: library frames, the user's frames far from the throw where there are many
 * traces, and lines that stood in this order before.
 */
export class InnerGaps {
	/** Per form: the line that had it last, or -1. */
	private readonly seen: Int32Array;
	/** So many of the user's frames of each stretch stay. */
	private readonly share: number;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
		private readonly log: LogLines,
		private readonly granularity: Granularity,
		private readonly plan: PlanBuilder,
		traces: number,
	) {
		this.seen = new Int32Array(log.forms).fill(-1);
		this.share = frameShare(traces);
	}

	/** Takes note of a record that is not visible: lines [start, end). */
	pass(start: number, end: number): void {
		for (let line = start; line < end; line++) this.seen[this.log.form[line] as number] = line;
	}

	/** Adds the gaps of a visible record: lines [start, end), of which the first one stays. */
	add(start: number, end: number): void {
		const strict = ((this.log.flags[start] as number) & ERRORISH) !== 0;
		this.pass(start, start + 1);
		let trace = -1;
		let far = noFrames;
		for (let line = start + 1; line < end; ) {
			if (line >= far.limit) far = this.farFrames(line, end);
			const run =
				(line === far.start ? far : undefined) ??
				this.libraryFrames(line, Math.min(end, far.start > line ? far.start : end), trace) ??
				this.repeated(line, end, strict, trace) ??
				(strict || line < start + DUMP_HEAD ? undefined : this.dump(line, end - DUMP_TAIL));
			if (run) this.gap(line, run);
			const next = run?.end ?? line + 1;
			this.pass(line, next);
			trace = this.traceAfter(next - 1, trace);
			line = next;
		}
	}

	/** Indent of the frames of the trace that a line belongs to, or -1; `trace` is that of the line before. */
	private traceAfter(line: number, trace: number): number {
		if ((this.log.flags[line] as number) & FRAME) return this.log.indent[line] as number;
		return this.isWithinFrame(line, trace) ? trace : -1;
	}

	/** Whether a line is the source line that Python shows below a frame. */
	private isWithinFrame(line: number, trace: number): boolean {
		return (
			trace >= 0 && (this.log.indent[line] as number) > trace && !((this.log.flags[line] as number) & (FRAME | KEPT))
		);
	}

	/** Library frames from `line` on; the first frame of a trace shows where it was thrown and stays. */
	private libraryFrames(line: number, end: number, trace: number): Run | undefined {
		if (trace < 0) return undefined;
		let last = line;
		while (last < end && (this.isLibrary(last) || (last > line && this.isWithinFrame(last, trace)))) last++;
		return last - line < LEAST_FRAMES ? undefined : { end: last, reason: 'library frames' };
	}

	/**
	 * Where a stretch of frames begins at `line`: those of them that are further from the throw than the share of the
	 * user's frames; none if none are.
	 */
	private farFrames(line: number, end: number): Far {
		let limit = line;
		const users: number[] = [];
		while (limit < end && this.isOfStretch(limit, line)) {
			if (this.isFrame(limit) && !this.isLibrary(limit)) users.push(limit);
			limit++;
		}
		if (users.length < this.share + LEAST_FRAMES) return { ...noFrames, limit: Math.max(limit, line + 1) };
		const first = (this.lines.starts[line] as number) + (this.log.indent[line] as number);
		const isUpward = this.text.startsWith(PYTHON, first);
		const start = isUpward ? line : (users[this.share] as number);
		const behind = isUpward ? (users.at(-this.share) as number) : limit;
		return { start, end: behind, limit, reason: 'further frames' };
	}

	private isOfStretch(line: number, first: number): boolean {
		if ((this.log.flags[line] as number) & KEPT) return false;
		return this.isFrame(line) || (line > first && this.isWithinFrame(line, this.log.indent[first] as number));
	}

	/** A frame; `... 12 more` is none. */
	private isFrame(line: number): boolean {
		const first = (this.lines.starts[line] as number) + (this.log.indent[line] as number);
		return ((this.log.flags[line] as number) & FRAME) !== 0 && this.text.charCodeAt(first) !== DOT;
	}

	/** Lines from `line` on of a long record, up to those that say something of their own. */
	private dump(line: number, end: number): Run | undefined {
		let last = line;
		while (last < end && !((this.log.flags[last] as number) & (ERRORISH | KEPT | FRAME))) last++;
		return last - line < LEAST ? undefined : { end: last, reason: 'long records' };
	}

	private isLibrary(line: number): boolean {
		const flags = this.log.flags[line] as number;
		if (!(flags & FRAME) || flags & KEPT) return false;
		const first = (this.lines.starts[line] as number) + (this.log.indent[line] as number);
		return isLibraryFrame(this.text, first, contentEnd(this.text, this.lines, line));
	}

	/** Lines from `line` on that follow each other as they did before; in the record of an error only identical ones. */
	private repeated(line: number, end: number, strict: boolean, trace: number): Run | undefined {
		const { form, flags } = this.log;
		if (trace < 0 && (flags[line] as number) & FRAME) return undefined;
		const before = this.seen[form[line] as number] as number;
		if (before < 0) return undefined;
		let same = true;
		let blank = true;
		let last = line;
		for (; last < end && form[last] === form[before + last - line]; last++) {
			const flag = flags[last] as number;
			if (flag & (ERRORISH | KEPT)) break;
			const equal = this.equal(last, before + last - line);
			if (!equal && (strict || this.log.duration[last] !== 0)) break;
			same &&= equal;
			blank &&= (flag & BLANK) !== 0;
		}
		if (last - line < LEAST) return undefined;
		return { end: last, reason: blank ? 'blank lines' : same ? 'repeated lines' : 'similar lines' };
	}

	private equal(line: number, other: number): boolean {
		const { text, lines } = this;
		const start = (of: number) => lines.starts[of] as number;
		const end = (of: number) => contentEnd(text, lines, of);
		return isSameText(text, start(line), end(line), start(other), end(other));
	}

	private gap(line: number, { end, reason }: Run): void {
		const omission = this.plan.omission(reason);
		const start = this.lines.starts[line] as number;
		this.plan.edit(omission, start, lineEnd(this.lines, end - 1), this.notice(reason));
	}

	private notice(reason: string): Part[] {
		if (!reason.endsWith('frames')) return [...linesNotice(this.granularity), wording('\n')];
		return [wording('\t… '), lineTally, wording(` lines of ${reason}`), ...markerIf(this.granularity), wording('\n')];
	}
}
