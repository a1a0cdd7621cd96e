import { type Granularity, markerIf } from '../../edits/notices.ts';
import { count, lines, marker, type Part, price, text } from '../../edits/parts.ts';

/** What a report is written in. */
type Syntax = 'text' | 'xml' | 'json';

const wrappings: Readonly<Record<Syntax, readonly [string, string]>> = {
	text: ['', '\n'],
	xml: ['<!-- ', ' -->'],
	json: ['"', '"'],
};

/**
 * The wordings of what left a report, so that the rest stays what it was: comments in XML, string values in JSON. Both
 * have no legend, every marker stands in place; what it costs to expand stands beside it once per ref.
 */
export class Notices {
	private readonly priced = new Set<string>();

	/** UTF-16 units that have to leave so that a notice pays; where a marker stands in each, more. */
	readonly cost: number;

	constructor(
		readonly syntax: Syntax,
		private readonly granularity: Granularity,
	) {
		this.cost = syntax === 'text' && granularity === 'coarse' ? 0 : 100;
	}

	/** A notice in place of whole tests, elements or lines: `… 12 passed`, as a comment or string if need be. */
	whole(what: string, reason = what): Part[] {
		const [open, close] = wrappings[this.syntax];
		return [text(`${open}… `), count, text(` ${what}`), ...this.marker(reason), text(close)];
	}

	/** A notice within a text, in place of some of its lines; `end` ends the line, if its end left, too. */
	inner(what: string, end: string, reason = what): Part[] {
		return [text('… '), count, text(` ${what}`), ...this.marker(reason), ...(end === '' ? [] : [text(end)])];
	}

	/** A notice within a line, in place of its middle. */
	rest(reason: string): Part[] {
		return [text(' … '), lines, text(' long line'), ...this.marker(reason), text(' … ')];
	}

	/** A notice in place of the details of a failure that those of another one equal, which `name` calls by a copy. */
	same(name: Part, reason: string, end: string): Part[] {
		return [
			text('… '),
			lines,
			text(' lines as for '),
			name,
			...this.marker(reason),
			...(end === '' ? [] : [text(end)]),
		];
	}

	private marker(reason: string): Part[] {
		if (this.syntax === 'text' || this.granularity === 'fine') return markerIf(this.granularity);
		if (this.priced.has(reason)) return [text(' '), marker];
		this.priced.add(reason);
		return [text(' '), marker, price];
	}
}
