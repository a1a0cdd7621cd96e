/** Spans of a text as flat pairs: start, end, start, end, … in UTF-16 offsets; ascending, disjoint, none empty. */
export type Spans = Int32Array;

export const noSpans: Spans = new Int32Array(0);

/** Takes pairs in any order, touching and overlapping ones included; returns them sorted and merged. */
export function spansOf(pairs: Iterable<readonly [number, number]>): Spans {
	const sorted = [...pairs].filter(([start, end]) => start < end).sort((a, b) => a[0] - b[0]);
	const flat: number[] = [];
	for (const [start, end] of sorted) append(flat, start, end);
	return new Int32Array(flat);
}

/** Adds a span that starts at or behind the last one's start to a flat list; joins it with the last one if they touch. */
export function append(flat: number[], start: number, end: number): void {
	const last = flat.length - 1;
	if (last > 0 && start <= (flat[last] as number)) flat[last] = Math.max(flat[last] as number, end);
	else if (start < end) flat.push(start, end);
}

/** Whether [start, end) shares a character with any of the spans; an empty span shares none. Binary search. */
export function intersects(spans: Spans, start: number, end: number): boolean {
	return start < end && (spans[firstBehind(spans, start)] as number) < end;
}

/** Index of the first span that ends behind an offset, in the flat list; its length if there is none. Binary search. */
export function firstBehind(spans: Spans, offset: number): number {
	let low = 0;
	let high = spans.length >> 1;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((spans[2 * middle + 1] as number) <= offset) low = middle + 1;
		else high = middle;
	}
	return 2 * low;
}

/** Length of all spans together. */
export function totalLength(spans: Spans): number {
	let length = 0;
	for (let i = 0; i < spans.length; i += 2) length += (spans[i + 1] as number) - (spans[i] as number);
	return length;
}

/** The spans as pairs, as `--json` shows them. */
export function pairsOf(spans: Spans): [number, number][] {
	const pairs: [number, number][] = [];
	for (let i = 0; i < spans.length; i += 2) pairs.push([spans[i] as number, spans[i + 1] as number]);
	return pairs;
}
