import type { ContentType } from '../contentType.ts';
import { contentTypeTable } from '../contentTypes.ts';
import type { ReduceInput, ReducePart } from '../reducers/reducer.ts';
import { isFullScreen, screenOf } from '../screen/screen.ts';
import type { TypeOfPart } from './partTypes.ts';
import { reduceOnScreen } from './reduceOnScreen.ts';

/** Composites within composites are followed this deep; what lies deeper is text. */
const DEEPEST = 3;

/** What all parts of a source have in common. */
export type Common = Pick<ReduceInput, 'name' | 'granularity' | 'thresholds' | 'rules'>;

/** Reduces parts of a composite source, each by its own type and as a terminal would show it. */
export function partReducer(common: Common, typeOf: TypeOfPart, depth = 1): ReducePart {
	return (text, lines, keep, chosen) => {
		const screen = isFullScreen(text) ? undefined : screenOf(text);
		const shown = screen ?? { text, lines };
		const type: ContentType =
			depth > DEEPEST ? 'text' : (chosen ?? typeOf(shown.text, shown.lines, screen !== undefined));
		const { reduce } = contentTypeTable[type];
		const input = { ...common, text, lines, keep, reducePart: partReducer(common, typeOf, depth + 1) };
		return { type, plan: screen ? reduceOnScreen(reduce, screen, input) : reduce(input) };
	};
}
