import fc from 'fast-check';

/** A git diff of one file; the body as lines with their signs, the counts of the hunk header from them. */
export function gitDiff(path: string, body: readonly string[], end = '\n'): string {
	const count = (signs: string) => body.filter((line) => signs.includes(line[0] ?? ' ')).length;
	return [
		`diff --git a/${path} b/${path}`,
		'index 31e57f6..1ff348f 100644',
		`--- a/${path}`,
		`+++ b/${path}`,
		`@@ -10,${count(' -')} +10,${count(' +')} @@ class Guard`,
		...body,
	]
		.map((line) => line + end)
		.join('');
}

/** So many lines, each with its number. */
export function numbered(count: number, sign: string): string[] {
	return Array.from({ length: count }, (_, i) => `${sign}line ${i + 1} of the file`);
}

const content = fc.constantFrom(
	'foo();',
	'',
	'-- a/x',
	'++ b/x',
	'@@ -1 +1 @@',
	'diff --git a/x b/x',
	'x'.repeat(2_000),
	'🙂'.repeat(700),
);
const line = fc.tuple(fc.constantFrom(' ', ' ', ' ', '+', '-'), content).map(([sign, text]) => sign + text);
const run = fc.tuple(line, fc.integer({ min: 1, max: 30 })).map(([one, times]) => Array<string>(times).fill(one));
const path = fc.constantFrom('src/guard.php', 'yarn.lock', 'vendor/x/y.go', 'a b/c.ts', 'dist/app.js');
const file = fc
	.tuple(
		path,
		fc.array(run, { maxLength: 8 }),
		fc.constantFrom('\n', '\r\n'),
		fc.constantFrom('', '\\ No newline at end of file\n'),
	)
	.map(([name, runs, end, last]) => gitDiff(name, runs.flat(), end) + last);

/** Diffs of several files with runs of any kind, some cut short somewhere. */
export const anyDiff = fc
	.tuple(fc.array(file, { maxLength: 4 }), fc.option(fc.nat(3_000), { nil: undefined }))
	.map(([files, cut]) => files.join('').slice(0, cut));
