/**
 * Numbers things by their content: an open-addressing hash table over 32-bit hashes that leaves the content to its
 * owner. Two things of one hash are told apart by the owner's comparison, so that a collision is never wrong.
 */
export class HashIndex {
	private slots = new Int32Array(128).fill(-1);
	private hashes = new Int32Array(64);
	/** How many things it has numbered. */
	size = 0;

	/** Takes a hash and a test whether the thing of a number is the one sought; returns its number, or -1. */
	find(hash: number, isSame: (id: number) => boolean): number {
		const mask = this.slots.length - 1;
		for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
			const id = this.slots[slot] as number;
			if (id < 0 || (this.hashes[id] === hash && isSame(id))) return id;
		}
	}

	/** Numbers a new thing of this hash; returns its number: 0, 1, 2, … */
	add(hash: number): number {
		if (2 * this.size >= this.slots.length) this.grow();
		const id = this.size++;
		this.hashes[id] = hash;
		this.place(id);
		return id;
	}

	private place(id: number): void {
		const mask = this.slots.length - 1;
		let slot = spread(this.hashes[id] as number) & mask;
		while ((this.slots[slot] as number) >= 0) slot = (slot + 1) & mask;
		this.slots[slot] = id;
	}

	private grow(): void {
		const hashes = new Int32Array(2 * this.hashes.length);
		hashes.set(this.hashes);
		this.hashes = hashes;
		this.slots = new Int32Array(2 * this.slots.length).fill(-1);
		for (let id = 0; id < this.size; id++) this.place(id);
	}
}

/** Spreads the bits of a hash over its low ones (the finaliser of MurmurHash3, shortened). */
function spread(hash: number): number {
	const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	return mixed ^ (mixed >>> 13);
}
