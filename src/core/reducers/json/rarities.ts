/** A key with more different values than this holds names or measures, none of them an outlier. */
const KINDS = 4;
/** A value is rare if at most one in this many has it. */
const COMMON = 20;

/**
 * Tells which values are outliers among those of their key: the one `false` of five hundred. Values are counted first
 * and asked for afterwards; both are hashes. Of a rare value only the first one asked for is told.
 */
export class Rarities {
	private readonly counts = new Map<number, Map<number, number>>();
	private readonly told = new Set<number>();

	/** Counts one value of a key. */
	count(key: number, value: number): void {
		const values = this.counts.get(key) ?? new Map<number, number>();
		if (values.size === 0) this.counts.set(key, values);
		if (values.size <= KINDS) values.set(value, (values.get(value) ?? 0) + 1);
	}

	/** Whether values of a key may still tell something: it has no more kinds than outliers can be told among. */
	mayTell(key: number): boolean {
		return (this.counts.get(key)?.size ?? 0) <= KINDS;
	}

	/** Whether a value that was counted is rare and asked for the first time. */
	isFirst(key: number, value: number): boolean {
		const values = this.counts.get(key);
		if (!values || values.size > KINDS) return false;
		let all = 0;
		for (const count of values.values()) all += count;
		const pair = Math.imul(value, 31) ^ key;
		if (COMMON * (values.get(value) ?? all) > all || this.told.has(pair)) return false;
		this.told.add(pair);
		return true;
	}
}
