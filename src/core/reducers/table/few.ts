/** Rows that are remembered. */
const MOST = 3;
/** One row in so many, or fewer, is few. */
const SHARE = 20;

/** Rows that have something in common which hardly any row may have. */
export class Few {
	private count = 0;
	private readonly first: number[] = [];

	/** Adds a row; or so many from it on. */
	add(row: number, count = 1): void {
		for (let next = row; next < row + count && this.first.length < MOST; next++) this.first.push(next);
		this.count += count;
	}

	/** The first of them, if they are few among so many rows. */
	among(rows: number): readonly number[] {
		return this.count * SHARE <= rows ? this.first : [];
	}
}
