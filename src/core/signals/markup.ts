import type { Extractor } from './extractor.ts';
import { addFindingsInXml } from './findings.ts';
import { Found } from './found.ts';
import { saysFailure } from './saysFailure.ts';

/** What holds no text: what may stand behind its `<`, how it begins, and how it ends. */
const skipped: readonly (readonly [next: string, opening: RegExp, closing: RegExp])[] = [
	['!', /<!--/y, /-->/g],
	['sS', /<script\b/iy, /<\/script/gi],
	['sS', /<style\b/iy, /<\/style/gi],
	['!', /<!\[CDATA\[/y, /\[/g],
	['', /<[a-z/!?]/iy, />/g],
];
/** UTF-16 units of a line of text that are looked at. */
const LOOK = 1_000;

/** Lines of the text, as a browser would show it, that say that something failed, and what linters found; the first of each template. */
export const extractMarkup: Extractor = (text) => {
	const found = new Found(text);
	let from = 0;
	let at = text.indexOf('<');
	while (at >= 0) {
		const end = skippedEnd(text, at);
		if (end > at) {
			addLines(text, from, at, found);
			from = end;
		}
		at = text.indexOf('<', Math.max(end, at + 1));
	}
	addLines(text, from, text.length, found);
	addFindingsInXml(text, found);
	return found.criticals.sort((a, b) => a.start - b.start);
};

/** Offset behind what begins at a `<` and holds no text; the same offset if it is text itself. */
function skippedEnd(text: string, at: number): number {
	const behind = text[at + 1] ?? '';
	for (const [next, opening, closing] of skipped) {
		if (next !== '' && !next.includes(behind)) continue;
		opening.lastIndex = at;
		if (!opening.test(text)) continue;
		closing.lastIndex = opening.lastIndex - 1;
		return closing.test(text) ? closing.lastIndex : text.length;
	}
	return at;
}

function addLines(text: string, start: number, end: number, found: Found): void {
	if (start >= end || found.isFull) return;
	for (const line of text.slice(start, end).matchAll(/[^\r\n]+/g)) {
		const words = line[0].trim();
		const from = start + line.index + line[0].indexOf(words);
		if (words.length <= LOOK && saysFailure(words)) found.add(from, from + words.length);
	}
}
