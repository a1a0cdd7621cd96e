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

/** Shortens what stays visible: library frames of stack traces, and the middle of long lines. */
export class ShownLines {
	private readonly longLines: LongLines;

	constructor(
		private readonly input: ReduceInput,
		private readonly plan: PlanBuilder,
	) {
		this.longLines = new LongLines(input.text, input.keep, input.granularity, plan);
	}

	/** Adds the edits of the lines [first, end). */
	add(first: number, end: number): void {
		for (let line = first; line < end; ) {
			const behind = line === first ? line : this.framesEnd(line, end);
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

	private framesEnd(line: number, limit: number): number {
		let end = line;
		while (end < limit && this.isLibraryFrame(end)) end++;
		return end;
	}

	private isLibraryFrame(line: number): boolean {
		const { lines, keep } = this.input;
		if (keep.length > 0 && intersects(keep, lines.starts[line] as number, lineEnd(lines, line))) return false;
		const { bare } = buildLine(this.input, line);
		return isFrame(bare) && isLibrary(bare);
	}

	private addGap(line: number, end: number): void {
		const { lines, granularity } = this.input;
		const notice = [wording('\t… '), lineTotal, wording(' library lines'), ...markerIf(granularity), wording('\n')];
		this.plan.edit(this.plan.omission('library frames'), lines.starts[line] as number, lineEnd(lines, end - 1), notice);
	}
}
