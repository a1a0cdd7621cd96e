import type { TokenizerName } from '../options.ts';
import { utf8Length } from '../source/utf8.ts';

/** Counts tokens of text; one counter per run. */
export interface TokenCounter {
	readonly name: TokenizerName;
	/** Whether its figures are estimates, and have to be called so wherever they are shown. */
	readonly estimated: boolean;
	/** Tokens of a text of so many UTF-8 bytes; `text` is only called when the counter has to read it. */
	count(utf8Bytes: number, text: () => string): number;
}

const estimate: TokenCounter = {
	name: 'estimate',
	estimated: true,
	count: (utf8Bytes) => Math.ceil(utf8Bytes / 4),
};

/** Takes a tokenizer's name; loads what it needs on first use and returns the counter. */
export async function tokenCounter(name: TokenizerName): Promise<TokenCounter> {
	if (name === 'estimate') return estimate;
	const { o200kBase } = await import('./o200kBase.ts');
	return o200kBase;
}

/** Tokens of a whole text. */
export function countTokens(counter: TokenCounter, text: string): number {
	return counter.count(counter.estimated ? utf8Length(text) : 0, () => text);
}
