import { type Granularity, linesNotice, markerIf } from '../../edits/notices.ts';
import { lines, type Part, plural, text } from '../../edits/parts.ts';

/** What stands in place of lines that left, made once for all places. */
export interface Notices {
	readonly context: readonly Part[];
	readonly added: readonly Part[];
	readonly removed: readonly Part[];
	readonly data: readonly Part[];
	readonly files: readonly Part[];
	/** The start of the line follows. */
	readonly longLine: readonly Part[];
	/** Between the start of a long line and what differs in it. */
	readonly difference: readonly Part[];
}

/** The notices of one granularity; all but the one for a long line end their line. */
export function noticesIn(granularity: Granularity): Notices {
	const marker = markerIf(granularity);
	const end = text('\n');
	return {
		context: [...linesNotice(granularity), end],
		added: [text('… +'), lines, plural(' line', ' lines'), ...marker, end],
		removed: [text('… -'), lines, plural(' line', ' lines'), ...marker, end],
		data: [text('… '), lines, plural(' line of data', ' lines of data'), ...marker, end],
		files: [text(' … '), lines, plural(' file', ' files'), ...marker, end],
		longLine: [text('… '), lines, text(' long line'), ...marker, text(' begins: ')],
		difference: [text(' … differs: ')],
	};
}
