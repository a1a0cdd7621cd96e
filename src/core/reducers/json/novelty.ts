import { ItemMessages } from './itemMessages.ts';
import { array, type JsonTree, object, string, word } from './jsonTree.ts';
import { Rarities } from './rarities.ts';
import { exactHash, keyHash, lettersHash, type Role, roles } from './roles.ts';

/** How many values below a sibling are looked at. */
const DEPTH = 128;
/** UTF-16 units of a value that are compared. */
const LOOK = 400;
/** How many different values of one key make a sibling stay; more of them are no kinds but names. */
const KINDS = 100;
/** UTF-16 units of a value that may be an outlier. */
const SHORT = 40;
const categories: ReadonlySet<number> = new Set<Role>([
	roles.outcome,
	roles.exit,
	roles.good,
	roles.bad,
	roles.level,
	roles.category,
	roles.error,
]);

/**
 * Tells which of many siblings bring something that none before them had: a shape, a status, a code, a message, or a
 * value that hardly any of them has.
 */
export class Novelty {
	private readonly seen = new Set<number>();
	private readonly kinds = new Map<number, number>();
	private readonly rarities = new Rarities();
	/** Shapes of the objects below the siblings, by key. */
	private readonly shapes = new Rarities();
	private readonly messages: ItemMessages;

	constructor(
		private readonly text: string,
		private readonly tree: JsonTree,
	) {
		this.messages = new ItemMessages(text, tree);
	}

	/** Takes note of what a container holds; to be called for all siblings before the first `add`. */
	count(node: number): void {
		const end = this.lookEnd(node);
		this.messages.add(node, end);
		for (let i = node + 1; i < end; i++) {
			if (this.mayBeRare(i)) this.rarities.count(this.keyHash(i), this.valueHash(i));
			if (this.tree.kind[i] === object) this.shapes.count(this.keyHash(i), this.shape(i));
		}
	}

	/** Takes the number of a container; returns whether it has something new. Looks at a bounded number of values. */
	add(node: number): boolean {
		const end = this.lookEnd(node);
		let isNew = this.isNew(this.shape(node), 0) || this.messages.isNovel(node);
		for (let i = node + 1; i < end; i++) {
			if (this.hasNewValue(i)) isNew = true;
			if (this.mayBeRare(i) && this.rarities.isFirst(this.keyHash(i), this.valueHash(i))) isNew = true;
			if (this.tree.kind[i] === object && this.shapes.isFirst(this.keyHash(i), this.shape(i))) isNew = true;
		}
		return isNew;
	}

	private lookEnd(node: number): number {
		return Math.min(this.tree.next[node] as number, node + DEPTH);
	}

	/** Whether a value is short, plain and of a key that says nothing about it. */
	private mayBeRare(node: number): boolean {
		const { tree } = this;
		if (tree.kind[node] !== word && tree.kind[node] !== string) return false;
		return tree.role[node] === roles.none && (tree.end[node] as number) - (tree.start[node] as number) <= SHORT;
	}

	private valueHash(node: number): number {
		return exactHash(this.text, this.tree.start[node] as number, this.tree.end[node] as number);
	}

	private shape(node: number): number {
		const { tree } = this;
		if (tree.kind[node] === array) return 1;
		const end = this.lookEnd(node);
		let shape = 2;
		for (let i = node + 1; i < end; i = tree.next[i] as number) shape = (shape + this.keyHash(i)) | 0;
		return shape;
	}

	private hasNewValue(node: number): boolean {
		const { text, tree } = this;
		const kind = tree.kind[node];
		const role = tree.role[node] as number;
		if ((kind !== word && kind !== string) || !categories.has(role)) return false;
		const key = this.keyHash(node);
		const start = tree.start[node] as number;
		const end = Math.min(tree.end[node] as number, start + LOOK);
		return this.isNew((kind === string ? lettersHash : exactHash)(text, start, end), key);
	}

	private isNew(value: number, key: number): boolean {
		const pair = Math.imul(value, 31) ^ key;
		if (this.seen.has(pair)) return false;
		const kinds = (this.kinds.get(key) ?? 0) + 1;
		if (kinds > KINDS) return false;
		this.kinds.set(key, kinds);
		this.seen.add(pair);
		return true;
	}

	private keyHash(node: number): number {
		return keyHash(this.text, this.tree.key[node] as number);
	}
}
