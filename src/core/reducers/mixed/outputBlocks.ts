import type { ContentType } from '../../contentType.ts';
import { contentEnd, lineCount } from '../../source/lines.ts';
import type { Section } from '../composite/reduceSections.ts';
import type { ReduceInput } from '../reducer.ts';

/** CommonMark 0.31, 4.5: a fence, its length and what the block is said to hold. */
const fence = /^ {0,3}(`{3,}|~{3,})([\w+#.-]*)\s*$/;
const LONGEST = 1_000;
/** The mark of a block between tags. */
const RAW = '<';
const pairs: readonly (readonly [opening: RegExp, closing: RegExp])[] = [
	[/^ {0,3}(?:```|~~~)[\w+#.-]*\s*$/m, /^ {0,3}(?:```|~~~)\s*$/m],
	[/^ {0,3}<(?:details|pre)\b/m, /^ {0,3}<\/(?:details|pre|code)>/m],
];

/** What the word behind a fence says about the block; other words name languages, whose code passes through. */
const types: Readonly<Record<string, ContentType | 'any'>> = {
	'': 'any',
	bash: 'any',
	console: 'any',
	log: 'any',
	logs: 'any',
	output: 'any',
	plain: 'any',
	plaintext: 'any',
	sh: 'any',
	shell: 'any',
	'shell-session': 'any',
	text: 'any',
	txt: 'any',
	csv: 'any',
	xml: 'any',
	yaml: 'any',
	yml: 'any',
	json: 'json',
	diff: 'diff',
	patch: 'diff',
};

/** What opens and closes raw output in the HTML of a report. */
const opensRaw =
	/^ {0,3}(?:<details\b[^<>]{0,80}>.{0,200})?(?:.{0,200}<\/summary>)?\s{0,9}(?:<(?:pre|code)\b[^<>]{0,80}>){1,2}\s*$|<\/summary>\s*$/;
const closesRaw = /^ {0,3}(?:<\/(?:code|pre|details)>){1,3}\s*$/;

interface Open {
	readonly mark: string;
	readonly start: number;
	readonly type: ContentType | 'any' | undefined;
}

/** The blocks of a Markdown text, between fences or tags, that hold output rather than code. */
export function* outputBlocks({ text, lines }: Pick<ReduceInput, 'text' | 'lines'>): Generator<Section> {
	let open: Open | undefined;
	for (let line = 0; line < lineCount(lines); line++) {
		const at = lines.starts[line] as number;
		const end = contentEnd(text, lines, line);
		if (end - at > LONGEST) continue;
		const content = text.slice(at, end);
		const [, mark = '', word = ''] = fence.exec(content) ?? [];
		const next = lines.starts[line + 1] ?? text.length;
		if (open && open.mark !== RAW) {
			if (!mark.startsWith(open.mark) || word !== '') continue;
			yield* sectionOf(open, at);
			open = undefined;
		} else if (mark !== '' || opensRaw.test(content)) {
			if (open) yield* sectionOf(open, at);
			open =
				mark === '' ? { mark: RAW, start: next, type: 'any' } : { mark, start: next, type: types[word.toLowerCase()] };
		} else if (open && closesRaw.test(content)) {
			yield* sectionOf(open, at);
			open = undefined;
		}
	}
}

function* sectionOf({ start, type }: Open, end: number): Generator<Section> {
	if (type && start < end) yield { start, end, ...(type === 'any' ? {} : { type }) };
}

/** Whether a text is Markdown with such blocks: one opens and closes. */
export function hasBlocks(text: string): boolean {
	return pairs.some(([opening, closing]) => {
		const open = opening.exec(text);
		return open !== null && closing.test(text.slice(open.index + open[0].length));
	});
}
