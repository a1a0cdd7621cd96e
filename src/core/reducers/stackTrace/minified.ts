import type { Frame } from './segments.ts';

/** No line that a person wrote is as wide as this, in columns. */
const WIDE = 500;
/** Of the frames in minified code the first ones and the last one stay. */
const FIRST = 3;
const LAST = 1;

/** A place with its column, and what may close a frame and a string literal around it. */
const position = /([^\s(@]{1,300}):\d{1,7}:(\d{1,7})\)?(?:\\n)?['"`]?[ +,;]{0,3}$/;

/**
 * Takes frames that follow each other; returns those that show minified code, which says little without a source map: the
 * file has lines of more than 500 columns, or says that it is minified.
 */
export function minifiedIn(frames: readonly Frame[]): Frame[] {
	const files = frames.map(({ text, isLibrary }) => (isLibrary ? null : position.exec(text)));
	const minified = new Set(files.filter((found) => Number(found?.[2]) >= WIDE).map((found) => found?.[1]));
	return frames.filter((_, i) => {
		const file = files[i]?.[1];
		return file !== undefined && (minified.has(file) || /\.min\.m?js/.test(file));
	});
}

/** Of frames in minified code those that may leave. */
export function leavingMinified(minified: readonly Frame[]): Set<Frame> {
	return new Set(minified.slice(FIRST, -LAST));
}
