/** Where the name of a host, or of one of the members of a system, stands in a line that tells of a fault. */

const authority = /[^\s/?#"'`<>\\;)]{1,260}/y;
const port = /:(?:\d{2,4}|[12]\d{4}|3[01]\d{3})(?![\w.:-])/y;
const member = /[ =:#"'[(-]{1,3}(?=[^\s,;"'\])\d]{0,100}\d)[^\s,;"'\])]{1,200}/y;

/** Offset behind the host of a URL whose `//` ends at `start`; `start` if there is none. */
export function authorityEnd(text: string, start: number, end: number): number {
	return endOf(authority, text, start, end);
}

/** Offset behind the name or number that follows a word such as `shard` which ends at `start`: `shard 3`, `node=db-2`; `start` if there is none. */
export function memberEnd(text: string, start: number, end: number): number {
	return endOf(member, text, start, end);
}

/** Offset behind the port of a service that begins with its colon at `start`; `start` if there is none. */
export function portEnd(text: string, start: number, end: number): number {
	return endOf(port, text, start, end);
}

function endOf(pattern: RegExp, text: string, start: number, end: number): number {
	pattern.lastIndex = start;
	return pattern.test(text) ? Math.min(end, pattern.lastIndex) : start;
}
