import { formatCount } from '../model/format.ts';
import type { Say } from '../text.ts';

/** Tokens as a figure in a column: `~310` where estimated. */
export function tokenFigure(tokens: number, estimated: boolean): string {
	return estimated ? `~${formatCount(tokens)}` : formatCount(tokens);
}

/** Tokens in words: `about 310 tokens` where estimated. */
export function tokensInWords(say: Say, tokens: number, estimated: boolean): string {
	if (tokens === 1) {
		return say(estimated ? 'estimatedTokenOne' : 'tokenOne');
	}

	return say(estimated ? 'estimatedTokenCount' : 'tokenCount', formatCount(tokens));
}

export function linesInWords(say: Say, lines: number): string {
	return lines === 1 ? say('line') : say('lines', formatCount(lines));
}

/** Where in the source: `line 7` or `lines 12–480`. */
export function placeInWords(say: Say, first: number, last: number): string {
	return first === last
		? say('lineNumber', formatCount(first))
		: say('lineRange', formatCount(first), formatCount(last));
}

export function refsInWords(say: Say, refs: number): string {
	return refs === 1 ? say('refCountOne') : say('refCount', formatCount(refs));
}
