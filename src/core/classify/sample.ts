import { contentEnd, type Lines, lineCount } from '../source/lines.ts';
import type { Sample } from './detector.ts';

/** Lines from each of start, middle and end. */
const PART = 200;
const WIDTH = 1_000;
const HEAD = 1 << 16;
const TAIL = 1 << 12;

/** Takes a source's display name, text, lines, and whether they are those of its screen; returns the bounded part of it that detectors see. */
export function sampleOf(name: string, text: string, lines: Lines, isScreen: boolean): Sample {
	return {
		name,
		lines: sampledLines(lineCount(lines)).map((line) => {
			const start = lines.starts[line] as number;
			return text.slice(start, Math.min(contentEnd(text, lines, line), start + WIDTH));
		}),
		head: text.slice(0, HEAD),
		tail: text.slice(-TAIL),
		isScreen,
	};
}

function sampledLines(count: number): number[] {
	if (count <= 3 * PART) return range(0, count);
	const middle = (count - PART) >> 1;
	return [...range(0, PART), ...range(middle, middle + PART), ...range(count - PART, count)];
}

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from }, (_, i) => from + i);
}
