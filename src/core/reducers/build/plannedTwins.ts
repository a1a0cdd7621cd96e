import { intersects } from '../../edits/spans.ts';
import { lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { buildLine } from './buildLines.ts';
import type { Span } from './location.ts';

/** What terraform plans for one of several things: their address, the index of this one, and what is done. */
const indexed = /^# (\S{1,300})\[("[^"]{1,100}"|\d{1,6})\] ((?:will be|must be) .{1,100})$/;
const quoted = /"[^"]{0,1000}"/g;
const words = /[\p{L}\p{N}]+/gu;
/** A number that is a whole string or follows a dash: one of an address or a size is none. */
const numbered = /(?<=[-_])\d{1,6}(?![\p{L}\p{N}/])|(?<=^")\d{1,6}(?="$)/gu;
const isNumber = /^\d+$/;
const isWord = /^[\p{L}\p{N}]+$/u;
/** Opens another plan, of another place or time. */
const plan = /^(?:Terraform|OpenTofu) (?:will perform|planned) the following actions/;
/** Fewer lines than this are read faster than their notice. */
const LEAST = 3;

/** What is planned for a thing as for an earlier one of its kind. */
export interface PlannedTwin {
	/** The line behind it. */
	readonly end: number;
	/** The index of the earlier one. */
	readonly like: Span;
}

/** By its first line: what is planned for one of several things as for an earlier one, but for its index in strings. */
export function plannedTwins(input: ReduceInput): ReadonlyMap<number, PlannedTwin> {
	const twins = new Map<number, PlannedTwin>();
	const known = new Map<string, Span>();
	for (let line = 0; line < lineCount(input.lines); line++) {
		const { bare, start } = buildLine(input, line);
		if (plan.test(bare)) known.clear();
		const [, address, index, action] = indexed.exec(bare) ?? [];
		if (address === undefined || index === undefined) continue;
		const end = bodyEnd(input, line + 1);
		const key = [address, action, ...bodyOf(input, line + 1, end, index)].join('\n');
		const like = known.get(key);
		const at = start + '# '.length + address.length;
		if (!like) known.set(key, [at, at + `[${index}]`.length]);
		else if (end - line > LEAST && !isKept(input, line + 1, end)) twins.set(line + 1, { end, like });
		line = end - 1;
	}
	return twins;
}

/** The line behind what is planned for one thing, and behind the blank ones below. */
function bodyEnd(input: ReduceInput, first: number): number {
	const isBlank = (line: number) => buildLine(input, line).bare === '';
	let end = first;
	while (end < lineCount(input.lines) && !isBlank(end)) end++;
	while (end < lineCount(input.lines) && isBlank(end)) end++;
	return end;
}

/** The lines without the index where it stands in a string: a number elsewhere may be the same by chance. */
function bodyOf({ text, lines }: ReduceInput, first: number, end: number, index: string): string[] {
	const key = index.replaceAll('"', '');
	return Array.from({ length: end - first }, (_, i) => {
		const content = text.slice(lines.starts[first + i] as number, lineEnd(lines, first + i));
		return content.replace(quoted, (string) => without(key, string));
	});
}

/** Only where it stands once, so that one can tell which it is; and of a number only what a dash sets apart. */
function without(key: string, string: string): string {
	const found = isNumber.test(key) ? numbered : isWord.test(key) ? words : undefined;
	const places = found ? [...string.matchAll(found)].filter(([word]) => word === key) : [];
	if (!found) return string.split(key).length === 2 ? string.replace(key, '#') : string;
	const at = places[0]?.index;
	return places.length === 1 && at !== undefined ? `${string.slice(0, at)}#${string.slice(at + key.length)}` : string;
}

function isKept({ lines, keep }: ReduceInput, first: number, end: number): boolean {
	return keep.length > 0 && intersects(keep, lines.starts[first] as number, lineEnd(lines, end - 1));
}
