import { type Lines, lineEnd, linesOf, linesWithin } from '../source/lines.ts';
import { extractDiff } from './diff.ts';
import { errorLines } from './errorLines.ts';
import { type Critical, type ExtractContext, type Extractor, maxCriticals } from './extractor.ts';
import { splitParts } from './splitParts.ts';
import { Stretches } from './stretches.ts';

const time = String.raw`\ufeff?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,9}Z ?`;
/** The time before a line of a CI service's log, and job and step before that; they fail nothing. */
const stamp = new RegExp(`${time}|[^\\t\\r\\n]{1,200}\\t[^\\t\\r\\n]{1,200}\\t${time}`, 'y');
/** UTF-16 units from which is told whether lines have it. */
const SAMPLE = 1 << 16;

/**
 * Several texts in one: what is decisive in each part by its own type; and, whatever the parts are taken for, lines that
 * say that something failed, and the changes of diffs.
 */
export const extractComposite: Extractor = (text, lines, context = {}) => {
	const unstamped = withoutStamps(text, lines);
	const shown = unstamped.textOf(text);
	const shownLines = shown.length === text.length ? lines : linesOf(shown);
	const parts = new Parts(context);
	parts.split(shown, shownLines, 0, 0);
	const criticals = [...errorLines(shown), ...extractDiff(shown, shownLines, context)].concat(parts.criticals);
	return unstamped.inSource(distinct(criticals).slice(0, maxCriticals));
};

/** Collects what is decisive in the parts of a text, and in the parts of these. */
class Parts {
	readonly criticals: Critical[] = [];

	constructor(private readonly context: ExtractContext) {}

	/** Takes a text, where it begins, and the first kind of border that may split it. */
	split(text: string, lines: Lines, offset: number, kind: number): void {
		const { parts, next } = splitParts(text, lines, kind);
		for (const { start, end } of parts) {
			const part = text.slice(start, end);
			const partLines = linesWithin(lines, start, end);
			const criticals = this.context.extractPart?.(part, partLines, this.context.rules);
			if (criticals) this.add(criticals, offset + start);
			else if (parts.length > 1 || end - start < text.length) this.split(part, partLines, offset + start, next);
		}
	}

	private add(criticals: readonly Critical[], offset: number): void {
		for (const { start, end } of criticals) this.criticals.push({ start: offset + start, end: offset + end });
	}
}

/** In order, each once. */
function distinct(criticals: Critical[]): Critical[] {
	const sorted = criticals.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start || a.end - b.end);
	return sorted.filter(({ start, end }, i) => sorted[i - 1]?.start !== start || sorted[i - 1]?.end !== end);
}

function withoutStamps(text: string, lines: Lines): Stretches {
	const left = new Stretches();
	let from = 0;
	for (let line = 0; line < lines.starts.length; line++) {
		const start = lines.starts[line] as number;
		if (start > SAMPLE && from === 0) break;
		stamp.lastIndex = start;
		if (!stamp.test(text)) continue;
		left.add(from, start);
		from = Math.min(stamp.lastIndex, lineEnd(lines, line));
	}
	left.add(from, text.length);
	return left;
}
