import type { Rendered } from '../edits/output.ts';
import type { Critical } from './extractor.ts';

export interface SignalCheck {
	/** The source's text. */
	readonly text: string;
	/** What the content type's extractor found in it. */
	readonly criticals: readonly Critical[];
	/** Planted strings. */
	readonly planted: readonly string[];
	readonly rendered: Pick<Rendered, 'text' | 'shown'>;
}

/** A critical string that the visible text does not show, and where the source holds it first (UTF-16 offsets). */
interface MissingSignal extends Critical {
	readonly text: string;
}

export interface SignalFindings {
	readonly pass: boolean;
	/** How many critical strings the source holds. */
	readonly expected: number;
	readonly missing: readonly MissingSignal[];
	/** Planted strings that the source does not hold; they fail nothing. */
	readonly notInSource: readonly string[];
}

/**
 * Judges whether every critical string is still visible. An automatic one has to stand, character for character, where
 * its own place in the source is shown; a planted one anywhere in the source text that is shown, since wording of the
 * product that happens to be the same shows nothing.
 */
export function checkSignals({ text, criticals, planted, rendered }: SignalCheck): SignalFindings {
	const sought = planted.filter((string) => text.includes(string));
	const missing: MissingSignal[] = [];
	for (const { start, end } of criticals) {
		if (!standsInPlace(text, rendered, start, end)) missing.push({ text: text.slice(start, end), start, end });
	}
	for (const string of sought) {
		const start = text.indexOf(string);
		if (!standsAnywhere(rendered, string)) missing.push({ text: string, start, end: start + string.length });
	}
	return {
		pass: missing.length === 0,
		expected: criticals.length + sought.length,
		missing,
		notInSource: planted.filter((string) => !text.includes(string)),
	};
}

function standsInPlace(
	text: string,
	{ text: visible, shown }: SignalCheck['rendered'],
	start: number,
	end: number,
): boolean {
	const triple = lastAtOrBefore(shown, 0, start);
	if (triple < 0 || (shown[triple + 1] as number) < end) return false;
	const at = (shown[triple + 2] as number) + start - (shown[triple] as number);
	return visible.startsWith(text.slice(start, end), at);
}

function standsAnywhere({ text: visible, shown }: SignalCheck['rendered'], string: string): boolean {
	for (let at = visible.indexOf(string); at >= 0; at = visible.indexOf(string, at + 1)) {
		const triple = lastAtOrBefore(shown, 2, at);
		if (triple < 0) continue;
		const visibleEnd = (shown[triple + 2] as number) + (shown[triple + 1] as number) - (shown[triple] as number);
		if (at + string.length <= visibleEnd) return true;
	}
	return false;
}

/** The last triple whose `column` (0: source start, 2: visible start) is at most `offset`; -1 if there is none. */
function lastAtOrBefore(shown: Int32Array, column: 0 | 2, offset: number): number {
	let low = 0;
	let high = shown.length / 3;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((shown[3 * middle + column] as number) <= offset) low = middle + 1;
		else high = middle;
	}
	return 3 * (low - 1);
}
