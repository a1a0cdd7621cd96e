import type { Spans } from './spans.ts';

/** Collects spans in ascending order in a column that grows; joins those that touch. */
export class SpanList {
	private column = new Int32Array(64);
	private size = 0;

	/** Adds [start, end), UTF-16 offsets; it starts at or behind the start of the last one. */
	add(start: number, end: number): void {
		if (this.size > 0 && start <= (this.column[this.size - 1] as number)) {
			this.column[this.size - 1] = Math.max(this.column[this.size - 1] as number, end);
		} else if (start < end) {
			if (this.size === this.column.length) this.grow();
			this.column[this.size++] = start;
			this.column[this.size++] = end;
		}
	}

	spans(): Spans {
		return this.column.slice(0, this.size);
	}

	private grow(): void {
		const larger = new Int32Array(2 * this.size);
		larger.set(this.column);
		this.column = larger;
	}
}

/** The union of two lists of spans. */
export function union(a: Spans, b: Spans): Spans {
	if (a.length === 0) return b;
	const merged = new SpanList();
	for (let i = 0, j = 0; i < a.length || j < b.length; ) {
		const takesA = (a[i] ?? Infinity) <= (b[j] ?? Infinity);
		const from = takesA ? a : b;
		const at = takesA ? i : j;
		merged.add(from[at] as number, from[at + 1] as number);
		if (takesA) i += 2;
		else j += 2;
	}
	return merged.spans();
}
