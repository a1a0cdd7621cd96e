import type { Granularity } from '../../edits/notices.ts';
import { count, marker, type Part, price, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { intersects, type Spans } from '../../edits/spans.ts';
import { isLibraryFrame } from '../log/frames.ts';

/** Fewer frames than this are read faster than the notice of a gap. */
const LEAST = 2;
const frame = /^(?:at |File \\")/;
/** UTF-16 units of a frame that are looked at. */
const LOOK = 300;
const BACKSLASH = 92;
const N = 110;

/** A line of a string: from its first character to behind its escaped line feed. */
interface Line {
	readonly start: number;
	readonly end: number;
}

/** Takes library frames out of the stack traces that stand in strings, with escaped line feeds; the first frame of each trace stays. */
export class StackGaps {
	private whole = -1;

	constructor(
		private readonly text: string,
		private readonly keep: Spans,
		private readonly granularity: Granularity,
		private readonly plan: PlanBuilder,
	) {}

	/** Adds the gaps of the string between two offsets (UTF-16, its quotes included); returns whether it holds a trace. */
	add(start: number, end: number): boolean {
		let isTrace = false;
		let run: Line[] = [];
		for (let at = start + 1; at < end - 1; ) {
			const line = { start: at, end: lineEnd(this.text, at, end - 1) };
			at = line.end;
			const isLibrary = isTrace && this.isLibrary(line, run.length > 0);
			if (isLibrary) run.push(line);
			else {
				this.fold(run);
				run = [];
			}
			isTrace ||= this.isFrame(line);
		}
		return isTrace;
	}

	private isFrame({ start, end }: Line): boolean {
		return frame.test(this.text.slice(firstVisible(this.text, start, end), Math.min(end, start + LOOK)));
	}

	/** Behind a library's frame the source line that Python shows counts to it. */
	private isLibrary(line: Line, isWithin: boolean): boolean {
		const { text } = this;
		if (intersects(this.keep, line.start, line.end) || !text.startsWith('\\n', line.end - 2)) return false;
		const first = firstVisible(text, line.start, line.end);
		if (this.isFrame(line)) return isLibraryFrame(text, first, line.end);
		return isWithin && text.startsWith('    ', line.start) && !text.startsWith('File ', first);
	}

	private fold(run: readonly Line[]): void {
		if (run.length < LEAST) return;
		const isFirst = this.whole < 0;
		const shared = this.granularity === 'coarse' && !isFirst;
		const omission = this.plan.omission('library frames', shared ? this.whole : undefined);
		if (isFirst) this.whole = omission;
		const told: Part[] = shared ? [] : [wording(' '), marker, price];
		let parts: Part[] | undefined = [
			wording('… '),
			count,
			wording(' lines of library frames'),
			...told,
			wording('\\n'),
		];
		for (const { start, end } of run) {
			this.plan.edit(omission, start, end, parts);
			parts = undefined;
		}
	}
}

function lineEnd(text: string, from: number, close: number): number {
	for (let at = from; at < close; at++) {
		if (text.charCodeAt(at) !== BACKSLASH) continue;
		if (text.charCodeAt(++at) === N) return at + 1;
	}
	return close;
}

/** Behind blanks and escaped tabs. */
function firstVisible(text: string, start: number, end: number): number {
	let at = start;
	while (at < end) {
		if (text.charCodeAt(at) === 32) at++;
		else if (text.startsWith('\\t', at)) at += 2;
		else break;
	}
	return at;
}
