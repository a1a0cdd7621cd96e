import { PlanBuilder } from '../../edits/plan.ts';
import { type Sentence, sentence } from '../../sentence.ts';
import { linesOf } from '../../source/lines.ts';
import type { Prepare, Prepared } from '../prepare.ts';
import type { Reducer } from '../reducer.ts';
import { languageOf } from './languages.ts';
import { outlineOf } from './outline.ts';
import { reduceCode } from './reduceCode.ts';

/** A source of more UTF-16 units than this is not parsed. */
const LARGEST = 5_000_000;
/** Of a source that is told the parser understood all but this share. */
const MOST_MISREAD = 0.1;

/** Code that was not parsed is shown as it is. */
export const reduceUnparsed: Reducer = () => new PlanBuilder().build();

/** Parses source code, so that it can be reduced to its outline. Code that does not parse is shown as it is. */
export const prepareCode: Prepare = async (ports, name, text) => {
	const language = languageOf(name, text);
	if (!language) return passing(sentence('No grammar fits this source: it is shown as it is.'));
	if (text.length > LARGEST) return passing(sentence('The source is too large to be parsed: it is shown as it is.'));
	try {
		const parser = await ports.loadParser(language.grammar);
		const outline = outlineOf(parser, text, linesOf(text));
		parser.delete();
		if (outline.misread > MOST_MISREAD)
			return passing(sentence('The source does not parse as {0}: it is shown as it is.', language.name));
		return { reduce: (input) => reduceCode(input, outline.fates), notes: [] };
	} catch {
		return passing(sentence('The parser for {0} gave up: the source is shown as it is.', language.name));
	}
};

function passing(note: Sentence): Prepared {
	return { reduce: reduceUnparsed, notes: [note] };
}
