import { count, lines, marker, type Part, plural, price, text } from './parts.ts';

/** The wordings by which a place says what left it. In coarse granularity the legend carries the marker, not the place. */

export type Granularity = 'coarse' | 'fine';

/** ` ×482`: behind a line that stands for all lines of its fold; `until` says up to when. */
export function timesNotice(granularity: Granularity, until: readonly Part[] = []): Part[] {
	return [text(' ×'), count, ...until, ...markerIf(granularity)];
}

/** Behind a count beside those of single variants: it is that of several. */
export const othersAmongThem: Part = text(', others among them');

/** `… 12 lines`: in place of lines that left. */
export function linesNotice(granularity: Granularity): Part[] {
	return [text('… '), lines, plural(' line', ' lines'), ...markerIf(granularity)];
}

/** ` #ref:ctx_31154fa2 ~310 tokens` in fine granularity; nothing in coarse. */
export function markerIf(granularity: Granularity): Part[] {
	return granularity === 'fine' ? [text(' '), marker, price] : [];
}
