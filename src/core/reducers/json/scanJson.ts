import { array, type JsonTree, JsonTreeBuilder, object, run, string, word } from './jsonTree.ts';
import { type Roles, roleOf, roles, rolesWith } from './roles.ts';
import { colon, comma, quote, skipSpace, stringEnd, wordEnd } from './tokens.ts';

const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;

/**
 * Takes a JSON text (JSONC, trailing commas and several values in a row included); returns its values. What follows the
 * first fault is left out, so that it is left alone. `known` tells the roles of keys. One pass without recursion.
 */
export function scanJson(text: string, known = rolesWith()): JsonTree {
	const scan = new Scan(text, known);
	while (scan.step());
	return scan.finish();
}

/** UTF-16 units from which the number of values is estimated. */
const SAMPLE = 1 << 16;

/** About how many values a text holds, so that their columns need not grow. */
function likelyNodes(text: string): number {
	const sample = Math.min(text.length, SAMPLE);
	let nodes = 0;
	for (let i = 0; i < sample; i++) {
		const code = text.charCodeAt(i);
		if (code === colon || code === openBracket || code === openBrace) nodes++;
	}
	return 64 + Math.min(text.length >> 3, Math.ceil((1.1 * nodes * text.length) / Math.max(1, sample)));
}

class Scan {
	private readonly tree: JsonTreeBuilder;
	/** Open containers. */
	private readonly open: number[] = [];
	/** The innermost open container and whether it is an array; -1 and false at the top. */
	private container = -1;
	private isArray = false;
	private at: number;
	/** The run that the next element would make longer; -1 if there is none. */
	private run = -1;

	constructor(
		private readonly text: string,
		private readonly known: Roles,
	) {
		this.tree = new JsonTreeBuilder(likelyNodes(text));
		this.at = skipSpace(text, 0);
	}

	/** Reads one value or the end of a container, and the comma behind it; returns false at the end or at a fault. */
	step(): boolean {
		if (this.at >= this.text.length) return false;
		const code = this.text.charCodeAt(this.at);
		if (code === closeBracket || code === closeBrace) return this.close(code);
		return this.container < 0 || this.isArray ? this.value(-1, roles.none, code) : this.member(code);
	}

	finish(): JsonTree {
		for (let node = this.open.pop(); node !== undefined; node = this.open.pop()) this.tree.close(node, this.at, false);
		return this.tree.build();
	}

	private member(code: number): boolean {
		if (code !== quote) return false;
		const key = this.at;
		const keyEnd = stringEnd(this.text, key);
		if (keyEnd < 0) return false;
		const after = skipSpace(this.text, keyEnd);
		if (this.text.charCodeAt(after) !== colon) return false;
		this.at = skipSpace(this.text, after + 1);
		return this.value(key, roleOf(this.text, key + 1, keyEnd - 1, this.known), this.text.charCodeAt(this.at));
	}

	private value(key: number, role: number, code: number): boolean {
		if (code === openBracket || code === openBrace) return this.enter(code === openBracket ? array : object, key, role);
		const end = code === quote ? stringEnd(this.text, this.at) : wordEnd(this.text, this.at);
		if (end < 0) return false;
		if (key >= 0) this.tree.add(code === quote ? string : word, role, key, this.at, end);
		else if (this.container >= 0) this.element(end);
		else if (code === quote) this.tree.add(string, role, key, this.at, end);
		else return false;
		return this.after(end);
	}

	private element(end: number): void {
		if (this.run >= 0) this.tree.extend(this.run, end);
		else this.run = this.tree.add(run, roles.none, -1, this.at, end);
	}

	private enter(kind: number, key: number, role: number): boolean {
		this.container = this.tree.add(kind, role, key, this.at, this.at + 1);
		this.open.push(this.container);
		this.isArray = kind === array;
		this.run = -1;
		this.at = skipSpace(this.text, this.at + 1);
		return true;
	}

	private close(code: number): boolean {
		if (this.container < 0 || this.isArray !== (code === closeBracket)) return false;
		this.open.pop();
		this.tree.close(this.container, this.at + 1, true);
		this.container = this.open.at(-1) ?? -1;
		this.isArray = this.container >= 0 && this.tree.kind[this.container] === array;
		this.run = -1;
		return this.after(this.at + 1);
	}

	/** Behind a value stands a comma, the end of its container, or (at the top) another value. */
	private after(end: number): boolean {
		this.at = skipSpace(this.text, end);
		const code = this.text.charCodeAt(this.at);
		if (this.container < 0 || code === closeBracket || code === closeBrace) return true;
		if (code !== comma) return false;
		this.at = skipSpace(this.text, this.at + 1);
		return true;
	}
}
