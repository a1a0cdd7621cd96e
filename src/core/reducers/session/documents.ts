import { contentEnd, lineAt, lineCount, lineEnd } from '../../source/lines.ts';
import type { JsonTree } from '../json/jsonTree.ts';
import { scanJson } from '../json/scanJson.ts';
import type { ReduceInput } from '../reducer.ts';

/** One JSON object of a session: a line of JSONL, or the whole text. */
export interface SessionDocument {
	/** A part of the source that holds the object, and where that part begins (UTF-16 offset). */
	readonly text: string;
	readonly offset: number;
	/** The values of that part, and the number of the object among them. */
	readonly tree: JsonTree;
	readonly root: number;
	/** Offsets in the source where the object's line begins and behind its line end. */
	readonly start: number;
	readonly end: number;
}

/** If none of so many first lines is an object of its own, the text is one that spans lines. */
const OPENING = 20;
/** Lines are scanned together up to this many UTF-16 units: one scan per short line would cost more than its line. */
const LARGEST = 1 << 16;

/**
 * The objects of a session one after another, so that the values of only a few are held at a time. Lines that are no
 * whole object, such as one that broke off, are left out.
 */
export function* documentsOf(input: Pick<ReduceInput, 'text' | 'lines'>): Generator<SessionDocument> {
	const { text, lines } = input;
	const count = lineCount(lines);
	let found = 0;
	let size = 1;
	for (let line = 0; line < count && (found > 0 || line < OPENING); ) {
		const last = lineAt(lines, (lines.starts[line] as number) + size);
		const documents = recordsOf(input, line, last + 1);
		found += documents.length;
		yield* documents;
		const isWhole = documents.length === last + 1 - line;
		line = isWhole ? last + 1 : lineAt(lines, documents.at(-1)?.end ?? (lines.starts[line] as number)) + 1;
		size = isWhole ? Math.min(LARGEST, 2 * size) : 1;
	}
	if (found === 0) yield* wholeOf(text);
}

/** The objects of some lines, up to the first line that is no whole object. */
function recordsOf({ text, lines }: Pick<ReduceInput, 'text' | 'lines'>, from: number, to: number): SessionDocument[] {
	const offset = lines.starts[from] as number;
	const part = text.slice(offset, lineEnd(lines, to - 1));
	const documents: SessionDocument[] = [];
	if (!isObject(text, offset, contentEnd(text, lines, from))) return documents;
	const tree = scanJson(part);
	for (let line = from, root = 0; line < to && root < tree.size; line++, root = tree.next[root] as number) {
		const start = lines.starts[line] as number;
		const closed = offset + (tree.end[root] as number);
		const end = contentEnd(text, lines, line);
		const isWhole = tree.closed[root] === 1 && closed <= end && isObject(text, start, end);
		if (!isWhole || text.slice(closed, end).trim() !== '') break;
		documents.push({ text: part, offset, tree, root, start, end: lineEnd(lines, line) });
	}
	return documents;
}

function* wholeOf(text: string): Generator<SessionDocument> {
	if (!isObject(text, 0, text.length)) return;
	const tree = scanJson(text);
	if (tree.closed[0] === 1 && tree.next[0] === tree.size && text.slice(tree.end[0]).trim() === '')
		yield { text, offset: 0, tree, root: 0, start: 0, end: text.length };
}

/** Whether the text between two offsets, without blanks around it, begins and ends as an object does. */
function isObject(text: string, start: number, end: number): boolean {
	let first = start;
	let last = end - 1;
	while (first < last && text.charCodeAt(first) <= 32) first++;
	while (first < last && text.charCodeAt(last) <= 32) last--;
	return text[first] === '{' && text[last] === '}';
}
