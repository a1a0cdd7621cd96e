import { markerIf } from '../../edits/notices.ts';
import { lines as lineTotal, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineEnd } from '../../source/lines.ts';
import { isLibrary } from '../frames/libraries.ts';
import { isFrame } from '../frames/shapes.ts';
import type { ReduceInput } from '../reducer.ts';
import { buildLine } from './buildLines.ts';
import { LongLines } from './longLines.ts';

/** Fewer frames than this are read faster than the notice of a gap. */
const LEAST = 3;
/** What compilers show of the source below a note, and how a header came to be read. */
const snippet = /^\d{0,6} ?\|(?: |$)/;
const included = /^(?:In file included )?from \S{1,300}:\d+[,:]/;
/** What a library demands, and whose code does not give it. */
const demand = / evaluated to | is invalid$|: note: because /;

/** Shortens what stays visible: library frames, notes on the source of libraries, and the middle of long lines. */
export class ShownLines {
	private readonly longLines: LongLines;
	/** The line before which no library frame stands, as far as was looked ahead: each line is looked at once. */
	private bareUntil = 0;

	constructor(
		private readonly input: ReduceInput,
		private readonly plan: PlanBuilder,
	) {
		this.longLines = new LongLines(input.text, input.keep, input.granularity, plan);
	}

	/** Adds the edits of the lines [first, end). */
	add(first: number, end: number): void {
		for (let line = first; line < end; ) {
			const behind = line === first ? line : this.libraryEnd(line, end);
			if (behind - line >= LEAST) this.addGap(line, behind);
			else this.addLine(line);
			line = behind - line >= LEAST ? behind : line + 1;
		}
	}

	/** Adds the edits of one line, all of them before its last character. */
	addLine(line: number): void {
		const { text, lines } = this.input;
		this.longLines.add(lines.starts[line] as number, contentEnd(text, lines, line));
	}

	/** Where frames of libraries end that begin at a line, with the source that notes show and what leads to them. */
	private libraryEnd(line: number, limit: number): number {
		if (line < this.bareUntil) return line;
		let end = line;
		let at = line;
		for (; at < limit; at++) {
			if (this.isLibraryFrame(at) || (at === end && at > line && this.isLike(snippet, at))) end = at + 1;
			else if (!this.isLike(included, at)) break;
		}
		if (end === line) this.bareUntil = at;
		return end;
	}

	private isLike(shape: RegExp, line: number): boolean {
		return !this.isKept(line) && shape.test(buildLine(this.input, line).bare);
	}

	private isLibraryFrame(line: number): boolean {
		const { bare } = buildLine(this.input, line);
		return isFrame(bare) && isLibrary(bare) && !demand.test(bare) && !this.isKept(line);
	}

	private isKept(line: number): boolean {
		const { lines, keep } = this.input;
		return keep.length > 0 && intersects(keep, lines.starts[line] as number, lineEnd(lines, line));
	}

	private addGap(line: number, end: number): void {
		const { lines, granularity } = this.input;
		const notice = [wording('\t… '), lineTotal, wording(' library lines'), ...markerIf(granularity), wording('\n')];
		this.plan.edit(this.plan.omission('library frames'), lines.starts[line] as number, lineEnd(lines, end - 1), notice);
	}
}
