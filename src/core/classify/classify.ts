import { type ContentType, contentTypes } from '../contentType.ts';
import { contentTypeTable } from '../contentTypes.ts';
import type { Lines } from '../source/lines.ts';
import { sampleOf } from './sample.ts';

export interface Classification {
	readonly type: ContentType;
	/** 0 to 1. */
	readonly confidence: number;
	/** What speaks for the type, for people. */
	readonly evidence: readonly string[];
}

/** A file name that ends like this speaks a little for a type; the content decides. */
const endings: readonly (readonly [RegExp, ContentType])[] = [
	[/\.(?:json|jsonc|json5|jsonl|har|ipynb|geojson|sarif)$/i, 'json'],
	[/\.(?:diff|patch)$/i, 'diff'],
	[/\.(?:log|ndjson)(?:\.\d+)?$/i, 'log'],
];
const NAME_BONUS = 0.1;

/**
 * Decides the content type of a source from its display name and a bounded sample of its text, without a model. The
 * surest detector wins (`isScreen`: the text is what a terminal would show of the source); of equally sure ones the more specific. Time does not grow with the text.
 */
export function classify(name: string, text: string, lines: Lines, isScreen = false): Classification {
	const sample = sampleOf(name, text, lines, isScreen);
	let best: Classification = { type: 'text', confidence: 0, evidence: [] };
	for (const type of contentTypes) {
		const { detect, surest = 1 } = contentTypeTable[type];
		const named = endings.find(([ending, of]) => of === type && ending.test(name));
		const bonus = named ? NAME_BONUS : 0;
		if (Math.min(1, surest + bonus) <= best.confidence) continue;
		const guess = detect(sample);
		if (!guess) continue;
		const confidence = Math.min(1, Math.min(surest, guess.confidence) + bonus);
		const evidence = named ? [guess.evidence, 'the file name fits'] : [guess.evidence];
		if (confidence > best.confidence) best = { type, confidence, evidence };
	}
	return best;
}
