import type { Guess } from './detector.ts';
import { confidence, matching, percent } from './shares.ts';

/** `+---+---+`, `├──┼──┤`, `| --- | --- |`, `----+----`. */
const rule = /^[\s|+:=─━═╌│┃║┌┬┐├┼┤└┴┘╞╪╡╔╦╗╠╬╣╚╩╝╟╫╢╤╧┏┳┓┣╋┫┗┻┛┡╇┩╒╕╘╛╭╮╰╯╶╴-]+$/;
const stroke = /-{2}|={2}|─{2}|━{2}|═{2}|╌{2}/;
const crossing = /[^\s:=─━═╌╶╴-]/g;
const bar = /[|│┃║]/g;
/** Boxes side by side or within one another, and arrows between them: what no table has. */
const drawing = /^\s*\S[^┌┏╔╭╒]*[┌┏╔╭╒][─━═]|^\s*[|+][|+=-]*\s+\+[-=]{2}|[-─━═][>▶►→]\s?[|│┃║]|[|│┃║]\s?[<◀◄←][-─━═]/;
/** Entries of a tree that is drawn with lines. */
const branch = /^[\s│|]*[├└][─┬]+ \S/;

const LEAST = 0.8;
/** Borders of a frame around more than one column. */
const FEWEST = 3;

/** Where the borders of columns stand in a line (UTF-16 offsets), and whether it begins and ends with one. */
interface Borders {
	readonly at: readonly number[];
	readonly begins: boolean;
	readonly ends: boolean;
}

/**
 * Takes the lines of a text that are not blank; returns what speaks for a table that is drawn with lines: nearly all of
 * them are rules, or rows whose borders are those of the rule. Without such columns it is a drawing.
 */
export function drawnTable(lines: readonly string[]): Guess | undefined {
	const share = steadyLines(lines) / lines.length;
	if (share < LEAST || matching(lines, drawing) > 0 || 2 * matching(lines, branch) > lines.length) return undefined;
	return { confidence: confidence(share, LEAST), evidence: `${percent(share)} of the lines are rows of a drawn table` };
}

/** How many lines are rules, or rows with the borders of the rule above them (of the first one, above that). */
function steadyLines(lines: readonly string[]): number {
	const rules = lines.map(ruleOf);
	let borders = rules.find(Boolean) ?? bordersOf(lines[0] ?? '', bar);
	if (!showsColumns(borders, rules)) return 0;
	let steady = 0;
	for (const [at, line] of lines.entries()) {
		borders = rules[at] ?? borders;
		if (rules[at] || hasBorders(line, borders)) steady++;
	}
	return steady;
}

/** Several columns, or a frame around one with a rule below its title: any other frame is a box. */
function showsColumns({ at, begins, ends }: Borders, rules: readonly (Borders | undefined)[]): boolean {
	const isRuled = rules.some(Boolean);
	if (at.length >= FEWEST) return isRuled || begins;
	const title = rules[0] ? 1 : 0;
	return isRuled && (!(begins && ends) || (!rules[title] && rules[title + 1] !== undefined));
}

function ruleOf(line: string): Borders | undefined {
	const borders = rule.test(line) && stroke.test(line) ? bordersOf(line, crossing) : undefined;
	return borders?.at.length ? borders : undefined;
}

function bordersOf(line: string, border: RegExp): Borders {
	const at = Array.from(line.matchAll(border), ({ index }) => index);
	const last = line.trimEnd().length - 1;
	return { at, begins: at[0] === line.length - line.trimStart().length, ends: at.at(-1) === last };
}

/** As many borders, or one wherever the rule has one: wide characters move them, cells may hold some. */
function hasBorders(line: string, { at, begins, ends }: Borders): boolean {
	const row = bordersOf(line, bar);
	if (row.at.length === 0 || (begins && !row.begins) || (ends && !row.ends)) return false;
	return row.at.length === at.length || at.every((column) => row.at.includes(column));
}
