/**
 * A sentence for people: English, with places such as `{0}` and what stands in them, so that a screen can put a
 * translation in place of the English. `npm run l10n` collects every call of `sentence`, so its English is written out.
 */
export interface Sentence {
	readonly english: string;
	readonly values: readonly (string | Sentence)[];
}

export function sentence(english: string, ...values: readonly (string | Sentence)[]): Sentence {
	return { english, values };
}

/** The sentence in a language, by what gives the translation of its English. */
export function told({ english, values }: Sentence, translate: (english: string) => string): string {
	return translate(english).replace(/\{(\d)\}/g, (place, index) => {
		const value = values[Number(index)] ?? place;
		return typeof value === 'string' ? value : told(value, translate);
	});
}

export function inEnglish(said: Sentence): string {
	return told(said, (english) => english);
}

/** An error with a sentence that a person has to see; its message is the English. */
export class SentenceError extends Error {
	readonly sentence: Sentence;

	constructor(said: Sentence, options?: ErrorOptions) {
		super(inEnglish(said), options);
		this.sentence = said;
	}
}
