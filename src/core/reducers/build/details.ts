import { lineCount } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { buildLine } from './buildLines.ts';
import { isBlock, isCaret, isNamedPlace } from './lineKinds.ts';
import { placeLength } from './location.ts';

/** The rule or option that a line names at its end: `[-Wunused]`, `(no-undef)`, `  no-console`; MSBuild's project is none, nor are numbers. */
const code = /\[(?!\/)([\w./@=+-]{2,80})\](?: \[\d\])?$|\(([\w/-]{3,60})\)$|\s\s(@?[a-z][\w-]*(?:\/[\w-]+)*)$/;
const error = /(?<![\w./-])(?:error|fatal|failed|failure)(?![\w./-])|(?<!\w)[EF]\d{3,5}(?!\w)|[✘✖×]/i;
/** A source line behind its number, or a place. */
const sourceLine = /^>? ?\d{0,6} ?[|│┃][^^~]*$|^(?:-+>|╭─|│ +on |╷$|╵$|│$)|^>? ?\d{1,6} /;
/** What points at the source, before the words about it. */
const pointer = /^[\s.|│\d>]*[\^~-]+[\s~^-]*/;

/** The rule or option that a diagnostic names; empty if it names none. */
export function codeIn(line: string): string {
	const match = code.exec(line);
	const named = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
	return /[A-Za-z]/.test(named) ? named : '';
}

/** Whether the line below a line points at a place in it. */
function isPointedAt(input: ReduceInput, line: number, end: number): boolean {
	if (line + 1 >= end || isCaret(buildLine(input, line).bare)) return false;
	return isCaret(buildLine(input, line + 1).bare);
}

/** Whether what stands below a diagnostic tells it from others: below errors, and where the first line says nothing. */
export function needsDetails(line: string): boolean {
	return error.test(line) || isBlock(line) || isNamedPlace(line);
}

/**
 * What the lines [first, end) below a diagnostic say beside the source that they show, as UTF-16 offsets: explanations,
 * and the words behind a caret.
 */
export function detailsOf(input: ReduceInput, first: number, end: number): [number, number][] {
	const details: [number, number][] = [];
	for (let line = first; line < Math.min(end, lineCount(input.lines)); line++) {
		const { bare, start } = buildLine(input, line);
		if (bare === 'Did you mean:') break;
		if (bare === '' || sourceLine.test(bare)) continue;
		if (isPointedAt(input, line, end) || placeLength(bare) > 0) continue;
		const skipped = pointer.exec(bare)?.[0].length ?? 0;
		if (skipped < bare.length) details.push([start + skipped, start + bare.length]);
	}
	return details;
}
