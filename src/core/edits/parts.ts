/** Source text between two UTF-16 offsets. */
export interface Copy {
	readonly kind: 'copy';
	readonly start: number;
	readonly end: number;
}

/**
 * What an edit shows in place of its span. Source text is shown by `copy` alone; numbers and markers are filled in by
 * the renderer from the spans of the edit's own omission, so that they cannot lie.
 */
export type Part =
	| Copy
	/** Fixed wording; never source text. Behind the number 1, `one` stands in its place. */
	| { readonly kind: 'text'; readonly text: string; readonly one?: string }
	/** How many edits the omission has, or the share of it with the number `of`: all lines, items or files that this place stands for, a shown head included. */
	| { readonly kind: 'count'; readonly of?: number }
	/** Lines that the omission, or the share of it with the number `of`, took out. */
	| { readonly kind: 'lines'; readonly of?: number }
	/** What it costs to expand the omission's ref: ` ~310 tokens`; ` 310 tokens` where they were counted. */
	| { readonly kind: 'price' }
	/** The bare number of it; in stored runs alone, whose wordings around it are those of an estimate. */
	| { readonly kind: 'tokens' }
	/** `#ref:ctx_…` of the omission's ref. */
	| { readonly kind: 'marker' };

export const count: Part = { kind: 'count' };
export const lines: Part = { kind: 'lines' };
export const price: Part = { kind: 'price' };
export const marker: Part = { kind: 'marker' };

/** Fixed wording as a part. */
export function text(wording: string): Part {
	return { kind: 'text', text: wording };
}

/** Fixed wording behind a number, as a part: that behind 1, and that behind any other. */
export function plural(one: string, many: string): Part {
	return { kind: 'text', text: many, one };
}

/** Lines that one share of an omission took out, by the share's number, as a part. */
export function linesOfShare(share: number): Part {
	return { kind: 'lines', of: share };
}

/** Source text between two UTF-16 offsets as a part. */
export function copy(start: number, end: number): Part {
	return { kind: 'copy', start, end };
}
