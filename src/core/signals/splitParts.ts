import { contentEnd, type Lines, lineCount, lineEnd } from '../source/lines.ts';
import type { Critical } from './extractor.ts';

/** Lines between texts, from those that hold others to those that are held: each kind is looked for within the parts of those before it. */
const borders: readonly RegExp[] = [
	// Fences of Markdown
	/^ {0,3}(?:`{3}|~{3})/,
	// Groups of CI services
	/^(?:##\[|::\w{1,20}[ :]|\[\w{1,20}\] [{}(]|\[Pipeline\] |\w{4,12}_(?:start|end):\w)/,
	// Prompts of shells
	/^(?:\(\S{1,40}\) )?(?:\[?[\w.-]{1,40}@[\w.-]{1,60}[ :][^$#%>]{0,120}[$#%>]|(?:\S{1,60} )?[$➜❯λ»]|\w{2,4}-[\d.]{1,9}[$#]) {0,2}\S|^(?:PS )?[A-Z]:\\[^>]{0,200}>/,
	// Headings of pastes
	/^(?:[-=#*>~+]{3,80} ?[^\s=#*>~+-].{0,160}|\[[A-Za-z][\w ./-]{1,60}\]\s*)$/,
];
/** UTF-16 units of a line that are looked at. */
const WIDTH = 300;
/** A shorter part, in UTF-16 units, tells nothing that lines do not tell which say that something failed. */
const SHORTEST = 80;

interface Split {
	readonly parts: readonly Critical[];
	/** The first kind of border that may split the parts. */
	readonly next: number;
}

/** The stretches of a text between lines of the first kind, from `kind` on, that it has; all of it if it has none. */
export function splitParts(text: string, lines: Lines, kind: number): Split {
	for (let tried = kind; tried < borders.length; tried++) {
		const parts = between(text, lines, borders[tried] as RegExp);
		if (parts) return { parts, next: tried + 1 };
	}
	return { parts: [{ start: 0, end: text.length }], next: borders.length };
}

/** Undefined if no line is such a border. */
function between(text: string, lines: Lines, border: RegExp): Critical[] | undefined {
	const parts: Critical[] = [];
	let start = 0;
	let isSplit = false;
	const add = (end: number) => {
		if (end - start >= SHORTEST) parts.push({ start, end });
	};
	for (let line = 0; line < lineCount(lines); line++) {
		const at = lines.starts[line] as number;
		if (!border.test(text.slice(at, Math.min(contentEnd(text, lines, line), at + WIDTH)))) continue;
		isSplit = true;
		add(at);
		start = lineEnd(lines, line);
	}
	add(text.length);
	return isSplit ? parts : undefined;
}
