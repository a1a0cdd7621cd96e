/** What profilers print above their rows: cProfile and pstats, perf, pprof. */
const headers: readonly RegExp[] = [
	/^\s+ncalls\s+tottime\s+percall\s+cumtime\s/,
	/^# (?:Children +Self|Overhead) +(?:Command|Shared Object|Symbol|Samples|Period)/,
	/^\s+flat\s+flat%\s+sum%\s+cum\s+cum%\s*$/,
];
/** What pprof prints above each function with its callers and callees, which are one entry together. */
const callGraph = /^\s+flat\s+flat%\s+sum%\s+cum\s+cum%\s+calls\s+calls% \+ context/;
/** The header stands in one of so many first lines. */
export const profileTop = 40;

/** Whether the header of a profile stands among the first lines of a text, which need not be all it has. */
export function isProfile(lines: readonly string[]): boolean {
	return lines.slice(0, profileTop).some((line) => headers.some((header) => header.test(line)));
}

/** Part of a drawn graph of calls, as `perf report -g` prints below each row. */
const branch = /^\s+(?:\||-{2,3})[\s|-]*(?:\d|$|[\w-])/;

/** Whether it is a table all the same: graphs of calls are none. */
export function isFlatProfile(lines: readonly string[]): boolean {
	return isProfile(lines) && !lines.some((line) => branch.test(line));
}

/** Whether a text is a graph of calls, which is drawn as a table is, but has no rows. */
export function isCallGraph(lines: readonly string[]): boolean {
	return lines.slice(0, profileTop).some((line) => callGraph.test(line));
}
