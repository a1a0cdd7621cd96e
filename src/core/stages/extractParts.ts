import { contentTypeTable } from '../contentTypes.ts';
import { extractComposite } from '../signals/composite.ts';
import type { ExtractPart } from '../signals/extractor.ts';
import type { TypeOfPart } from './partTypes.ts';

/** Finds what is decisive in parts of a composite source, each by its own type. */
export function partExtractor(typeOf: TypeOfPart): ExtractPart {
	return (text, lines, rules) => {
		const { extract } = contentTypeTable[typeOf(text, lines)];
		return extract === extractComposite ? undefined : extract(text, lines, { rules });
	};
}
