import type { SecretKind } from '../secrets/secret.ts';
import { firstBehind, type Spans } from './spans.ts';

/**
 * The secrets of a source, as a layer over its plan: wherever source text is shown, a mask stands in place of a secret,
 * and what an omission takes out ends before a secret and goes on behind it. So no ref but its own ever holds a secret.
 */
export interface Masks {
	/** Places of secrets, as UTF-16 offsets; two places may touch. */
	readonly spans: Spans;
	/** Per place: number of the secret. A value that stands in several places is one secret. */
	readonly secret: Int32Array;
	/**
	 * Per place: 1 if it is a value of its own without quotes, in JSON or YAML, so that its mask needs them; 2 if it is
	 * a part of one in YAML, where a blank before the marker would begin a comment.
	 */
	readonly quoted: Int32Array;
	/** By number of the secret. */
	readonly kinds: readonly SecretKind[];
}

/** Walks what of [start, end) is no secret, and between that the places of secrets by their numbers, in ascending order. */
export function forEachUnmasked(
	masks: Masks | undefined,
	start: number,
	end: number,
	visit: (start: number, end: number) => void,
	visitMask: (place: number) => void = () => {},
): void {
	let at = start;
	forEachMask(masks, start, end, (place, from, to) => {
		if (at < from) visit(at, from);
		visitMask(place);
		at = to;
	});
	if (at < end) visit(at, end);
}

/** Walks the places of secrets that share a character with [start, end): number of the place, and the part of it in there. */
export function forEachMask(
	masks: Masks | undefined,
	start: number,
	end: number,
	visit: (place: number, start: number, end: number) => void,
): void {
	if (!masks || start >= end) return;
	const { spans } = masks;
	for (let i = firstBehind(spans, start); i < spans.length && (spans[i] as number) < end; i += 2)
		visit(i >> 1, Math.max(start, spans[i] as number), Math.min(end, spans[i + 1] as number));
}

/** The masks without those of some secrets, which are shown; secrets keep their numbers. */
export function withoutMasks(masks: Masks | undefined, isShown: (secret: number) => boolean): Masks | undefined {
	if (!masks) return undefined;
	const stays = (place: number) => !isShown(masks.secret[place] as number);
	const isKept = (_: number, place: number) => stays(place);
	return {
		...masks,
		spans: masks.spans.filter((_, i) => stays(i >> 1)),
		secret: masks.secret.filter(isKept),
		quoted: masks.quoted.filter(isKept),
	};
}

/** What stands in a place of a secret, by the number of the place, around the secret's marker. */
export function maskAround({ kinds, secret, quoted }: Masks, place: number): readonly [string, string] {
	const quote = quoted[place] === 1 ? '"' : '';
	const glue = quoted[place] === 2 ? '/' : ' ';
	return [`${quote}[secret:${kinds[secret[place] as number]}${glue}`, `]${quote}`];
}
