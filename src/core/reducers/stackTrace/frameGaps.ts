import { markerIf } from '../../edits/notices.ts';
import { lines as lineTotal, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { functionAt } from './places.ts';
import type { Trace } from './readTrace.ts';
import { type Frame, thrownAt } from './segments.ts';

/** Fewer lines than this are read faster than the notice of a gap. */
const LEAST = 2;
/** Of more of the user's frames than this in one row, the first and the last ones stay. */
const MOST = 12;
const FIRST = 8;
const LAST = 3;

/** Why frames leave, and what stands in their place. */
const notices = {
	library: ['library frames', 'library lines'],
	repeated: ['repeated frames', 'lines of frames as above'],
	similar: ['similar frames', 'lines like above'],
	middle: ['middle of long traces', 'lines of frames'],
	mixed: ['further frames', 'lines of frames'],
} as const;
type Why = keyof typeof notices;

/**
 * Takes frames out: those of libraries, those that repeat (recursion), those that an earlier trace went through as well,
 * and the middle of very long rows. The frame that threw and the first one in the user's code stay, and so does every
 * place in the user's code that no other visible frame names.
 */
export class FrameGaps {
	/** Functions and files of the frames of earlier traces, but for numbers. */
	private readonly known = new Set<string>();
	/** Places in files that visible frames name. */
	private readonly visible = new Set<string>();

	constructor(
		private readonly input: ReduceInput,
		private readonly trace: Trace,
		private readonly plan: PlanBuilder,
	) {}

	/** Adds the gaps of frames that follow each other. */
	add(frames: readonly Frame[]): void {
		const why = this.reasons(frames);
		for (let i = 0; i < frames.length; ) {
			let end = i;
			while (end < frames.length && why[end]) end++;
			if (end > i) this.gap(reasonOf(why.slice(i, end)), frames[i] as Frame, frames[end - 1] as Frame);
			i = end + 1;
		}
		for (const { text } of frames) this.known.add(withoutNumbers(functionAt(text)));
	}

	private reasons(frames: readonly Frame[]): (Why | undefined)[] {
		const stays = this.staying(frames);
		const users = frames.filter(({ isLibrary }) => !isLibrary);
		const middle = new Set(users.length > MOST ? users.slice(FIRST, -LAST) : []);
		const here = new Set<string>();
		for (const frame of stays) this.see(frame);
		return frames.map((frame) => {
			const words = `${frame.text}\n${frame.place}`;
			const isRepeated = here.has(words);
			here.add(words);
			const why =
				stays.has(frame) || this.isKept(frame) ? undefined : this.reason(frame, isRepeated, middle.has(frame));
			if (!why) this.see(frame);
			return why;
		});
	}

	private reason(frame: Frame, isRepeated: boolean, isMiddle: boolean): Why | undefined {
		if (this.isKnown(frame)) return 'similar';
		if (frame.isLibrary) return 'library';
		if (isRepeated) return 'repeated';
		return isMiddle ? 'middle' : undefined;
	}

	/** Whether an earlier trace went through the same function, and no place in the user's code is lost with the frame. */
	private isKnown({ text, place, isLibrary }: Frame): boolean {
		if (!this.known.has(withoutNumbers(functionAt(text)))) return false;
		return isLibrary || place === undefined || this.visible.has(place);
	}

	private see({ place }: Frame): void {
		if (place !== undefined) this.visible.add(place);
	}

	/** The frame that threw, and the user's frame that is next to it. */
	private staying(frames: readonly Frame[]): Set<Frame> {
		const thrown = frames[thrownAt(this.input, this.trace, frames)];
		const isUsers = ({ isLibrary }: Frame) => !isLibrary;
		const isUpward = this.trace.upward[(frames[0] as Frame).start] === 1;
		const users = isUpward ? frames.findLast(isUsers) : frames.find(isUsers);
		return new Set([thrown, users].filter((frame) => frame !== undefined));
	}

	private isKept({ start, end }: Frame): boolean {
		return this.trace.kept.subarray(start, end).includes(1);
	}

	private gap(why: Why, { start }: Frame, { end }: Frame): void {
		if (end - start < LEAST) return;
		const { text, lines, granularity } = this.input;
		const from = lines.starts[start] as number;
		const [reason, what] = notices[why];
		this.plan.edit(this.plan.omission(reason), from, lineEnd(lines, end - 1), [
			wording(text[from] === '\t' ? '\t… ' : '  … '),
			lineTotal,
			wording(` ${what}`),
			...markerIf(granularity),
			wording('\n'),
		]);
	}
}

function reasonOf(why: readonly (Why | undefined)[]): Why {
	const [first = 'mixed'] = why;
	return why.every((other) => other === first) ? first : 'mixed';
}

function withoutNumbers(frame: string): string {
	return frame.replace(/\d+/g, '0');
}
