/** More variable parts of one line than this are not looked at. */
const MOST = 12;

/** Where the variable parts of the line read last stand that may still say something: numbers, and names with numbers. */
export class Variables {
	/** UTF-16 offsets. */
	readonly start = new Int32Array(MOST);
	readonly end = new Int32Array(MOST);
	size = 0;

	clear(): void {
		this.size = 0;
	}

	add(start: number, end: number): void {
		if (this.size === MOST) return;
		this.start[this.size] = start;
		this.end[this.size++] = end;
	}
}
