import { lineCount } from '../source/lines.ts';
import type { TokenCounter } from '../tokens/tokenCounter.ts';
import type { Outcome } from './stage.ts';
import type { Classified, MeasuredRaw } from './state.ts';

/** Counts what the source would cost as it is. */
export function measureRaw(state: Classified): Outcome<MeasuredRaw> {
	const { bytes, counter, source } = state;
	const { text, lines, offsets } = source;
	const tokens = counter.count(offsets.utf8Between(0, text.length), () => text);
	return {
		state: { ...state, raw: { bytes: bytes.length, tokens, lines: lineCount(lines) } },
		detail: counterName(counter),
		bytes: bytes.length,
		tokens,
	};
}

/** How the trace names a counter. */
function counterName({ name, estimated }: TokenCounter): string {
	return estimated ? `${name}: bytes / 4` : name;
}
