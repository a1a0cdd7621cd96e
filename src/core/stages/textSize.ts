import type { Size } from '../run.ts';
import { encodedLength } from '../source/encoding.ts';
import { countTokens } from '../tokens/tokenCounter.ts';
import type { Loaded } from './state.ts';

/** What a text takes, its lines aside. */
export type TextSize = Pick<Size, 'bytes' | 'tokens'>;

/** Takes a text; returns its bytes in the source's encoding and its tokens by the run's counter. */
export function textSize(text: string, { source, counter }: Pick<Loaded, 'source' | 'counter'>): TextSize {
	return { bytes: encodedLength(text, source.encoding), tokens: countTokens(counter, text) };
}
