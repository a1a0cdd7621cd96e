/** Elements of an XML text in document order, as columns: a large report has a hundred thousand. Offsets are UTF-16. */
export interface XmlTree {
	readonly size: number;
	/** Number of the element around this one; -1 at the top. */
	readonly parent: readonly number[];
	/** Local name in lower case. */
	readonly name: readonly string[];
	/** Offset of the opening tag. */
	readonly start: readonly number[];
	/** Offset behind the opening tag. */
	readonly opened: readonly number[];
	/** Offset of the closing tag; of an element without content, behind its only tag. */
	readonly close: readonly number[];
	/** Offset behind the element. */
	readonly end: readonly number[];
	/** Number of the element behind this one and everything in it. */
	readonly next: readonly number[];
}

/** Grows the columns of a tree. */
export class XmlTreeBuilder implements XmlTree {
	readonly parent: number[] = [];
	readonly name: string[] = [];
	readonly start: number[] = [];
	readonly opened: number[] = [];
	readonly close: number[] = [];
	readonly end: number[] = [];
	readonly next: number[] = [];

	get size(): number {
		return this.start.length;
	}

	/** Adds an element whose opening tag stands at [start, opened); returns its number. */
	open(parent: number, name: string, start: number, opened: number): number {
		const node = this.size;
		this.parent.push(parent);
		this.name.push(name);
		this.start.push(start);
		this.opened.push(opened);
		this.close.push(opened);
		this.end.push(opened);
		this.next.push(node + 1);
		return node;
	}

	/** Sets where an element's closing tag stands: at [close, end). */
	shut(node: number, close: number, end: number): void {
		this.close[node] = close;
		this.end[node] = end;
		this.next[node] = this.size;
	}
}
