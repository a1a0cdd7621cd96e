/** A whole number with commas between groups of three digits, the same in every locale. */
export function grouped(number: number): string {
	return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
