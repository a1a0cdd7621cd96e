import { contentEnd } from '../../source/lines.ts';
import { lineKinds } from './lineKinds.ts';
import type { Stretch } from './stretches.ts';
import type { Work } from './work.ts';

const BACKSLASH = 92;

/**
 * Takes a run of removed or added lines; returns where a line of it (by number) first differs from the line in the same
 * place of the run on the other side, as UTF-16 offset; the line's start if there is none. Linear.
 */
export function otherVersion({ input, diff: { kinds } }: Work, run: Stretch): (line: number) => number {
	const { text, lines } = input;
	const opposite = kinds[run.first] === lineKinds.added ? lineKinds.removed : lineKinds.added;
	const isNoNewline = (line: number) => text.charCodeAt(lines.starts[line] ?? text.length) === BACKSLASH;
	const isOpposite = (line: number) => kinds[line] === opposite;
	let first = run.end + (isNoNewline(run.end) ? 1 : 0);
	let end = first;
	if (opposite === lineKinds.added) while (isOpposite(end)) end++;
	else {
		end = run.first - (run.first > 0 && isNoNewline(run.first - 1) ? 1 : 0);
		first = end;
		while (isOpposite(first - 1)) first--;
	}
	return (line) => {
		const start = lines.starts[line] as number;
		const other = first + line - run.first;
		if (other >= end) return start;
		const from = lines.starts[other] as number;
		const length = Math.min(contentEnd(text, lines, line) - start, contentEnd(text, lines, other) - from);
		let same = 1;
		while (same < length && text.charCodeAt(start + same) === text.charCodeAt(from + same)) same++;
		return start + same;
	};
}
