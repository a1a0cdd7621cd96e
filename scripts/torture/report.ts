/** What the killed process says over its pipe of a `put` that returned: one line of JSON. */
export interface Report {
	readonly runId: string;
	/** SHA-256 of the source. */
	readonly source: string;
	/** Each ref's id, and the SHA-256 of its content. */
	readonly refs: readonly (readonly [string, string])[];
}

/** The whole lines of what came over the pipe; the last one may be cut off by the kill. */
export function reportsIn(said: string): Report[] {
	return said
		.split('\n')
		.slice(0, -1)
		.map((line) => JSON.parse(line) as Report);
}
