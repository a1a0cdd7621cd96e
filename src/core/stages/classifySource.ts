import { classify } from '../classify/classify.ts';
import type { Outcome } from './stage.ts';
import type { Classified, Loaded } from './state.ts';

/** Decides the content type, unless the user did. */
export function classifySource(state: Loaded): Outcome<Classified> {
	const { source, screen, options } = state;
	const { text, lines } = screen ?? source;
	const { type, confidence, evidence } = options.type
		? { type: options.type, confidence: 1, evidence: ['chosen by the user'] }
		: classify(source.name, text, lines, screen !== undefined);
	return {
		state: { ...state, type, confidence, evidence },
		detail: `${type} ${confidence.toFixed(2)}: ${evidence.join('; ')}`,
	};
}
