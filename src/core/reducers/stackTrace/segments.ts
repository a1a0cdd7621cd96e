import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { placeOf } from './places.ts';
import { LIBRARY, TAIL, type Trace, USER } from './readTrace.ts';

/** Frames that follow each other. */
export interface Frame {
	readonly start: number;
	/** The line behind its last one. */
	readonly end: number;
	readonly isLibrary: boolean;
	/** What it says, without its number in the trace. */
	readonly text: string;
	/** The file and line that it names, if it does. */
	readonly place: string | undefined;
}

/** .NET: a task went on elsewhere; what follows did not throw. */
const goesOn = /^\s*--- End of /;
const WIDTH = 500;

/** The frames from a line on; none if the line begins no frame. */
export function framesFrom(input: ReduceInput, { kind }: Trace, line: number): Frame[] {
	const frames: Frame[] = [];
	for (let start = line; start < kind.length && isFrameKind(kind[start]); ) {
		let end = start + 1;
		while (end < kind.length && kind[end] === TAIL) end++;
		const text = contentOf(input, start)
			.trim()
			.replace(/^#?\d{1,5}:? +/, '');
		const place = placeOf(text) ?? (end > start + 1 ? placeOf(contentOf(input, start + 1)) : undefined);
		frames.push({ start, end, isLibrary: kind[start] === LIBRARY, text, place });
		start = end;
	}
	return frames;
}

/** Number of the frame that threw; -1 if none of them did. */
export function thrownAt(input: ReduceInput, trace: Trace, frames: readonly Frame[]): number {
	const first = frames[0] as Frame;
	if (trace.upward[first.start] === 1) return frames.length - 1;
	return first.start > 0 && goesOn.test(contentOf(input, first.start - 1)) ? -1 : 0;
}

function isFrameKind(kind: number | undefined): boolean {
	return kind === USER || kind === LIBRARY;
}

function contentOf({ text, lines }: ReduceInput, line: number): string {
	const start = lines.starts[line] as number;
	return text.slice(start, Math.min(contentEnd(text, lines, line), start + WIDTH));
}
