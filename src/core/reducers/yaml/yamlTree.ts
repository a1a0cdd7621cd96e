import { doubled } from '../../edits/plan.ts';
import { textHash } from '../siblings/textHash.ts';

/** What a node of YAML is. */
export const item = 1;
export const entry = 2;

/** Items of lists and entries of mappings in document order, as columns. Offsets are UTF-16, lines 0-based. */
export interface YamlTree {
	readonly size: number;
	/** Number of the node around this one; -1 at the top of a document. */
	readonly parent: Int32Array;
	readonly kind: Int32Array;
	/** Column where the node begins. */
	readonly indent: Int32Array;
	/** First line, and the line behind its last one that holds more than a comment. */
	readonly line: Int32Array;
	readonly endLine: Int32Array;
	/** Whether it is the first node of its line (0 or 1). */
	readonly opensLine: Int32Array;
	/** A number for the key; one for all items. */
	readonly keyHash: Int32Array;
	/** What stands behind the key or the dash on the same line. */
	readonly valueStart: Int32Array;
	readonly valueEnd: Int32Array;
	/** Number of the node behind this one and everything in it. */
	readonly next: Int32Array;
	/** Whether something in it has a word for failure (0 or 1). */
	readonly fails: Int32Array;
	/** Key of an entry; empty for an item. */
	key(node: number): string;
}

/** Grows the columns of a tree. */
export class YamlTreeBuilder implements YamlTree {
	size = 0;
	parent: Int32Array<ArrayBuffer>;
	kind: Int32Array<ArrayBuffer>;
	indent: Int32Array<ArrayBuffer>;
	line: Int32Array<ArrayBuffer>;
	endLine: Int32Array<ArrayBuffer>;
	opensLine: Int32Array<ArrayBuffer>;
	keyHash: Int32Array<ArrayBuffer>;
	valueStart: Int32Array<ArrayBuffer>;
	valueEnd: Int32Array<ArrayBuffer>;
	next: Int32Array<ArrayBuffer>;
	fails: Int32Array<ArrayBuffer>;
	private keyStart: Int32Array<ArrayBuffer>;
	private keyEnd: Int32Array<ArrayBuffer>;
	private readonly open: number[] = [];
	/** The line behind the last one that holds more than a comment. */
	private contentEnd = 0;

	/** Takes the text, and how many nodes there is room for at first. */
	constructor(
		private readonly text: string,
		room: number,
	) {
		const column = () => new Int32Array(Math.max(64, room));
		this.parent = column();
		this.kind = column();
		this.indent = column();
		this.line = column();
		this.endLine = column();
		this.opensLine = column();
		this.keyHash = column();
		this.valueStart = column();
		this.valueEnd = column();
		this.next = column();
		this.fails = column();
		this.keyStart = column();
		this.keyEnd = column();
	}

	/** The innermost open node; -1 if none is. */
	get top(): number {
		return this.open.at(-1) ?? -1;
	}

	key(node: number): string {
		return this.text.slice(this.keyStart[node], this.keyEnd[node]);
	}

	/** Adds a node that begins in a column, which ends those that it cannot be in. */
	add(kind: number, indent: number, line: number, opensLine: boolean): number {
		while (this.open.length > 0 && !this.holds(this.top, kind, indent)) this.pop();
		if (this.size === this.line.length) this.grow();
		const node = this.size++;
		this.parent[node] = this.top;
		this.kind[node] = kind;
		this.indent[node] = indent;
		this.line[node] = line;
		this.endLine[node] = line + 1;
		this.opensLine[node] = opensLine ? 1 : 0;
		this.keyHash[node] = 1;
		this.next[node] = node + 1;
		this.open.push(node);
		return node;
	}

	private grow(): void {
		this.parent = doubled(this.parent);
		this.kind = doubled(this.kind);
		this.indent = doubled(this.indent);
		this.line = doubled(this.line);
		this.endLine = doubled(this.endLine);
		this.opensLine = doubled(this.opensLine);
		this.keyHash = doubled(this.keyHash);
		this.valueStart = doubled(this.valueStart);
		this.valueEnd = doubled(this.valueEnd);
		this.next = doubled(this.next);
		this.fails = doubled(this.fails);
		this.keyStart = doubled(this.keyStart);
		this.keyEnd = doubled(this.keyEnd);
	}

	/** A list may stand in the same column as the key that it belongs to. */
	private holds(node: number, kind: number, indent: number): boolean {
		const own = this.indent[node] as number;
		return own < indent || (own === indent && kind === item && this.kind[node] === entry);
	}

	/** Takes note of where the key of an entry stands. */
	named(node: number, start: number, end: number): void {
		this.keyStart[node] = start;
		this.keyEnd[node] = end;
		this.keyHash[node] = textHash(this.text, start, end);
	}

	value(node: number, start: number, end: number): void {
		this.valueStart[node] = start;
		this.valueEnd[node] = end;
	}

	/** Takes note of a line that belongs to the innermost open node. */
	content(line: number, fails: boolean): void {
		this.contentEnd = line + 1;
		if (fails && this.top >= 0) this.fails[this.top] = 1;
	}

	/** Ends all nodes, at the end of a document. */
	endAll(): void {
		while (this.open.length > 0) this.pop();
	}

	private pop(): void {
		const node = this.open.pop() as number;
		this.endLine[node] = Math.max(this.contentEnd, (this.line[node] as number) + 1);
		this.next[node] = this.size;
		const parent = this.parent[node] as number;
		if (parent >= 0 && this.fails[node] === 1) this.fails[parent] = 1;
	}
}
