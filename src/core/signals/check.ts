import { forEachMask, forEachUnmasked, type Masks } from '../edits/masks.ts';
import type { Rendered } from '../edits/output.ts';
import { forEachPiece, type OffsetMap, sourceOffset } from '../source/offsetMap.ts';
import type { Critical } from './extractor.ts';
import { shownBetween } from './plainText.ts';

export interface SignalCheck {
	/** The source's text. */
	readonly text: string;
	/** What the content type's extractor found in it. */
	readonly criticals: readonly Critical[];
	/** Planted strings. */
	readonly planted: readonly string[];
	/** What a terminal would show of the source, if that is not all of it. */
	readonly screen?: OffsetMap | undefined;
	/** The secrets in it; masks have to stand for those in a critical string. */
	readonly masks?: Masks | undefined;
	readonly rendered: Pick<Rendered, 'text' | 'shown'> & Partial<Pick<Rendered, 'masked'>>;
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
export function checkSignals({ text, criticals, planted, screen, masks, rendered }: SignalCheck): SignalFindings {
	const isThere = (string: string) => text.includes(string) || screen?.text.includes(string) === true;
	const sought = planted.filter(isThere);
	const missing: MissingSignal[] = [];
	const standing = new Set(rendered.masked);
	for (const { start, end } of criticals) {
		if (!standsInPlace(text, rendered, masks, standing, start, end))
			missing.push({ text: text.slice(start, end), start, end });
	}
	for (const string of sought) {
		const place = placeOf(text, screen, string);
		if (standsAnywhere(rendered, string) || standsInPlace(text, rendered, masks, standing, place.start, place.end))
			continue;
		missing.push({ text: string, ...place });
	}
	return {
		pass: missing.length === 0,
		expected: criticals.length + sought.length,
		missing,
		notInSource: planted.filter((string) => !isThere(string)),
	};
}

/** Where a string stands in the source, or that which shows it on the screen. */
function placeOf(text: string, screen: OffsetMap | undefined, string: string): Critical {
	const start = text.indexOf(string);
	if (start >= 0 || !screen) return { start, end: start + string.length };
	const at = screen.text.indexOf(string);
	const spans: number[] = [];
	forEachPiece(screen, at, at + string.length, (piece, from, to) => {
		if (screen.own[piece] === 1) spans.push(sourceOffset(screen, piece, from), sourceOffset(screen, piece, to));
	});
	return { start: spans[0] ?? 0, end: spans.at(-1) ?? 0 };
}

/** What a terminal does not show of a critical string, colours within it, may leave. */
function standsInPlace(
	text: string,
	rendered: SignalCheck['rendered'],
	masks: Masks | undefined,
	standing: ReadonlySet<number>,
	start: number,
	end: number,
): boolean {
	const stretches = shownBetween(text, start, end);
	let stands = masksStand(masks, standing, start, end);
	for (let i = 0; i < stretches.length; i += 2)
		forEachUnmasked(masks, stretches[i] as number, stretches[i + 1] as number, (from, to) => {
			stands &&= stretchStands(text, rendered, from, to);
		});
	return stands;
}

/** Whether a mask stands for each secret in a stretch of the source. */
function masksStand(masks: Masks | undefined, standing: ReadonlySet<number>, start: number, end: number): boolean {
	let stand = true;
	forEachMask(masks, start, end, (place) => {
		stand &&= standing.has(place);
	});
	return stand;
}

function stretchStands(
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
		if (isShown(shown, at, at + string.length)) return true;
	}
	return false;
}

/** Whether all that is visible between two offsets is source text; colours that left may lie between its stretches. */
function isShown(shown: Int32Array, start: number, end: number): boolean {
	let triple = lastAtOrBefore(shown, 2, start);
	for (let at = start; triple >= 0 && triple < shown.length; triple += 3) {
		if ((shown[triple + 2] as number) > at) return false;
		at = (shown[triple + 2] as number) + (shown[triple + 1] as number) - (shown[triple] as number);
		if (at >= end) return true;
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
