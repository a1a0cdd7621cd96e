import { doubled } from '../../edits/plan.ts';

/** Name of the node of a comment; of a stretch of text that is so long that it may hold data. */
export const comment = '!--';
export const longText = '#text';

/** Elements, comments and long texts of a source in document order, as columns. Offsets are UTF-16. */
export interface MarkupTree {
	readonly size: number;
	/** Number of the element around this node; -1 at the top. */
	readonly parent: Int32Array;
	/** Name in lower case. */
	readonly name: readonly string[];
	/** Offset of the opening tag. */
	readonly start: Int32Array;
	/** Offset behind the opening tag. */
	readonly opened: Int32Array;
	/** Offset of the closing tag; behind the content if it is left out. */
	readonly close: Int32Array;
	/** Offset behind the node. */
	readonly end: Int32Array;
	/** Number of the node behind this one and everything in it. */
	readonly next: Int32Array;
	/** UTF-16 units of text directly in it. */
	readonly ownLetters: Int32Array;
	/** UTF-16 units of text in it and in everything in it. */
	readonly letters: Int32Array;
	/** Whether its tag, its text or something in it has a word for failure (0 or 1). */
	readonly fails: Int32Array;
}

/** Grows the columns of a tree. */
export class MarkupTreeBuilder implements MarkupTree {
	size = 0;
	readonly name: string[] = [];
	parent = new Int32Array(64);
	start = new Int32Array(64);
	opened = new Int32Array(64);
	close = new Int32Array(64);
	end = new Int32Array(64);
	next = new Int32Array(64);
	ownLetters = new Int32Array(64);
	letters = new Int32Array(64);
	fails = new Int32Array(64);
	/** Names that are known, so that each is kept once. */
	private readonly names = new Map<string, string>();

	/** Adds a node whose opening tag stands at [start, opened); returns its number. */
	open(parent: number, name: string, start: number, opened: number, fails: boolean): number {
		if (this.size === this.start.length) this.grow();
		const node = this.size++;
		if (!this.names.has(name)) this.names.set(name, name);
		this.name.push(this.names.get(name) as string);
		this.parent[node] = parent;
		this.start[node] = start;
		this.opened[node] = opened;
		this.close[node] = opened;
		this.end[node] = opened;
		this.next[node] = node + 1;
		this.fails[node] = fails ? 1 : 0;
		return node;
	}

	private grow(): void {
		this.parent = doubled(this.parent);
		this.start = doubled(this.start);
		this.opened = doubled(this.opened);
		this.close = doubled(this.close);
		this.end = doubled(this.end);
		this.next = doubled(this.next);
		this.ownLetters = doubled(this.ownLetters);
		this.letters = doubled(this.letters);
		this.fails = doubled(this.fails);
	}

	/** Sets where a node's closing tag stands: at [close, end). */
	shut(node: number, close: number, end: number): void {
		this.close[node] = close;
		this.end[node] = end;
		this.next[node] = this.size;
	}

	/** Takes note of text directly in a node. */
	text(node: number, letters: number, fails: boolean): void {
		if (node < 0) return;
		this.ownLetters[node] = (this.ownLetters[node] as number) + letters;
		this.add(node, letters, fails);
	}

	/** Hands on what nodes hold to those around them. */
	sumUp(): void {
		for (let node = this.size - 1; node >= 0; node--)
			this.add(this.parent[node] as number, this.letters[node] as number, this.fails[node] === 1);
	}

	private add(node: number, letters: number, fails: boolean): void {
		if (node < 0) return;
		this.letters[node] = (this.letters[node] as number) + letters;
		if (fails) this.fails[node] = 1;
	}
}
