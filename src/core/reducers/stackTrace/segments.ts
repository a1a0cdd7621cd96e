import type { ReduceInput } from '../reducer.ts';
import { contentOf, WIDTH } from './contents.ts';
import { functionAt, hasArguments, placeOf } from './places.ts';
import { LIBRARY, TAIL, type Trace, USER } from './readTrace.ts';

/** Frames that follow each other. */
export interface Frame {
	readonly start: number;
	/** The line behind its last one. */
	readonly end: number;
	readonly isLibrary: boolean;
	/** What it says, without its number in the trace. */
	readonly text: string;
	/** The function and the file, but for numbers: frames with one name went through the same code. */
	readonly name: string;
	/** The file and line that it names, if it does. */
	readonly place: string | undefined;
	/** Its lines behind the first one: source text, or variables. What is too long to be compared is like nothing else. */
	readonly tail: string;
	/** Whether it shows the values of arguments or variables. */
	readonly hasValues: boolean;
}

/** A variable as gdb shows it below a frame. */
const variable = /^\n {4,12}\w{1,80} = /;
/** .NET: a task went on elsewhere; what follows did not throw. */
const goesOn = /^\s*--- End of /;
/** What never tells why something was thrown, since the line above the frames does. */
const silent =
	/^(?:at |by )?(?:0x[\da-fA-F]{1,16}:? (?:in )?)?(?:__interceptor_|___?|__GI_)?(?:malloc|calloc|realloc|free|posix_memalign|aligned_alloc|strdup|operator (?:new|delete)\S{0,40}|pthread_\w{1,40}(?:@\S{0,40})?|clone\d?|__clone\w{0,20}|\?\?\?)(?=[ (]|$)|^(?:__schedule|schedule|dump_stack\w{0,10}|show_stack|__die\w{0,10})\S{0,10}\+0x/;

/** The frames from a line on; none if the line begins no frame. */
export function framesFrom(input: ReduceInput, { kind }: Trace, first: number): Frame[] {
	const frames: Frame[] = [];
	for (let start = first; start < kind.length && isFrameKind(kind[start]); ) {
		let end = start + 1;
		const line = contentOf(input, start);
		let tail = numberIfCut(line, start);
		for (; end < kind.length && kind[end] === TAIL; end++) {
			const below = contentOf(input, end);
			tail += `\n${below}${numberIfCut(below, end)}`;
		}
		const text = line.trim().replace(/^#?\d{1,5}:? +/, '');
		const place = placeOf(text) ?? placeOf(tail.slice(1));
		const name = functionAt(text).replace(/\d+/g, '0');
		const isLibrary = kind[start] === LIBRARY;
		frames.push({
			start,
			end,
			isLibrary,
			text,
			name,
			place,
			tail,
			hasValues: hasArguments(text) || variable.test(tail),
		});
		start = end;
	}
	return frames;
}

function numberIfCut(content: string, line: number): string {
	return content.length < WIDTH ? '' : `\n${line}`;
}

/** Number of the frame that threw; -1 if none of them did. */
export function thrownAt(input: ReduceInput, trace: Trace, frames: readonly Frame[]): number {
	const first = frames[0] as Frame;
	if (trace.upward[first.start] === 1) return frames.length - 1;
	if (first.start > 0 && goesOn.test(contentOf(input, first.start - 1))) return -1;
	const thrown = frames.findIndex(({ text }) => !text.startsWith('? '));
	const frame = frames[thrown];
	return frame && !frame.hasValues && silent.test(frame.text) ? -1 : thrown;
}

function isFrameKind(kind: number | undefined): boolean {
	return kind === USER || kind === LIBRARY;
}
