import type { Passage } from '../../core/view.ts';

/** A line of a ref's content. */
export interface ContentLine {
	/** 1-based number in the source. */
	readonly number: number;
	readonly text: string;
}

/** Lines of a passage without their line ends (CRLF, LF or lone CR), numbered as in the source. */
export function contentLines({ line, text }: Passage): ContentLine[] {
	const texts = text.split(/\r\n|\n|\r/);

	if (texts.length > 1 && texts.at(-1) === '') {
		texts.pop();
	}

	return texts.map((each, index) => ({ number: line + index, text: each }));
}
