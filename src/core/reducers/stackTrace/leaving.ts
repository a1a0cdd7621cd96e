import { leavingMinified, minifiedIn } from './minified.ts';
import type { Frame } from './segments.ts';

/** Bits: why a frame may leave. */
export const LIBRARY_CODE = 1;
export const MINIFIED = 2;
export const ABOVE = 4;
export const RECURSION = 8;
export const FAR = 16;

/** Of calls from one place with different values the first ones and the last one stay. */
const FIRST_CALLS = 3;

/** Frames that follow each other. */
export interface Stretch {
	readonly frames: readonly Frame[];
	/** Whether the last one, not the first one, is next to the throw. */
	readonly isUpward: boolean;
	/** So many of the user's frames stay, and those that show values. */
	readonly share: number;
}

/** The frames of a stretch that may leave for what stands around them. */
interface Around {
	readonly minified: ReadonlySet<Frame>;
	readonly recursion: ReadonlySet<Frame>;
	readonly far: ReadonlySet<Frame>;
}

/**
 * Decides which frames may leave: those of libraries, those in minified code, those beyond the share of their trace, and
 * those that say nothing new, which a place in the user's code only does if a visible frame above names it.
 */
export class Leaving {
	/** Functions and files of the frames of earlier traces, but for numbers. */
	private readonly known = new Set<string>();
	/** Visible frames, and the places in files that they name. */
	private readonly visible = new Set<string>();

	/** Takes a stretch, and tells which of its frames have to stay; returns for each frame why it may leave. */
	of(stretch: Stretch, stays: (frame: Frame) => boolean): number[] {
		const around = this.around(stretch);
		const why = stretch.frames.map((frame) => {
			const bits = stays(frame) ? 0 : this.reasons(frame, around);
			if (bits === 0) this.see(frame);
			return bits;
		});
		for (const { name } of stretch.frames) this.known.add(name);
		return why;
	}

	private around({ frames, isUpward, share }: Stretch): Around {
		const minified = minifiedIn(frames);
		const recursion = recursionIn(frames);
		const users = frames.filter((frame) => !frame.isLibrary && !recursion.has(frame));
		const novel = users.length > share ? users.filter((frame) => !this.isAbove(frame)) : [];
		const ranked = byWeight(isUpward ? novel.reverse() : novel, new Set(minified));
		const far = ranked.slice(share).filter(({ hasValues }) => !hasValues);
		return { minified: leavingMinified(minified), recursion, far: new Set(far) };
	}

	private reasons(frame: Frame, { minified, recursion, far }: Around): number {
		const { isLibrary, place } = frame;
		const isAmongMinified = minified.has(frame) || (isLibrary && place === undefined && minified.size > 0);
		return (
			(isLibrary ? LIBRARY_CODE : 0) |
			(isAmongMinified ? MINIFIED : 0) |
			(this.isAbove(frame) ? ABOVE : 0) |
			(recursion.has(frame) ? RECURSION : 0) |
			(far.has(frame) ? FAR : 0)
		);
	}

	private isAbove(frame: Frame): boolean {
		const { name, place, isLibrary, hasValues } = frame;
		if (this.visible.has(wordsOf(frame))) return true;
		if (!this.known.has(name)) return false;
		return isLibrary || (place !== undefined && this.visible.has(place) && !hasValues);
	}

	private see(frame: Frame): void {
		this.visible.add(wordsOf(frame));
		if (frame.place !== undefined) this.visible.add(frame.place);
	}
}

/** Calls from one place again and again, with other values: all but the first ones and the last one. */
function recursionIn(frames: readonly Frame[]): Set<Frame> {
	const calls = new Map<string, Frame[]>();
	for (const frame of frames) {
		if (frame.place === undefined || !frame.hasValues) continue;
		const known = calls.get(frame.place);
		if (known) known.push(frame);
		else calls.set(frame.place, [frame]);
	}
	return new Set([...calls.values()].flatMap((same) => same.slice(FIRST_CALLS, -1)));
}

/** Frames of which the nearest to the throw come first, by what they tell: each function once, then the others, then minified code. */
function byWeight(nearest: readonly Frame[], minified: ReadonlySet<Frame>): Frame[] {
	const first = new Map(nearest.toReversed().map((frame) => [frame.name, frame]));
	const weight = (frame: Frame) => (minified.has(frame) ? 2 : Number(first.get(frame.name) !== frame));
	return nearest.toSorted((a, b) => weight(a) - weight(b));
}

function wordsOf({ text, tail }: Frame): string {
	return text.replace(/^(?:(?:at|by) )?0x[\da-f]+(?: in |: )/i, '') + tail;
}
