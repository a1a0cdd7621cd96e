import { minifiedIn } from './minified.ts';
import { functionAt } from './places.ts';
import type { Frame } from './segments.ts';

/** Bits: why a frame may leave. */
export const LIBRARY_CODE = 1;
export const MINIFIED = 2;
export const ABOVE = 4;
export const RECURSION = 8;

/** Of calls from one place with different values the first ones and the last one stay. */
const FIRST_CALLS = 3;

/**
 * Decides which frames may leave: those of libraries, those in minified code, and those that say nothing new. A place in
 * the user's code leaves only if a visible frame above names it.
 */
export class Leaving {
	/** Functions and files of the frames of earlier traces, but for numbers. */
	private readonly known = new Set<string>();
	/** Visible frames, and the places in files that they name. */
	private readonly visible = new Set<string>();

	/** Takes frames that follow each other and tells which of them have to stay; returns for each why it may leave. */
	of(frames: readonly Frame[], stays: (frame: Frame) => boolean): number[] {
		const minified = minifiedIn(frames);
		const recursion = recursionIn(frames);
		const why = frames.map((frame) => {
			const bits = stays(frame) ? 0 : this.reasons(frame, minified, recursion);
			if (bits === 0) this.see(frame);
			return bits;
		});
		for (const { text } of frames) this.known.add(withoutNumbers(functionAt(text)));
		return why;
	}

	private reasons(frame: Frame, minified: ReadonlySet<Frame>, recursion: ReadonlySet<Frame>): number {
		const { isLibrary, place } = frame;
		const isAmongMinified = minified.has(frame) || (isLibrary && place === undefined && minified.size > 0);
		return (
			(isLibrary ? LIBRARY_CODE : 0) |
			(isAmongMinified ? MINIFIED : 0) |
			(this.isAbove(frame) ? ABOVE : 0) |
			(recursion.has(frame) ? RECURSION : 0)
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

function wordsOf({ text, tail }: Frame): string {
	return text.replace(/^(?:(?:at|by) )?0x[\da-f]+(?: in |: )/i, '') + tail;
}

function withoutNumbers(frame: string): string {
	return frame.replace(/\d+/g, '0');
}
