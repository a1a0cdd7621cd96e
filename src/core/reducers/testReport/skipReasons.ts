/** Of more different reasons none but the first ones are told. */
const MOST = 32;
/** UTF-16 units of a reason that are compared. */
const LOOK = 200;

/** Why tests were skipped: the first test with each reason stays, since a test that does not run guards nothing. */
export class SkipReasons {
	private readonly seen = new Set<string>();

	/** Takes what a report says of why a test was skipped; whether it says so for the first time. Numbers do not tell. */
	isFirst(reason: string): boolean {
		const key = reason.slice(0, LOOK).trim().replace(/\d+/g, '0');
		if (key === '' || this.seen.has(key) || this.seen.size >= MOST) return false;
		this.seen.add(key);
		return true;
	}
}
