import type { Extractor } from './extractor.ts';
import { Found } from './found.ts';

/** What search tools say about files that they could not search, and their totals. */
const notes =
	/^(?:grep|rg|ag|ack|git|fatal|error): .{1,300}|^Binary file .{1,300} matches.{0,60}$|^\d{1,12} (?:matches|matched lines|files contained matches|files searched)$/gm;

/** What is said about the search itself. */
export const extractSearch: Extractor = (text) => {
	const found = new Found(text);
	for (const { index, 0: note } of text.matchAll(notes)) found.add(index, index + note.length);
	return found.criticals;
};
