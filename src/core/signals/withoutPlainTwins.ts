import { IntList } from '../source/intList.ts';
import { type Lines, lineEnd } from '../source/lines.ts';
import type { OffsetMap } from '../source/offsetMap.ts';
import { twinOf, twinsOf } from '../source/twins.ts';

/**
 * The lines of a text in which some patterns may match: all but the twins of a line in which none does. What they match
 * may not depend on which digits stand there; they may begin with a line feed. A log of a hundred thousand lines has some
 * hundred that are no twins.
 */
export function withoutPlainTwins(text: string, lines: Lines, patterns: readonly RegExp[]): OffsetMap {
	const twins = twinsOf(text, lines);
	const isPlain = new Uint8Array(twins.first.length);
	const [at, from] = [new IntList(), new IntList()];
	let shown = '';
	let start = 0;
	const show = (end: number) => {
		if (start === end) return;
		at.push(shown.length);
		from.push(start);
		shown += text.slice(start, end);
	};
	for (let line = 0; line < isPlain.length; line++) {
		const twin = twinOf(twins, line);
		if (twin < 0) continue;
		const [begin, end] = [lines.starts[line] as number, lineEnd(lines, line)];
		if (twin === line) isPlain[line] = Number(holdsNone(text.slice(begin, end), patterns));
		else if (isPlain[twin] === 1) {
			show(begin);
			start = end;
		}
	}
	show(text.length);
	return { text: shown, at: at.toArray(), from: from.toArray(), own: new Uint8Array(at.length).fill(1) };
}

function holdsNone(line: string, patterns: readonly RegExp[]): boolean {
	return patterns.every((pattern) => `\n${line}`.search(pattern) < 0);
}
