import { lastAtOrBefore } from '../source/ascending.ts';
import type { Lines } from '../source/lines.ts';
import { type OffsetMap, sourceOffset, stretchOf } from '../source/offsetMap.ts';
import type { Critical } from './extractor.ts';
import { Found } from './found.ts';
import { isUserFrame } from './frames.ts';
import { saysFailure } from './saysFailure.ts';
import { withoutPlainTwins } from './withoutPlainTwins.ts';

/**
 * Where a line may say that something failed, whatever its digits; whether it does is decided by the line. One pass per
 * pattern: a pattern whose alternatives begin with plain characters runs ten times as fast as one with anchors and
 * classes in it.
 */
const hints: readonly RegExp[] = [
	/error|exception|fatal|panic|fail|caused by|suppressed:|traceback|unhandled|abort|denied|refused|timed out|critical|severe|emerg|core dumped|segmentation|out of memory|oomkill|exited|exit code|exit status|non-zero|not ok/gi,
	/ [EF]\/| [EF] /g,
	/\n[EF](?:\d{4} |\/)/g,
	/✗|✘|✕/g,
];

/** Where the digits of a line may say so. */
const digitHints: readonly RegExp[] = [/"level":\s*[56]0|"PRIORITY"\s*:\s*"[0-3]"/g, /" 5\d\d /g];

/** How CI services write errors at a place in a file: the same one elsewhere is the same error. */
const annotated =
	/^(?:##\[error\]\S{1,300}?(?:\(\d{1,7}(?:,\d{1,7}){0,3}\)|:\d{1,7}(?::\d{1,7})?): |::error file=\S{1,400}?::)/;

/** What is looked at around a hint, in UTF-16 units: a line that is no longer than this as a whole. */
const AROUND = 1_000;
/** Of a longer line, so much before the hint. */
const BEFORE = 200;
/** How far below an error the first frame in the user's code is looked for, in UTF-16 units. */
const TRACE = 4_000;

/**
 * The lines of a text that say that something failed, the first of each template, with their first user frame. With the
 * lines of a log, most of which are the same but for their digits, these are looked at once.
 */
export function errorLines(text: string, lines?: Lines): Critical[] {
	const found = new Found(text);
	const all = stretchOf(text, 0, text.length);
	const telling = lines ? withoutPlainTwins(text, lines, hints) : all;
	for (const hint of hints) scan(text, telling, hint, found);
	for (const hint of digitHints) scan(text, all, hint, found);
	return found.criticals.sort((a, b) => a.start - b.start);
}

function scan(text: string, where: OffsetMap, hint: RegExp, found: Found): void {
	let end = 0;
	hint.lastIndex = 0;
	for (let hit = hint.exec(where.text); hit && !found.isFull; hit = hint.exec(where.text)) {
		const there = hit[0].startsWith('\n') ? hit.index + 1 : hit.index;
		const at = sourceOffset(where, lastAtOrBefore(where.at, there), there);
		let start = startOfLine(text, at, Math.max(end, at - AROUND));
		end = endOfLine(text, at, at + AROUND);
		if (end - start > AROUND) {
			start = Math.max(start, at - BEFORE);
			end = Math.min(end, start + AROUND);
		}
		const line = text.slice(start, end);
		if (saysFailure(line) && found.add(start, end, start + (annotated.exec(line)?.[0].length ?? 0)))
			addUserFrame(text, end, found);
		hint.lastIndex = Math.max(hint.lastIndex, there + end - at);
	}
}

/** Adds the first frame in the user's code that stands closely below a line. */
function addUserFrame(text: string, above: number, found: Found): void {
	const limit = above + TRACE;
	for (let start = above + 1; start < Math.min(limit, text.length); ) {
		const end = endOfLine(text, start, limit);
		if (isUserFrame(text.slice(start, end))) {
			found.add(start, end);
			return;
		}
		start = end + 1;
	}
}

/** Goes back to the start of a line, but not beyond `limit`. */
function startOfLine(text: string, at: number, limit: number): number {
	let start = at;
	while (start > limit && !isLineEnd(text.charCodeAt(start - 1))) start--;
	return start;
}

/** Goes on to the end of a line, but not beyond `limit`. */
function endOfLine(text: string, at: number, limit: number): number {
	const last = Math.min(text.length, limit);
	let end = at;
	while (end < last && !isLineEnd(text.charCodeAt(end))) end++;
	return end;
}

function isLineEnd(code: number): boolean {
	return code === 10 || code === 13;
}
