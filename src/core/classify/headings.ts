/** How people and scripts write headings between outputs, by style; a line of one style is a heading of no other. */
const styles: readonly (readonly [style: string, heading: RegExp])[] = [
	['-', /^-{3,80} ?[\w.@/:(][\w .,@/:()'"&+-]{0,100}?(?: ?-{3,80}|:)$/],
	['=', /^={3,80} ?[\w.@/:($-][\w .,@/:()'"&+-]{0,100}(?: ?={3,80}|:)?$/],
	['==>', /^==> \S.{0,200}$/],
	['*', /^\*{3,80} ?[\w.@/:(-][\w .,@/:()'"&+-]{0,100} ?\*{3,80}$/],
	['#', /^#{3,80} ?[A-Za-z$][^|]{0,100}$/],
	['>', /^>{3,80} ?[\w.@/:($-][\w .,@/:()'"&+-]{0,100}(?:<{3,80})?$/],
	['+++', /^(?:---|\+\+\+|~~~) (?!\S*[/\t]|Expected$|Actual$|expected$|actual$)[\w:].{0,100}$/],
	['[]', /^\[[A-Za-z][\w ./-]{1,60}\]$/],
];
/** A line without any of these at its start is none. */
const sign = /^[-=*#>+~[]/;
/** Headings of test runners and compilers within their own reports, and the borders of keys and certificates (RFC 7468). */
const ofTools =
	/^(?:-----(?:BEGIN|END) |=+ (?:test session starts|FAILURES|ERRORS|X?PASSES|XFAILURES|warnings summary|short test summary|rerun test summary|slowest |no tests ran|tests coverage|\d+ (?:passed|failed|errors?|skipped|deselected|x?failed|xpassed|warnings?)\b)|-+ (?:Captured |generated |coverage|live log|Docs: |benchmark|.{0,200} (?:stdout|stderr) -)|=== (?:RUN|PAUSE|CONT|NAME|FAIL|SKIP|PASS|DONE|Failed|Errors|Skipped)\b|--- (?:FAIL|PASS|SKIP|BENCH|STDOUT|STDERR)\b|[-=]+ (?:Build|Rebuild All|Clean|Deploy|Test)(?: started)?: )/;

/** The style of a line that is a heading between outputs; empty if it is none. */
export function headingStyle(line: string): string {
	if (!sign.test(line) || ofTools.test(line)) return '';
	return styles.find(([, heading]) => heading.test(line))?.[0] ?? '';
}
