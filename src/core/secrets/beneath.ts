import type { Secret } from './secret.ts';
import { Strings } from './strings.ts';
import { Unprefixed } from './unprefixed.ts';

/** A string within a string within … is looked at so deep. */
const DEEPEST = 4;

/** Finds the secrets of a text; `onWord` is told where words stand near which are some. */
type Find = (text: string, onWord?: (at: number) => void) => Promise<Secret[]>;

/**
 * The secrets of a text that only its strings or its lines show as they were before: in a log, in JSON, in a quote.
 * Takes the offsets of the words near which secrets are, as `find` tells them.
 */
export async function beneath(text: string, words: readonly number[], find: Find, depth = 0): Promise<Secret[]> {
	const found: Secret[] = [];
	const lines = new Unprefixed(text, words);
	if (lines.text !== '') found.push(...lines.inSource(lines.within(await find(lines.text))));
	const strings = depth < DEEPEST ? new Strings(text, words) : undefined;
	if (strings && strings.text !== '') {
		const wordsInThem: number[] = [];
		const inThem = await find(strings.text, (at) => wordsInThem.push(at));
		inThem.push(...(await beneath(strings.text, wordsInThem, find, depth + 1)));
		found.push(...strings.inSource(strings.within(inThem)));
	}
	return found;
}
