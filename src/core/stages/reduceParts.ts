import { classify } from '../classify/classify.ts';
import type { ContentType } from '../contentType.ts';
import { contentTypeTable } from '../contentTypes.ts';
import type { ReduceInput, ReducePart } from '../reducers/reducer.ts';
import { linesOf } from '../source/lines.ts';

/** Composites within composites are followed this deep; what lies deeper is text. */
const DEEPEST = 3;

/** What all parts of a source have in common. */
export type Common = Pick<ReduceInput, 'name' | 'granularity' | 'thresholds' | 'rules'>;

/** Reduces parts of a composite source, each by its own type. */
export function partReducer(common: Common, depth = 1): ReducePart {
	return (text, keep, chosen) => {
		const lines = linesOf(text);
		const type: ContentType = depth > DEEPEST ? 'text' : (chosen ?? classify('', text, lines).type);
		const reducePart = partReducer(common, depth + 1);
		return { type, plan: contentTypeTable[type].reduce({ ...common, text, lines, keep, reducePart }) };
	};
}
