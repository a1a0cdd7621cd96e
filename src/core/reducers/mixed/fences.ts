import type { ContentType } from '../../contentType.ts';
import { contentEnd, lineCount } from '../../source/lines.ts';
import type { Section } from '../composite/reduceSections.ts';
import type { ReduceInput } from '../reducer.ts';

/** CommonMark 0.31, 4.5: a fence, its length and what the block is said to hold. */
const fence = /^ {0,3}(`{3,}|~{3,})([\w+#.-]*)\s*$/;
const LONGEST = 1_000;

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

/** The blocks between fences of a Markdown text that hold output rather than code. */
export function* fencedBlocks({ text, lines }: Pick<ReduceInput, 'text' | 'lines'>): Generator<Section> {
	let open:
		| { readonly mark: string; readonly start: number; readonly type: ContentType | 'any' | undefined }
		| undefined;
	for (let line = 0; line < lineCount(lines); line++) {
		const at = lines.starts[line] as number;
		const end = contentEnd(text, lines, line);
		const [, mark = '', word = ''] = end - at > LONGEST ? [] : (fence.exec(text.slice(at, end)) ?? []);
		if (mark === '') continue;
		if (!open) open = { mark, start: lines.starts[line + 1] ?? text.length, type: types[word.toLowerCase()] };
		else if (mark.startsWith(open.mark) && word === '') {
			if (open.type && open.start < at)
				yield { start: open.start, end: at, ...(open.type === 'any' ? {} : { type: open.type }) };
			open = undefined;
		}
	}
}
