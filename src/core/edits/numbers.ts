/** A whole number with commas between groups of three digits, the same in every locale. */
export function grouped(number: number): string {
	return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 line`, `1,204 lines`. */
export function amountOf(number: number, one: string): string {
	return `${grouped(number)} ${one}${number === 1 ? '' : 's'}`;
}

/** `~1,204 tokens`, `1,204 tokens`: an estimate carries the tilde, and nothing else does. */
export function tokenAmount(tokens: number, estimated: boolean): string {
	return `${estimated ? '~' : ''}${amountOf(tokens, 'token')}`;
}
