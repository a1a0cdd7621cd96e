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
	const lines = new Unprefixed(text, words);
	const found = lines.text === '' ? [] : lines.inSource(lines.within(await find(lines.text)));
	const strings = depth < DEEPEST ? new Strings(text, words) : undefined;
	if (!strings || strings.text === '') return found;
	const wordsInThem: number[] = [];
	const inThem = await find(strings.text, (at) => wordsInThem.push(at));
	const deeper = await beneath(strings.text, wordsInThem, find, depth + 1);
	return found.concat(strings.inSource(strings.within(inThem.concat(deeper))));
}
