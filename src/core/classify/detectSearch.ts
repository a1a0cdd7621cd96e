import type { Detector } from './detector.ts';
import { confidence, filled, matching } from './shares.ts';

const path = String.raw`(?:[A-Za-z]:[\\/])?(?=[^:\s]{0,300}[./\\])[^:\s]{1,300}`;
/** `src/a.ts:497:`, with a revision in front of it or a column behind. */
const match = new RegExp(String.raw`^(?:[\w./~^-]{1,60}:)?${path}:\d{1,9}:`);
/** `src/a.ts-497-` beside a match. */
const context = /^(?=[^:\s]{0,300}[./\\])[^:\s]{1,300}?-\d{1,9}-/;
const withoutNumber = /^[\w.@+~()[\]-]*(?:\/[\w.@+~()[\]-]+)+:|^Binary file \S+ matches/;
const below = /^\d{1,9}[:-](?!\d\d:\d\d)/;
const heading = /^[\w.@+~/\\()[\]-]*(?:[/\\][\w.@+~()[\]-]+|\.[A-Za-z]\w{0,8})$/;
/** Compilers and linters write such lines, too. */
const diagnostic =
	/:\d+:(?:\d+:)? ?(?:(?:fatal )?error|warning|note|info|[EWFCRN]\d{3,4})\b|: (?:error|warning|Error|Warning)[: ]|\[[EWCRFI]\d{4}\]/;
/** Frames of stack traces. */
const frame = /:\d+:in [`']|^\s+at |\.go:\d+ \+0x/;

/** Turborepo and Lerna write package and task before what the task says. */
const task = /^@?[\w-]{1,80}(?:\/[\w-]{1,80})?:[\w:-]{1,80}: /;

const LEAST = 0.7;
const FEWEST = 3;

/** Search output has lines that begin with a path and a number, or numbers below a path. */
export const detectSearch: Detector = (sample) => {
	const lines = filled(sample.lines).filter((line) => line !== '--');
	if (lines.length < FEWEST) return undefined;
	const matches = matching(lines, match);
	const found = [
		[matches > 0 ? matches + matching(lines, context) : 0, 'begin with a path and a line number'],
		[belowHeadings(lines), 'are numbered below a path'],
		[matching(lines, withoutNumber), 'begin with a path and a colon'],
	] as const;
	const [count, how] = found.reduce((best, next) => (next[0] > best[0] ? next : best));
	const share = count / lines.length;
	if (share < LEAST || isOfTools(lines)) return undefined;
	return {
		confidence: Math.min(0.95, confidence(share, LEAST)),
		evidence: `${count} of ${lines.length} lines ${how}`,
	};
};

/** Whether many of the lines are what compilers, linters, runtimes and runners of tasks write. */
function isOfTools(lines: readonly string[]): boolean {
	return 5 * (matching(lines, diagnostic) + matching(lines, frame) + matching(lines, task)) > lines.length;
}

/** Numbered lines, and the paths right above them, if there are any. */
function belowHeadings(lines: readonly string[]): number {
	let headings = 0;
	lines.forEach((line, i) => {
		if (heading.test(line) && below.test(lines[i + 1] ?? '')) headings++;
	});
	return headings === 0 ? 0 : headings + matching(lines, below);
}
