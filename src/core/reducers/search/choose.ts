import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineEnd } from '../../source/lines.ts';
import { lettersHash } from '../json/roles.ts';
import type { ReduceInput } from '../reducer.ts';
import { type Hits, kinds } from './hits.ts';

/** Matches of a file that stay. */
const FIRST = 3;
/** Matches of a file that stay for their words. */
const TELLING = 3;
const telling =
	/\b(?:TODO|FIXME|HACK|XXX|BUG|throw|raise|panic|fatal|FATAL|ERROR|[Dd]eprecated|unsafe|eval|password|secret|except|assert)\b/;
/** So much of a line tells what kind it is, in UTF-16 units; and so much is searched for words. */
const OPENING = 24;
const LOOK = 300;
/** Kinds of lines of which the first stays. */
const KINDS = 60;

const WITH_CONTEXT = 2;

/**
 * Which lines of search output stay (not 0). Stays: what is no match; the first matches of each file, the first of each
 * kind by how its line begins, some whose words tell; the context of each file's first match; what is kept. A line that
 * leaves always stands below one of its own file.
 */
export function chooseHits(input: ReduceInput, hits: Hits): Uint8Array {
	const stays = chooseMatches(input, hits);
	showAround(stays, hits, 1);
	showAround(stays, hits, -1);
	let last = -1;
	for (let line = 0; line < stays.length; line++) {
		if (hits.kind[line] === kinds.separator) {
			if (stays[line - 1] || stays[line + 1]) stays[line] = 1;
			continue;
		}
		if (hits.file[line] !== last) stays[line] = stays[line] || 1;
		last = hits.file[line] as number;
	}
	return stays;
}

function chooseMatches({ text, lines, keep }: ReduceInput, { kind, file, content }: Hits): Uint8Array {
	const stays = new Uint8Array(kind.length);
	const openings = new Set<number>();
	let current = -1;
	let matches = 0;
	let told = 0;
	for (let line = 0; line < kind.length; line++) {
		const isMatch = kind[line] === kinds.match;
		if (isMatch ? file[line] !== current : kind[line] === kinds.other) {
			current = isMatch ? (file[line] as number) : -1;
			matches = 0;
			told = 0;
		}
		const end = contentEnd(text, lines, line);
		if (kind[line] === kinds.other || kind[line] === kinds.heading) stays[line] = 1;
		if (intersects(keep, lines.starts[line] as number, lineEnd(lines, line))) stays[line] = 1;
		if (!isMatch) continue;
		const start = behindBlanks(text, content[line] as number, end);
		const opening = lettersHash(text, start, Math.min(end, start + OPENING));
		const isNew = openings.size < KINDS && !openings.has(opening);
		openings.add(opening);
		if (matches++ === 0) stays[line] = WITH_CONTEXT;
		else if (matches <= FIRST || isNew) stays[line] = 1;
		else if (told < TELLING && telling.test(text.slice(start, Math.min(end, start + LOOK)))) {
			told++;
			stays[line] = 1;
		}
	}
	return stays;
}

/** The context behind (or, with -1, in front of) the first match of a file stays, up to the next match or separator. */
function showAround(stays: Uint8Array, { kind, file }: Hits, step: 1 | -1): void {
	let shown = -1;
	for (let i = 0; i < kind.length; i++) {
		const line = step > 0 ? i : kind.length - 1 - i;
		if (kind[line] === kinds.context && file[line] === shown) stays[line] = 1;
		else shown = kind[line] === kinds.match && stays[line] === WITH_CONTEXT ? (file[line] as number) : -1;
	}
}

function behindBlanks(text: string, start: number, end: number): number {
	let at = start;
	while (at < end && text.charCodeAt(at) <= 32) at++;
	return at;
}
