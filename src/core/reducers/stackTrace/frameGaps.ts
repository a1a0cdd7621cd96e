import { markerIf } from '../../edits/notices.ts';
import { copy, lines as lineTotal, plural, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { contentOf, startOf } from './contents.ts';
import { ABOVE, FAR, Leaving, LIBRARY_CODE, MINIFIED, RECURSION, type Stretch } from './leaving.ts';
import type { Trace } from './readTrace.ts';
import { type Frame, thrownAt } from './segments.ts';
import { signatureIn } from './signatures.ts';

/** Why frames leave, and what is told of their lines, the first that holds for all of a gap. */
const notices = [
	[LIBRARY_CODE, 'library frames', ' library line', ' library lines'],
	[ABOVE, 'frames as above', ' line as above', ' lines as above'],
	[MINIFIED, 'minified frames', ' minified or native line', ' minified or native lines'],
	[FAR, 'user frames', ' user line', ' user lines'],
	[RECURSION, 'recursion', ' line of recursion', ' lines of recursion'],
] as const;
/** What is told of a gap whose frames leave for several reasons. */
const mixed = [0, 'further frames', ' further line', ' further lines'] as const;

/** A line alone that is shorter than this, in UTF-16 units, is read as fast as the notice that it left. */
const LEAST_ALONE = 40;

/**
 * Takes frames out, and of those that stay the types of parameters. The frame that threw and the first one in the user's
 * code stay. So does every place in the user's code that no other visible frame names, but for minified code, and for what
 * is far from the throw in a source with many traces.
 */
export class FrameGaps {
	private readonly leaving = new Leaving();

	constructor(
		private readonly input: ReduceInput,
		private readonly trace: Trace,
		private readonly plan: PlanBuilder,
		private readonly shareAt: (line: number) => number,
	) {}

	/** Adds the edits of frames that follow each other. */
	add(frames: readonly Frame[]): void {
		const { start } = frames[0] as Frame;
		const stretch = { frames, isUpward: this.trace.upward[start] === 1, share: this.shareAt(start) };
		const stays = this.staying(stretch);
		const why = this.leaving.of(stretch, (frame) => stays.has(frame) || this.isKept(frame));
		for (let i = 0; i < frames.length; ) i = this.addFrom(frames, why, i);
	}

	/** Adds the edits of one frame that stays, and of those behind it that leave; returns the number of the next one. */
	private addFrom(frames: readonly Frame[], why: readonly number[], first: number): number {
		const frame = frames[first] as Frame;
		const leaves = why[first] !== 0;
		const hidesTail = !leaves && this.hidesTail(frame);
		if (!leaves) this.cutSignature(frame);
		let next = leaves ? first : first + 1;
		const behind = next;
		while (next < frames.length && why[next] !== 0) next++;
		const bits = why.slice(behind, next).concat(hidesTail ? LIBRARY_CODE : []);
		const from = leaves ? frame.start : hidesTail ? frame.start + 1 : frame.end;
		if (bits.length > 0) this.gap(bits, from, (frames[next - 1] as Frame).end);
		return next;
	}

	/** The frame that threw, and the user's frame that is next to it. */
	private staying({ frames, isUpward }: Stretch): Set<Frame> {
		const thrown = frames[thrownAt(this.input, this.trace, frames)];
		const isUsers = ({ isLibrary }: Frame) => !isLibrary;
		const users = isUpward ? frames.findLast(isUsers) : frames.find(isUsers);
		return new Set([thrown, users].filter((frame) => frame !== undefined));
	}

	private isKept({ start, end }: Frame): boolean {
		return this.trace.kept.subarray(start, end).includes(1);
	}

	private gap(why: readonly number[], start: number, end: number): void {
		const { text, lines, granularity } = this.input;
		const from = lines.starts[start] as number;
		if (end === start + 1 && lineEnd(lines, start) - from < LEAST_ALONE) return;
		const all = why.reduce((bits, other) => bits & other);
		const [, reason, one, many] = notices.find(([bit]) => (all & bit) !== 0) ?? mixed;
		this.plan.edit(this.plan.omission(reason), from, lineEnd(lines, end - 1), [
			wording(text[from] === '\t' ? '\t… ' : '  … '),
			lineTotal,
			plural(one, many),
			...markerIf(granularity),
			wording('\n'),
		]);
	}

	/** The variables of a library's frame say less than its arguments. */
	private hidesTail(frame: Frame): boolean {
		return frame.isLibrary && frame.hasValues && frame.end > frame.start + 1 && !this.isKept(frame);
	}

	/** Takes the types of parameters out of a user's frame. */
	private cutSignature(frame: Frame): void {
		const { start } = frame;
		const cut = frame.isLibrary || this.isKept(frame) ? undefined : signatureIn(contentOf(this.input, start));
		if (!cut) return;
		const from = startOf(this.input, start);
		const bracket = cut.bracket === undefined ? [] : [copy(from + cut.bracket, from + cut.bracket + 1)];
		this.plan.edit(this.plan.omission('signatures'), from + cut.start, from + cut.end, [
			wording('…'),
			...markerIf(this.input.granularity),
			...bracket,
		]);
	}
}
