const kilo = 1_000;
const mega = 1_000_000;

/** So many numbered lines. */
function numbered(count: number, line: (i: number) => string): string {
	return Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');
}

/** Inputs made to cost time, memory or stack: what they are, and their text. */
export const hostileInputs: readonly (readonly [what: string, text: () => string])[] = [
	['arrays nested 100,000 deep', () => '['.repeat(100 * kilo) + ']'.repeat(100 * kilo)],
	['objects nested 100,000 deep', () => `${'{"a":'.repeat(100 * kilo)}1${'}'.repeat(100 * kilo)}`],
	['elements nested 100,000 deep', () => '<a>'.repeat(100 * kilo) + '</a>'.repeat(100 * kilo)],
	['YAML nested in flow style', () => `a: ${'[{b: '.repeat(50 * kilo)}`],
	['YAML nested in lists', () => `${'- '.repeat(100 * kilo)}a\n`],
	['a key of megabytes', () => `{"${'k'.repeat(2 * mega)}":1,"a":"${'v'.repeat(2 * mega)}"}`],
	['an element of a long name', () => `<${'n'.repeat(mega)} ${'a'.repeat(mega)}="${'v'.repeat(mega)}"/>`],
	['YAML nested deep', () => numbered(3 * kilo, (i) => `${' '.repeat(i)}a:`)],
	['one line of 30 MB', () => 'a1 '.repeat(10 * mega)],
	['a million empty lines', () => '\n'.repeat(mega)],
	['megabytes of spaces', () => ' '.repeat(2 * mega)],
	['lines of spaces', () => `${' '.repeat(2 * kilo)}x\n`.repeat(kilo)],
	['megabytes of digits', () => '1'.repeat(2 * mega)],
	['megabytes of dashes', () => '-'.repeat(2 * mega)],
	['objects that never close', () => '{"a":['.repeat(300 * kilo)],
	['strings that never close', () => `"${'\\'.repeat(2 * mega)}`],
	['quotes', () => '"'.repeat(mega)],
	['comments that never close', () => '<!--/*'.repeat(300 * kilo)],
	['fences', () => '```\na\n'.repeat(100 * kilo)],
	['commands and prompts', () => '$ a\n##[group]b\n'.repeat(50 * kilo)],
	['escape sequences', () => `${'\x1b[31m'.repeat(200 * kilo)}\n`],
	['escape sequences that others break off', () => '\x1b['.repeat(4 * mega)],
	['escape sequences that never end', () => '\x1b]0;'.repeat(200 * kilo)],
	['one line drawn over and over', () => `${'at 10%\x1b[m\r'.repeat(100 * kilo)}\n`],
	['a cursor that goes up and up', () => 'line\n\x1b[1A'.repeat(100 * kilo)],
	['backspaces', () => `${'ab\b'.repeat(300 * kilo)}\n`],
	['returns', () => `${'x\r'.repeat(500 * kilo)}\n`],
	['lone surrogates', () => '\ud800'.repeat(300 * kilo) + '\udc00'.repeat(300 * kilo)],
	['frames of nothing', () => '    at a (b.js:1:1)\n'.repeat(50 * kilo)],
	['frames that all differ', () => numbered(50 * kilo, (i) => `    at f${i} (b.js:${i}:1)`)],
	['errors that all differ', () => numbered(30 * kilo, (i) => `src/a${i}.ts(1,2): error TS${i}: x${i}`)],
	['failed tests that all differ', () => numbered(30 * kilo, (i) => `not ok ${i} - test ${i}`)],
	['keys that all differ', () => `{${Array.from({ length: 100 * kilo }, (_, i) => `"k${i}":${i}`).join(',')}}`],
	[
		'records that all differ',
		() => numbered(20 * kilo, (i) => JSON.stringify({ time: i, level: 'info', [`k${i}`]: i })),
	],
	['matches that all differ', () => numbered(50 * kilo, (i) => `a/b${i}/c.ts:${i}:x`)],
	['hunks', () => '@@ -1,9 +1,9 @@\n-a\n+b\n'.repeat(50 * kilo)],
	['headers of diffs', () => 'diff --git a/x b/x\n'.repeat(50 * kilo)],
	['rows and cells', () => 'a,b,"c\n| a | b |\n'.repeat(50 * kilo)],
];
