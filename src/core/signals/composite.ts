import { extractDiff } from './diff.ts';
import { errorLines } from './errorLines.ts';
import { type Critical, type Extractor, maxCriticals } from './extractor.ts';

/** The time before a line of a CI service's log, and job and step before that; they fail nothing. */
const stamp = /(?:[^\t\n]{1,200}\t[^\t\n]{1,200}\t)?\ufeff?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,9}Z ?/y;

/** Lines that say that something failed, and the changes of diffs, wherever they stand among other texts. */
export const extractComposite: Extractor = (text, lines, rules) =>
	[...errorLines(text), ...extractDiff(text, lines, rules)]
		.map((critical) => behindStamp(text, critical))
		.sort((a, b) => a.start - b.start)
		.slice(0, maxCriticals);

function behindStamp(text: string, { start, end }: Critical): Critical {
	stamp.lastIndex = start;
	return stamp.test(text) && stamp.lastIndex < end ? { start: stamp.lastIndex, end } : { start, end };
}
