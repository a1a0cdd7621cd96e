import { quote, skipSpace, stringEnd, wordEnd } from './tokens.ts';

/** Called with the start and end of a plain element, and where the next one starts (or the list ends): UTF-16 offsets. */
type Visit = (start: number, end: number, next: number) => void;

/** Visits the plain elements of a list that stand side by side between two UTF-16 offsets. */
export function forEachElement(text: string, from: number, to: number, visit: Visit): void {
	for (let start = from; start < to; ) {
		const end = text.charCodeAt(start) === quote ? stringEnd(text, start) : wordEnd(text, start);
		const next = end < to ? skipSpace(text, skipSpace(text, end) + 1) : to;
		visit(start, end, next);
		start = next;
	}
}
