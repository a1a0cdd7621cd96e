import { IntList } from '../../source/intList.ts';
import { lineCount, lineEnd } from '../../source/lines.ts';
import type { OffsetMap } from '../../source/offsetMap.ts';
import type { ReduceInput } from '../reducer.ts';

const time = String.raw`\ufeff?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,9}Z ?(?:\d\d[OE](?: |\+|$))?`;
/** What a CI service puts before each line of its log: job and step, if it was fetched with them, and the time. */
const prefix = new RegExp(`${time}|\\ufeff?[^\\t\\n\\r]{1,200}\\t[^\\t\\n\\r]{1,200}\\t${time}`, 'y');
/** Lines that a step begins or ends with, or fails by, keep their time. */
const command =
	/##\[(?!debug\]|(?:error|warning|notice)\]\S{1,300}[:(]\d)[a-z-]{1,30}\]|::(?:(?:group|endgroup)\b|(?:error|warning)(?! file=))/y;

/** The text of a CI log without what stands before its lines, where that tells nothing new; undefined if nothing does. */
export function withoutStamps({ text, lines }: Pick<ReduceInput, 'text' | 'lines'>): OffsetMap | undefined {
	const at = new IntList();
	const from = new IntList();
	let stripped = '';
	let length = 0;
	let said = 0;
	let step = '';
	const leave = (start: number, end: number) => {
		if (said < start) {
			at.push(length);
			from.push(said);
			stripped += text.slice(said, start);
			length += start - said;
		}
		said = end;
	};
	for (let line = 0; line < lineCount(lines); line++) {
		const start = lines.starts[line] as number;
		prefix.lastIndex = start;
		if (!prefix.test(text) || prefix.lastIndex > lineEnd(lines, line)) continue;
		const end = prefix.lastIndex;
		const stamp = text.slice(start, end);
		const own = stamp.slice(0, stamp.lastIndexOf('\t') + 1);
		command.lastIndex = end;
		if (own === step && line > 0 && !command.test(text)) leave(start, end);
		step = own;
	}
	if (from.length === 0 && said === 0) return undefined;
	leave(text.length, text.length);
	return {
		text: stripped,
		at: at.toArray(),
		from: from.toArray(),
		own: new Uint8Array(at.length).fill(1),
	};
}
