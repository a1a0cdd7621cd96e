/** The index of the last of some ascending numbers that is not above `value`; 0 if all are. Binary search. */
export function lastAtOrBefore(ascending: Int32Array, value: number): number {
	let low = 0;
	let high = ascending.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((ascending[middle] as number) <= value) low = middle + 1;
		else high = middle;
	}
	return Math.max(0, low - 1);
}
