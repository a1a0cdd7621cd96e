import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { TokenCounter } from './tokenCounter.ts';

/** Byte-pair merging is quadratic in one unbroken piece, so that longer ones (UTF-16 units) are counted in slices. */
const LONGEST = 2_000;

/** Special tokens such as `<|endoftext|>` are ordinary text in a source. */
const asOrdinaryText = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };

/** Real counts of OpenAI's `o200k_base` vocabulary; a text without a break for over 2,000 characters is counted in slices. */
export const o200kBase: TokenCounter = {
	name: 'o200k_base',
	estimated: false,
	count(_utf8Bytes, text) {
		let tokens = 0;
		for (const slice of slices(text())) tokens += countTokens(slice, asOrdinaryText);
		return tokens;
	},
};

function* slices(text: string): Generator<string> {
	let sliceStart = 0;
	let runStart = 0;
	let runIsSpace = false;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		const isSpace = code <= 32;
		if (isSpace !== runIsSpace) {
			runIsSpace = isSpace;
			runStart = i;
		} else if (i - runStart >= LONGEST && (code & 0xfc00) !== 0xdc00) {
			yield text.slice(sliceStart, i);
			sliceStart = i;
			runStart = i;
		}
	}
	yield text.slice(sliceStart);
}
