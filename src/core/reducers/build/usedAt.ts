import type { ReduceInput } from '../reducer.ts';
import { buildLine } from './buildLines.ts';
import type { Span } from './location.ts';

/** Where a template is used, and where a header is included, as stand above a diagnostic in the header. */
const required = /^(\S{1,300}?:\d{1,7}(?::\d{1,5})?):\s+(?:required|instantiated) from here$/;
const included = /^(?:In file included )?from (\S{1,300}?:\d{1,7}(?::\d{1,5})?):$/;

/**
 * The place in the user's own file from which a diagnostic in a shared header comes: takes the lines [first, end) above
 * it. It is where a template is used if they say so, else the one that ends the first list of inclusions.
 */
export function usedAt(input: Pick<ReduceInput, 'text' | 'lines'>, first: number, end: number): Span | undefined {
	let found: Span | undefined;
	for (let line = first; line < end; line++) {
		const { bare, start } = buildLine(input, line);
		const use = required.exec(bare)?.[1];
		if (use !== undefined) return [start, start + use.length];
		const inclusion = found ? undefined : included.exec(bare)?.[1];
		const end = start + bare.length - 1;
		if (inclusion !== undefined) found = [end - inclusion.length, end];
	}
	return found;
}
