import { type XmlTree, XmlTreeBuilder } from './xmlTree.ts';

/** Stretches of XML that hold no elements, by what they begin and end with. */
const opaque: readonly (readonly [string, string])[] = [
	['<!--', '-->'],
	['<![CDATA[', ']]>'],
	['<!', '>'],
	['<?', '?>'],
];
const nameEnd = /[\s/>]/g;

/**
 * Takes an XML text; returns its elements. What follows the first fault is left out, and elements that are never closed
 * end where the scan did. One pass without recursion; entities stay as they are.
 */
export function scanXml(text: string): XmlTree {
	const tree = new XmlTreeBuilder();
	const open: number[] = [];
	let at = text.indexOf('<');
	while (at >= 0) {
		const end = tagEnd(text, at);
		if (end < 0 || !step(text, at, end, tree, open)) break;
		const next = text.indexOf('<', end);
		at = next;
	}
	const last = at < 0 ? text.length : at;
	for (let node = open.pop(); node !== undefined; node = open.pop()) tree.shut(node, last, last);
	return tree;
}

/** Takes in one tag; returns whether it fits to the open elements. */
function step(text: string, at: number, end: number, tree: XmlTreeBuilder, open: number[]): boolean {
	const sign = text[at + 1] as string;
	if (sign === '!' || sign === '?') return true;
	if (sign === '/') {
		const node = open.pop();
		if (node === undefined || tree.name[node] !== nameAt(text, at + 2)) return false;
		tree.shut(node, at, end);
		return true;
	}
	const node = tree.open(open.at(-1) ?? -1, nameAt(text, at + 1), at, end);
	if (text[end - 2] !== '/') open.push(node);
	return true;
}

/** Offset behind the tag, comment or section that opens at `at`; -1 if it does not end. */
function tagEnd(text: string, at: number): number {
	const closing = opaque.find(([opening]) => text.startsWith(opening, at));
	if (!closing) return quotedTagEnd(text, at);
	const end = text.indexOf(closing[1], at + closing[0].length);
	return end < 0 ? -1 : end + closing[1].length;
}

/** A `>` may stand in the value of an attribute. */
function quotedTagEnd(text: string, at: number): number {
	if (!/[\w/]/.test(text[at + 1] ?? '')) return -1;
	for (let i = at + 1; i < text.length; i++) {
		const character = text[i];
		if (character === '>') return i + 1;
		if (character === '<') return -1;
		if (character !== '"' && character !== "'") continue;
		i = text.indexOf(character, i + 1);
		if (i < 0) return -1;
	}
	return -1;
}

function nameAt(text: string, start: number): string {
	nameEnd.lastIndex = start;
	const name = text.slice(start, nameEnd.exec(text)?.index ?? start);
	return name.slice(name.indexOf(':') + 1).toLowerCase();
}
