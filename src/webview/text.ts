import { createContext, useContext } from 'react';
import type { Strings } from '../core/protocol.ts';
import { english } from './strings.ts';

export type StringKey = keyof typeof english;

/** Gives a sentence in the person's language, with its placeholders filled. */
export type Say = (key: StringKey, ...values: readonly string[]) => string;

/** Speaks with the host's translations; what it has not translated stays English. */
export function speaker(translations: Strings): Say {
	return (key, ...values) => {
		const sentence = translations[english[key]] ?? english[key];
		return sentence.replace(/\{(\d)\}/g, (placeholder, index) => values[Number(index)] ?? placeholder);
	};
}

export const SayContext = createContext<Say>(speaker({}));

export function useSay(): Say {
	return useContext(SayContext);
}
