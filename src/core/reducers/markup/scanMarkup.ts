import { tellsFailure } from '../tellsFailure.ts';
import { endedBy, isHtml, raw, voids } from './htmlNames.ts';
import { comment, longText, type MarkupTree, MarkupTreeBuilder } from './markupTree.ts';
import { tagEnd } from './tagEnd.ts';

/** UTF-16 units of a text without tags that get a node of their own. */
const LONG = 200;
const nameEnd = /[\s/>]/g;
const isName = /^[A-Za-z_]/;

/**
 * Takes HTML, XML or SVG, as faulty as it comes; returns its tree. Closing tags without an element are passed over,
 * elements without a closing tag end where the one around them does, and what follows a tag that never ends is text.
 * One pass without recursion.
 */
export function scanMarkup(text: string): MarkupTree {
	return new Scan(text).run();
}

class Scan {
	private readonly tree = new MarkupTreeBuilder();
	private readonly open: number[] = [];
	/** How many elements of each name are open. */
	private readonly openNames = new Map<string, number>();
	private readonly isHtml: boolean;

	constructor(private readonly text: string) {
		this.isHtml = isHtml(text);
	}

	run(): MarkupTree {
		const { text, tree, open } = this;
		let textStart = 0;
		for (let at = text.indexOf('<'); at >= 0; ) {
			const end = tagEnd(text, at);
			if (end === 0) break;
			if (end > 0) {
				this.words(textStart, at);
				textStart = this.tag(at, end);
				at = text.indexOf('<', textStart);
			} else at = text.indexOf('<', -end);
		}
		this.words(textStart, text.length);
		while (open.length > 0) this.pop(text.length, text.length);
		tree.sumUp();
		return tree;
	}

	/** Text between two tags. */
	private words(start: number, end: number): void {
		if (end <= start) return;
		const around = this.open.at(-1) ?? -1;
		const fails = tellsFailure(this.text, start, end);
		if (end - start >= LONG) this.tree.open(around, longText, start, end, fails);
		this.tree.text(around, this.text.slice(start, end).trim().length, fails);
	}

	/** Takes in the tag at [start, end); returns the offset behind what belongs to it. */
	private tag(start: number, end: number): number {
		const { text, tree, open } = this;
		const sign = text[start + 1] as string;
		if (sign === '!' || sign === '?') {
			if (text.startsWith('<!--', start))
				tree.open(open.at(-1) ?? -1, comment, start, end, tellsFailure(text, start, end));
			else if (text.startsWith('<![CDATA[', start)) this.words(start + 9, end - 3);
			return end;
		}
		if (sign === '/') this.shut(this.nameAt(start + 2), start, end);
		else return this.element(this.nameAt(start + 1), start, end);
		return end;
	}

	private element(name: string, start: number, end: number): number {
		const { text, tree, open } = this;
		if (this.isHtml) this.endOthers(name, start);
		const node = tree.open(open.at(-1) ?? -1, name, start, end, tellsFailure(text, start, end));
		if (text[end - 2] === '/' || (this.isHtml && voids.has(name))) return end;
		if (this.isHtml && raw.has(name)) return this.rawText(node, name, end);
		open.push(node);
		this.openNames.set(name, (this.openNames.get(name) ?? 0) + 1);
		return end;
	}

	/** Ends the elements that HTML lets end where one of this name begins. */
	private endOthers(name: string, at: number): void {
		const ended = endedBy.get(name);
		if (!ended) return;
		while (ended.has(this.tree.name[this.open.at(-1) ?? -1] ?? '')) this.pop(at, at);
	}

	private rawText(node: number, name: string, from: number): number {
		const closing = new RegExp(`</${name}[\\s>]`, 'gi');
		closing.lastIndex = from;
		const close = closing.exec(this.text)?.index ?? this.text.length;
		const end = this.text.indexOf('>', close);
		const behind = end < 0 ? this.text.length : end + 1;
		this.tree.shut(node, close, behind);
		return behind;
	}

	private shut(name: string, close: number, end: number): void {
		if (!this.openNames.get(name)) return;
		while (this.tree.name[this.open.at(-1) as number] !== name) this.pop(close, close);
		this.pop(close, end);
	}

	private pop(close: number, end: number): void {
		const node = this.open.pop() as number;
		const name = this.tree.name[node] as string;
		this.openNames.set(name, (this.openNames.get(name) as number) - 1);
		this.tree.shut(node, close, end);
	}

	private nameAt(start: number): string {
		if (!isName.test(this.text[start] ?? '')) return '';
		nameEnd.lastIndex = start;
		const behind = nameEnd.exec(this.text)?.index ?? start;
		return this.text.slice(start, behind).toLowerCase();
	}
}
