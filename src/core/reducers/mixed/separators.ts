import { headingStyle } from '../../classify/headings.ts';
import { contentEnd, lineCount } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { isPrompt } from '../terminal/prompts.ts';

/** What CI services print between the steps of a job. What they say of a place in a file belongs to a step. */
const steps: readonly RegExp[] = [
	/^(?:[^\t]{1,200}\t[^\t]{1,200}\t)?\ufeff?(?:\S{1,40}Z )?(?:##\[(?:group|endgroup|section|command)\]|##\[(?:error|warning|notice)\](?!\S{1,300}[:(]\d)|::(?:group|endgroup)\b|::(?:error|warning|notice)\b(?! file=))/,
	/^\[Pipeline\] /,
	/^(?:travis_fold|section)_(?:start|end):/,
];
/** Every step holds one of these; most lines hold none, which a plain search tells fastest. */
const signs = ['##[', '::', '[Pipeline]', '_start:', '_end:'];
/** Longer lines separate nothing, in UTF-16 units. */
const LONGEST = 1_000;

function isStep(line: string): boolean {
	return signs.some((sign) => line.includes(sign)) && steps.some((step) => step.test(line));
}

/** What separates the parts of a text: steps of a CI service and prompts; if it has no steps, headings of the style that comes first. */
export function separatorsOf(input: Pick<ReduceInput, 'text' | 'lines'>): (line: string) => boolean {
	const style = firstStyle(input);
	return style === ''
		? (line) => isStep(line) || isPrompt(line)
		: (line) => headingStyle(line) === style || isPrompt(line);
}

/** The style of the first heading that others are written like; empty if there is none, or if there are steps. */
function firstStyle({ text, lines }: Pick<ReduceInput, 'text' | 'lines'>): string {
	const seen = new Set<string>();
	let first = '';
	for (let line = 0; line < lineCount(lines); line++) {
		const at = lines.starts[line] as number;
		const end = contentEnd(text, lines, line);
		if (end - at > LONGEST) continue;
		const content = text.slice(at, end);
		if (isStep(content)) return '';
		const style = headingStyle(content);
		if (first === '' && seen.has(style)) first = style;
		if (style !== '') seen.add(style);
	}
	return first;
}
