import type { Critical, Extractor } from '../../../src/core/signals/extractor.ts';
import { linesOf } from '../../../src/core/source/lines.ts';
import { partExtractor } from '../../../src/core/stages/extractParts.ts';
import { partTypes } from '../../../src/core/stages/partTypes.ts';

/** What an extractor finds critical, parts by their own types. */
export function placesOf(extract: Extractor, text: string): Critical[] {
	return extract(text, linesOf(text), { extractPart: partExtractor(partTypes()) });
}

/** The texts that an extractor finds critical, in order. */
export function criticalsOf(extract: Extractor, text: string): string[] {
	return placesOf(extract, text).map(({ start, end }) => text.slice(start, end));
}
