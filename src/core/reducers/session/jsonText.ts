import { firstBehind, type Spans, spansOf } from '../../edits/spans.ts';
import { lastAtOrBefore } from '../../source/ascending.ts';
import { IntList } from '../../source/intList.ts';

/** What follows a backslash in JSON, and what it stands for; anything else stands for itself. */
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const unicode = /^u[0-9a-fA-F]{4}$/;

/** The text that a JSON string holds, which may be one within the text of another, and the way back to the source. */
export class JsonText {
	readonly text: string;
	/** Where each stretch without escapes, and each escape, begins in the text. */
	private readonly at: Int32Array;
	/** Where it begins in what holds the string. */
	private readonly from: Int32Array;
	private readonly end: number;

	/** Takes what holds the string and the span within its quotes, as UTF-16 offsets. */
	constructor(
		holder: string,
		start: number,
		end: number,
		private readonly outer?: JsonText,
	) {
		this.end = end;
		const [at, from] = [new IntList(), new IntList()];
		this.text = read(holder.slice(start, end), (inText, inContent) => {
			at.push(inText);
			from.push(start + inContent);
		});
		this.at = at.toArray();
		this.from = from.toArray();
	}

	get isInner(): boolean {
		return this.outer !== undefined;
	}

	/** The offset in the source of an offset in the text. */
	sourceAt(offset: number): number {
		const piece = lastAtOrBefore(this.at, offset);
		const inHolder =
			offset >= this.text.length ? this.end : (this.from[piece] as number) + offset - (this.at[piece] as number);
		return this.outer ? this.outer.sourceAt(inHolder) : inHolder;
	}

	/** The spans of the text that stand for spans of the source. */
	spansOf(spans: Spans): Spans {
		const held = this.outer ? this.outer.spansOf(spans) : spans;
		const own: [number, number][] = [];
		const first = this.text === '' ? held.length : firstBehind(held, this.from[0] as number);
		for (let i = first; (held[i] as number) < this.end; i += 2)
			own.push([this.textAt(held[i] as number), this.textAt((held[i + 1] as number) - 1) + 1]);
		return spansOf(own);
	}

	/** A wording as it is written in the string. */
	written(wording: string): string {
		const escaped = JSON.stringify(wording).slice(1, -1);
		return this.outer ? this.outer.written(escaped) : escaped;
	}

	/** The offset in the text of what stands at an offset of what holds the string. */
	private textAt(offset: number): number {
		const piece = lastAtOrBefore(this.from, offset);
		const at = this.at[piece] as number;
		return Math.max(
			at,
			Math.min(at + offset - (this.from[piece] as number), (this.at[piece + 1] ?? this.text.length) - 1),
		);
	}
}

/** Undoes the escapes of a string; tells where each piece begins, in the text that comes of it and in the content. */
function read(content: string, begin: (inText: number, inContent: number) => void): string {
	let text = '';
	const add = (piece: string, from: number) => {
		begin(text.length, from);
		text += piece;
	};
	let at = 0;
	for (let slash = content.indexOf('\\'); slash >= 0; slash = content.indexOf('\\', at)) {
		if (at < slash) add(content.slice(at, slash), at);
		at = Math.min(content.length, slash + (content[slash + 1] === 'u' ? 6 : 2));
		add(unescaped(content.slice(slash + 1, at)), slash);
	}
	if (at < content.length) add(content.slice(at), at);
	return text;
}

function unescaped(behind: string): string {
	if (unicode.test(behind)) return String.fromCharCode(Number.parseInt(behind.slice(1), 16));
	return escapes[behind] ?? behind;
}
