import type { Extractor } from '../../../src/core/signals/extractor.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

/** The texts that an extractor finds critical, in order. */
export function criticalsOf(extract: Extractor, text: string): string[] {
	return extract(text, linesOf(text)).map(({ start, end }) => text.slice(start, end));
}
