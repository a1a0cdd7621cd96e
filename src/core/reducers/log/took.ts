/** A duration in a line: its UTF-16 offsets, milliseconds per unit, and milliseconds; never 0. */
export interface Took {
	readonly start: number;
	readonly end: number;
	readonly factor: number;
	readonly value: number;
}

/** Milliseconds of a duration between two UTF-16 offsets; `factor`: milliseconds per unit. */
export function durationIn(text: string, start: number, end: number, factor: number): number {
	return Number(text.slice(start, end).replace(',', '.')) * factor;
}

/** The duration that is written between two UTF-16 offsets; undefined for none, so that a later one may tell. */
export function tookIn(text: string, start: number, end: number, factor: number): Took | undefined {
	const value = durationIn(text, start, end, factor);
	return value === 0 ? undefined : { start, end, factor, value };
}
