/** A whole number with commas between groups of three digits, the same in every locale. */
export function grouped(number: number): string {
	return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 line`, `1,204 lines`. */
export function amountOf(number: number, one: string): string {
	return `${grouped(number)} ${one}${number === 1 ? '' : 's'}`;
}
