import { type Granularity, markerIf } from '../../edits/notices.ts';
import { count, lines, type Part, plural, text } from '../../edits/parts.ts';

/** The wordings of omissions in markup: comments, so that it stays markup. */

const units: Readonly<Record<string, string>> = {
	tr: 'rows',
	li: 'items',
	item: 'items',
	entry: 'entries',
	option: 'options',
	path: 'paths',
};

/** `<!-- … 12 rows -->`: in place of elements that left; `name` is that of the first one. */
export function elementsNotice(name: string, granularity: Granularity): Part[] {
	return [text('<!-- … '), count, text(` ${units[name] ?? 'elements'}`), ...markerIf(granularity), text(' -->')];
}

/** `<!-- … 12 lines -->`: in place of comments. */
export function commentNotice(granularity: Granularity): Part[] {
	return [text('<!-- … '), lines, plural(' line', ' lines'), ...markerIf(granularity), text(' -->')];
}

/** `/* … 12 lines * /`: in place of the content of a script or style sheet. */
export function rawNotice(granularity: Granularity): Part[] {
	return [text('/* … '), lines, plural(' line', ' lines'), ...markerIf(granularity), text(' */')];
}
