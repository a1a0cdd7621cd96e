/** A growing Int32Array: a million numbers cost four megabytes, and none is boxed. */
export class IntList {
	private array = new Int32Array(16);
	private size = 0;

	get length(): number {
		return this.size;
	}

	push(value: number): void {
		if (this.size === this.array.length) this.grow();
		this.array[this.size++] = value;
	}

	/** The number at an index, which has to be there. */
	at(index: number): number {
		return this.array[index] as number;
	}

	set(index: number, value: number): void {
		this.array[index] = value;
	}

	/** Forgets all but the first `length` numbers. */
	cut(length: number): void {
		this.size = Math.min(this.size, length);
	}

	toArray(): Int32Array {
		return this.array.slice(0, this.size);
	}

	private grow(): void {
		const larger = new Int32Array(2 * this.array.length);
		larger.set(this.array);
		this.array = larger;
	}
}
