import type { Detector, Guess } from './detector.ts';
import { drawnTable } from './drawnTable.ts';
import { isCallGraph, isFlatProfile } from './profiles.ts';
import { confidence, filled, matching, percent } from './shares.ts';

/** Headers of tables that programs print. */
const headers: readonly RegExp[] = [
	/^\s*(?:NAMESPACE|NAME|CONTAINER ID|REPOSITORY|IMAGE|NODE|POD|LAST SEEN|NETWORK ID|VOLUME NAME|DRIVER|ID|KIND|UNIT(?: FILE)?|LOAD|PID|PPID|UID|USER|LOADED|COMMAND|RELEASE|REVISION|STACK|SERVICE)\s{2,}[A-Z][A-Z ()%/:+-]*/,
	/^\s*(?:F S )?(?:USER|UID|PID|PPID|F)\s+(?:\S+\s+){1,16}(?:CMD|COMMAND)\b/,
	/^Filesystem\s+(?:Type\s+)?(?:\S+-blocks|Size|Inodes)\s/,
	/^(?:Desired=Unknown\/Install|Chain \S+ \((?:policy|\d+ references)|Proto\s+Recv-Q|Netid\s+State|State\s+Recv-Q|Kernel IP routing table|Active (?:Internet|UNIX)|Kernel Interface table|Module\s+Size\s+Used by|COMMAND\s+PID\s+)/,
	/^top - \d\d:\d\d:\d\d up |^ num {2,9}#instances /, // processes by top, classes by jmap
];
/** Rows that are known without a header: logins as `last` prints them, packages of apt. */
const rows: readonly RegExp[] = [
	/^\S+\s+(?:pts\/\d+|tty\S*|:\d+|console|system boot|~)\s.*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} [ \d]\d \d\d:\d\d/,
	/^[a-z0-9][\w.+:-]*\/\S+ \S+ (?:amd64|arm64|i386|all|armhf)\b/,
];
/** Below a header, a line for each column. */
const underlines = /^\s*[-=]{2,}(?: {1,20}[-=]{2,})+\s*$/;
/** What begins code, markup, JSON or prose rather than the header of a CSV. */
const noHeader = /[{}()<>=]|\/\/|[.!?]$|^\s*[-*#]|^\d/;
const noTitle = /[{}()<>=;"'`.,:]|^\s*[-*#\d]/;

const LEAST = 0.8;
const FEWEST = 3;
/** Lines of a table that is known by its alignment alone. */
const FEWEST_ALIGNED = 6;
/** Share of lines that are blank between two columns. */
const BLANK = 0.95;
const WIDTH = 300;
const QUOTE = 34;

/** Tables have as many cells in each row, are drawn with lines, are aligned, or begin as a program is known to print them. */
export const detectTable: Detector = ({ lines: sample, name }) => {
	const lines = filled(sample);
	if (lines.length < FEWEST || isCallGraph(lines)) return undefined;
	if (isFlatProfile(lines)) return { confidence: 0.9, evidence: 'it begins with the header of a profile' };
	return delimited(lines, name) ?? drawnTable(lines) ?? printed(lines) ?? aligned(lines);
};

function delimited(lines: readonly string[], name: string): Guess | undefined {
	const [header = ''] = lines;
	const isNamed = /\.(?:csv|tsv|tab)$/i.test(name);
	if (!isNamed && noHeader.test(header)) return undefined;
	for (const separator of [',', '\t', ';']) {
		const widths = cellsPerRow(lines, separator.charCodeAt(0), isNamed ? 2 : 3);
		const even = widths.filter((width) => width === widths[0]).length / widths.length;
		if (widths.length === 0 || even < LEAST) continue;
		const cells = widths[0] as number;
		return { confidence: confidence(even, LEAST), evidence: `${cells} columns in ${percent(even)} of the rows` };
	}
	return undefined;
}

/** How many cells each row has, none if the first one has fewer than `least`; a row goes on over line ends within quotes. */
function cellsPerRow(lines: readonly string[], separator: number, least: number): number[] {
	const widths: number[] = [];
	let cells = 1;
	let isQuoted = false;
	for (const line of lines) {
		for (let at = 0; at < line.length; at++) {
			const code = line.charCodeAt(at);
			if (code === QUOTE) isQuoted = !isQuoted;
			else if (code === separator && !isQuoted) cells++;
		}
		if (isQuoted) continue;
		if (widths.length === 0 && cells < least) return [];
		widths.push(cells);
		cells = 1;
	}
	return widths;
}

function printed(lines: readonly string[]): Guess | undefined {
	const share = Math.max(...rows.map((row) => matching(lines, row))) / lines.length;
	if (share >= LEAST)
		return {
			confidence: confidence(share, LEAST),
			evidence: `${percent(share)} of the lines are rows of a known table`,
		};
	const isKnown = headers.some((header) => header.test(lines[0] as string)) || underlines.test(lines[1] as string);
	return isKnown ? { confidence: 0.9, evidence: 'it begins with the header of a table' } : undefined;
}

/** Whether there are blanks down the lines wherever the first one has some between its titles. */
function aligned(lines: readonly string[]): Guess | undefined {
	const [header = ''] = lines;
	const gaps = [...header.slice(0, WIDTH).matchAll(/\S {2,}(?=\S)/g)];
	if (gaps.length < 2 || noTitle.test(header) || lines.length < FEWEST_ALIGNED) return undefined;
	const isGap = ({ index, 0: gap }: RegExpExecArray): boolean => {
		for (let column = index + 1; column < index + gap.length; column++)
			if (lines.filter((line) => (line[column] ?? ' ') === ' ').length >= BLANK * lines.length) return true;
		return false;
	};
	const rest = lines.filter((line) => line.length > (gaps.at(-1)?.index ?? 0)).length;
	if (!gaps.every(isGap) || rest < LEAST * lines.length) return undefined;
	return { confidence: 0.75, evidence: `${gaps.length + 1} columns are aligned down the lines` };
}
