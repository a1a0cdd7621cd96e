import { type Lines, lineCount, lineEnd } from '../source/lines.ts';
import type { Critical } from './extractor.ts';

/** Lines between texts, from those that hold others to those that are held: each kind is looked for within the parts of those before it. */
const borders: readonly RegExp[] = [
	// Fences of Markdown, and tags around output
	/ {0,3}(?:`{3}|~{3}|<\/?(?:details|pre|summary)\b)/y,
	// Groups of CI services; what they say of a place in a file belongs to a group
	/##\[(?!(?:error|warning|notice)\]\S{1,300}[:(]\d)|::\w{1,20}[ :](?!file=)|\[\w{1,20}\] [{}(]|\[Pipeline\] |\w{4,12}_(?:start|end):\w/y,
	// Prompts of shells; a statement behind a plus is one that PowerShell shows below an error
	/(?:\(\S{1,40}\) )?(?:\[?[\w.-]{1,40}@[\w.-]{1,60}[ :][^$#%>\r\n]{0,120}[$#%>]|(?:(?!\+ )\S{1,60} )?[$➜❯λ»]|\w{2,4}-[\d.]{1,9}[$#]) {0,2}\S|(?:PS )?[A-Z]:\\[^>\r\n]{0,200}>/y,
	// Headings of pastes, by how they begin
	/(-{3,80}|={2,80}>|={3,80}|#{3,80}|\*{3,80}|>{3,80}|~{3,80}|\+{3,80}|\[(?=[A-Za-z][\w ./-]{1,60}\](?:[\r\n]|$))) ?[^\s=#*>~+-]/y,
];
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

/** Undefined if no line is such a border. Of borders that begin in several ways those count whose way comes first twice. */
function between(text: string, lines: Lines, border: RegExp): Critical[] | undefined {
	const found: { readonly line: number; readonly look: string }[] = [];
	for (let line = 0; line < lineCount(lines); line++) {
		border.lastIndex = lines.starts[line] as number;
		const match = border.exec(text);
		if (match) found.push({ line, look: match[1] ?? '' });
	}
	if (found.length === 0) return undefined;
	const seen = new Set<string>();
	const twice = found.find(({ look }) => seen.size === seen.add(look).size)?.look;
	const parts: Critical[] = [];
	let start = 0;
	const add = (end: number) => {
		if (end - start >= SHORTEST) parts.push({ start, end });
	};
	for (const { line, look } of found) {
		if (twice !== undefined && look !== twice) continue;
		add(lines.starts[line] as number);
		start = lineEnd(lines, line);
	}
	add(text.length);
	return parts;
}
