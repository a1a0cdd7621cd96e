import { type Granularity, linesNotice, markerIf } from '../../edits/notices.ts';
import { copy, count, type Part, plural, text } from '../../edits/parts.ts';

/** The wordings of omissions in YAML, each on a line of its own: comments, so that it stays YAML. */

/** `  # … 12 items`, below the indent between two offsets. */
export function itemsNotice(indent: readonly [number, number], granularity: Granularity): Part[] {
	return [copy(...indent), text('# … '), count, plural(' item', ' items'), ...markerIf(granularity), text('\n')];
}

/** `  # … 12 lines` or `  # … 12 lines as above`. */
export function belowNotice(indent: readonly [number, number], granularity: Granularity, how: string): Part[] {
	const [dots, total, unit, ...marked] = linesNotice(granularity) as [Part, Part, Part, ...Part[]];
	return [copy(...indent), text('# '), dots, total, unit, text(how), ...marked, text('\n')];
}

/** `  … 12 lines`: within a block of text, where a comment would be text. */
export function blockNotice(indent: readonly [number, number], granularity: Granularity): Part[] {
	return [copy(...indent), ...linesNotice(granularity), text('\n')];
}
