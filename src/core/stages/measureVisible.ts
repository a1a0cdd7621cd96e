import { countLines } from '../source/lines.ts';
import { countTokens } from '../tokens/tokenCounter.ts';
import type { Outcome } from './stage.ts';
import type { MeasuredVisible, Optimized } from './state.ts';

/** Counts what the visible text costs, and how much of that is the product's own wording. */
export function measureVisible(state: Optimized): Outcome<MeasuredVisible> {
	const { applied, counter, raw, shown } = state;
	const { text, notices, markers } = applied.rendered;
	const { bytes, tokens } = shown;
	const saved = raw.tokens === 0 ? 0 : 1 - tokens / raw.tokens;
	return {
		state: {
			...state,
			visible: { ...shown, lines: countLines(text) },
			markers: { count: markers, tokens: countTokens(counter, notices) },
		},
		detail: `${(100 * saved).toFixed(1)} % of the tokens removed`,
		bytes,
		tokens,
	};
}
