import { classify } from '../classify/classify.ts';
import type { ContentType } from '../contentType.ts';
import type { Lines } from '../source/lines.ts';

/** What the classifier takes a part of a source for. `isScreen`: the text is what a terminal would show of the part. */
export type TypeOfPart = (text: string, lines: Lines, isScreen?: boolean) => ContentType;

/** Classifies the parts of one source, each text once: what is decisive in them is sought before they are reduced. */
export function partTypes(): TypeOfPart {
	const [plain, screens] = [new Map<string, ContentType>(), new Map<string, ContentType>()];
	return (text, lines, isScreen = false) => {
		const known = isScreen ? screens : plain;
		const type = known.get(text) ?? classify('', text, lines, isScreen).type;
		known.set(text, type);
		return type;
	};
}
