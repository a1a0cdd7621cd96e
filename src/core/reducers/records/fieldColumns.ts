import { spread } from './hashes.ts';

/** What a field's value is. A word is a number, `true`, `false` or `null`. */
export const kinds = { object: 1, array: 2, string: 3, word: 4 } as const;

/** The fields of one record in document order, as columns that are used again for the next one. UTF-16 offsets. */
export class FieldColumns {
	size = 0;
	kind = new Uint8Array(64);
	/** Number of the field's path. */
	path = new Int32Array(64);
	/** Offset of the key's opening quote. */
	key = new Int32Array(64);
	start = new Int32Array(64);
	end = new Int32Array(64);
	/** Number of the field behind this one and everything in it. */
	next = new Int32Array(64);
	/** Hash of the value; of objects and lists whatever the order of what they hold. */
	hash = new Int32Array(64);

	clear(): void {
		this.size = 0;
	}

	/** Adds a field; returns its number. */
	add(kind: number, path: number, key: number, start: number, end: number, hash: number): number {
		if (this.size === this.path.length) this.grow();
		const field = this.size++;
		this.kind[field] = kind;
		this.path[field] = path;
		this.key[field] = key;
		this.start[field] = start;
		this.end[field] = end;
		this.next[field] = this.size;
		this.hash[field] = hash;
		return field;
	}

	/** Sets where an object ends, with all fields so far in it. */
	close(field: number, end: number): void {
		this.end[field] = end;
		this.next[field] = this.size;
		let hash = 1;
		for (let inner = field + 1; inner < this.size; inner = this.next[inner] as number)
			hash = (hash + spread((this.hash[inner] as number) ^ Math.imul(this.path[inner] as number, 0x9e3779b1))) | 0;
		this.hash[field] = hash;
	}

	private grow(): void {
		const size = 2 * this.size;
		const kind = new Uint8Array(size);
		kind.set(this.kind);
		this.kind = kind;
		for (const column of ['path', 'key', 'start', 'end', 'next', 'hash'] as const) {
			const larger = new Int32Array(size);
			larger.set(this[column]);
			this[column] = larger;
		}
	}
}
