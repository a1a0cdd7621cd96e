/** Kinds of nodes. */
export const object = 1;
export const array = 2;
export const string = 3;
/** A number, `true`, `null` or another bare word, as the value of a key. */
export const word = 4;
/** Consecutive elements of an array that are no containers: one node for all, so that number lists cost nothing. */
export const run = 5;

/** Values of a JSON text in document order, as columns: a large text has millions. All offsets are UTF-16. */
export interface JsonTree {
	readonly size: number;
	readonly kind: Uint8Array;
	/** Role of the value's key. */
	readonly role: Uint8Array;
	/** Offset of the key's opening quote; -1 for an element. */
	readonly key: Int32Array;
	readonly start: Int32Array;
	/** Offset behind the value; for a container that is never closed, where the scan ended. */
	readonly end: Int32Array;
	/** Number of the node behind this one and everything in it. */
	readonly next: Int32Array;
	/** Whether a container is closed: 0 or 1. */
	readonly closed: Uint8Array;
}

/** Stands for a container around all values at the top. */
export const top = -1;

/** Number of the node behind the last child of a container, or of `top`. */
export function childrenEnd(tree: JsonTree, container: number): number {
	return container === top ? tree.size : (tree.next[container] as number);
}

/** Where a node starts, its key included. */
export function outerStart(tree: JsonTree, node: number): number {
	const key = tree.key[node] as number;
	return key < 0 ? (tree.start[node] as number) : key;
}

/** Whether a node is an object or an array. */
export function isContainer(tree: JsonTree, node: number): boolean {
	const kind = tree.kind[node];
	return kind === object || kind === array;
}

/** Grows the columns of a tree. */
export class JsonTreeBuilder {
	size = 0;
	kind: Uint8Array<ArrayBuffer>;
	private role: Uint8Array<ArrayBuffer>;
	private key: Int32Array<ArrayBuffer>;
	private start: Int32Array<ArrayBuffer>;
	private end: Int32Array<ArrayBuffer>;
	private next: Int32Array<ArrayBuffer>;
	private closed: Uint8Array<ArrayBuffer>;

	/** Takes how many nodes are likely; there may be more. */
	constructor(likely: number) {
		this.kind = new Uint8Array(likely);
		this.role = new Uint8Array(likely);
		this.key = new Int32Array(likely);
		this.start = new Int32Array(likely);
		this.end = new Int32Array(likely);
		this.next = new Int32Array(likely);
		this.closed = new Uint8Array(likely);
	}

	/** Adds a node; returns its number. */
	add(kind: number, role: number, key: number, start: number, end: number): number {
		if (this.size === this.kind.length) this.grow();
		const node = this.size++;
		this.kind[node] = kind;
		this.role[node] = role;
		this.key[node] = key;
		this.start[node] = start;
		this.end[node] = end;
		this.next[node] = node + 1;
		this.closed[node] = 1;
		return node;
	}

	/** Sets where a container ends, with all nodes so far in it. */
	close(node: number, end: number, closed: boolean): void {
		this.end[node] = end;
		this.next[node] = this.size;
		this.closed[node] = closed ? 1 : 0;
	}

	/** Makes a run longer. */
	extend(node: number, end: number): void {
		this.end[node] = end;
	}

	build(): JsonTree {
		const { size, kind, role, key, start, end, next, closed } = this;
		return { size, kind, role, key, start, end, next, closed };
	}

	private grow(): void {
		const size = 2 * this.size;
		this.kind = bytes(this.kind, size);
		this.role = bytes(this.role, size);
		this.closed = bytes(this.closed, size);
		this.key = ints(this.key, size);
		this.start = ints(this.start, size);
		this.end = ints(this.end, size);
		this.next = ints(this.next, size);
	}
}

function bytes(column: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
	const larger = new Uint8Array(size);
	larger.set(column);
	return larger;
}

function ints(column: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
	const larger = new Int32Array(size);
	larger.set(column);
	return larger;
}
