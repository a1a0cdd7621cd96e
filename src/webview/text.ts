import { createContext, useContext } from 'react';
import type { Strings } from '../core/protocol.ts';
import type { Sentence } from '../core/sentence.ts';
import { english } from './strings.ts';

export type StringKey = keyof typeof english;

/** Gives a sentence in the person's language, with its placeholders filled: one of the inspector's, or of the engine's. */
export type Say = (what: StringKey | Sentence, ...values: readonly string[]) => string;

/** Speaks with the host's translations; what it has not translated stays English. */
export function speaker(translations: Strings): Say {
	const fill = (sentence: string, values: Sentence['values']): string =>
		(translations[sentence] ?? sentence).replace(/\{(\d)\}/g, (placeholder, index) => {
			const value = values[Number(index)] ?? placeholder;
			return typeof value === 'string' ? value : fill(value.english, value.values);
		});
	return (what, ...values) =>
		typeof what === 'string' ? fill(english[what], values) : fill(what.english, what.values);
}

export const SayContext = createContext<Say>(speaker({}));

export function useSay(): Say {
	return useContext(SayContext);
}
