/** What tools write before each line of a trace. */
const margin =
	/^(?:==\d{1,10}== ?|--\d{1,10}-- ?|\*\*\d{1,10}\*\* ?| {0,80}\| ?|(?:\w{3} [ \d]\d \d\d:\d\d:\d\d \S{1,80} kernel: |\d{4}-\d\d-\d\dT\S{5,40} \S{1,80} kernel: )?(?:<\d{1,3}>)?\[[ \d]{1,9}\d\.\d{6}\](?:\[ {0,6}[CT]\d{1,10}\])? ?|\w{3} [ \d]\d \d\d:\d\d:\d\d \S{1,80} kernel: |\[\w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4}\] )/;

/**
 * Takes a line; returns how many UTF-16 units of it are a margin: the process before each line of Valgrind, the time
 * before each line of the kernel, the bar beside exceptions in a group of Python.
 */
export function marginOf(line: string): number {
	return margin.exec(line)?.[0].length ?? 0;
}
