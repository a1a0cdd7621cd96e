import { leavingMinified, minifiedIn } from './minified.ts';
import { functionAt } from './places.ts';
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
		for (const { text } of stretch.frames) this.known.add(withoutNumbers(functionAt(text)));
		return why;
	}

	private around(stretch: Stretch): Around {
		const all = minifiedIn(stretch.frames);
		const minified = leavingMinified(all);
		const recursion = recursionIn(stretch.frames);
		return { minified, recursion, far: this.far(stretch, [new Set(all), recursion]) };
	}

	/** The user's frames beyond the share: those that tell most of the rest stay, each function of readable code first. */
	private far({ frames, isUpward, share }: Stretch, [minified, recursion]: readonly ReadonlySet<Frame>[]): Set<Frame> {
		const users = frames.filter((frame) => !frame.isLibrary && !recursion?.has(frame) && !this.isAbove(frame));
		const nearest = isUpward ? users.reverse() : users;
		const functions = new Set<string>();
		const rank = new Map(nearest.map((frame) => [frame, minified?.has(frame) ? 2 : seen(functions, frame) ? 1 : 0]));
		const far = nearest.toSorted((a, b) => (rank.get(a) as number) - (rank.get(b) as number)).slice(share);
		return new Set(far.filter(({ hasValues }) => !hasValues));
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
		const { text, place, isLibrary, hasValues } = frame;
		if (this.visible.has(wordsOf(frame))) return true;
		if (!this.known.has(withoutNumbers(functionAt(text)))) return false;
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

/** Whether the function of a frame is among those that were seen; now it is. */
function seen(functions: Set<string>, { text }: Frame): boolean {
	const size = functions.size;
	return functions.add(withoutNumbers(functionAt(text))).size === size;
}

function wordsOf({ text, tail }: Frame): string {
	return text.replace(/^(?:(?:at|by) )?0x[\da-f]+(?: in |: )/i, '') + tail;
}

function withoutNumbers(frame: string): string {
	return frame.replace(/\d+/g, '0');
}
