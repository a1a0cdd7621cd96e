import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reduceDiff } from '../../../../src/core/reducers/diff/reduceDiff.ts';
import { countTokens, tokenCounter } from '../../../../src/core/tokens/tokenCounter.ts';
import { reducing } from '../../support/reducing.ts';
import { gitDiff, numbered } from './diffs.ts';

const changesOf = (diff: string) => diff.split('\n').filter((line) => /^[+-]/.test(line));
const shown = (diff: string, options = {}) => reducing(reduceDiff, diff, options).visible;

describe('a reduced diff', () => {
	const fixture = readFileSync('test/fixtures/auth-guard.diff', 'utf8');

	it('shows every changed line, header and message, and is smaller by a quarter', async () => {
		const visible = shown(fixture);
		const lines = new Set(visible.split('\n'));
		expect(changesOf(fixture).filter((line) => !lines.has(line))).toEqual([]);
		expect(visible).toContain('    Let the checkout widget call payments before login');
		for (const name of ['estimate', 'o200k_base'] as const) {
			const counter = await tokenCounter(name);
			expect(countTokens(counter, visible)).toBeLessThan(0.76 * countTokens(counter, fixture));
		}
	});

	it('opens with a line that says it is no patch (D3)', () => {
		expect(shown(fixture)).toMatch(/^Reduced diff, not a patch: do not apply it\.\n/);
	});

	it('counts unchanged lines where they left, before the first change too (D1)', () => {
		const { visible, content } = reducing(reduceDiff, fixture);
		expect(visible).toMatch(/@@ final class AuthGuard\n… 8 lines\n- {8}if \(\$token === null/);
		expect(visible.match(/^#ref:/gm)).toHaveLength(1);
		expect(content('unchanged context').split('\n')).toHaveLength(74 + 1);
	});

	it('keeps a single unchanged line between changes', () => {
		const between = ` ${'a long line between '.repeat(9)}`;
		const body = [...numbered(40, ' '), '+a', between, '-b', ...numbered(40, ' ')];
		expect(shown(gitDiff('a.php', body))).toContain(`… 40 lines\n+a\n${between}\n-b\n… 40 lines\n`);
	});

	it('shows what has to stay, with the rest of its gap still counted', () => {
		const diff = gitDiff('a.php', [...numbered(60, ' '), '+a']);
		const start = diff.indexOf(' line 30 of');
		const visible = shown(diff, { keep: Int32Array.of(start + 3, start + 4) });
		expect(visible).toContain('… 29 lines\n line 30 of the file\n… 30 lines\n+a');
	});

	it('keeps line ends and a missing one visible (D4)', () => {
		const diff = gitDiff('a.php', [...numbered(40, ' '), '-old\r', '+old', '\\ No newline at end of file']);
		expect(shown(diff)).toContain('-old\r\n+old\n\\ No newline at end of file\n');
	});

	it('merges nothing across commits (G3)', () => {
		const commit = (hash: string) =>
			`commit ${hash.repeat(40)}\nAuthor: Ada <ada@example.com>\n\n    Tidy\n\n src/a.php | 4 ++--\n 1 file changed, 2 insertions(+), 2 deletions(-)\n\n`;
		const source = [...'abcdef12'].map(commit).join('');
		expect(shown(source)).toBe(source);
	});
});

describe('a long run', () => {
	it('of 158,000 removed lines shows its ends and an exact count (D2)', () => {
		const { visible, content } = reducing(reduceDiff, gitDiff('big.php', numbered(158_000, '-')));
		expect(visible).toContain('-line 20 of the file\n… -157,960 lines\n-line 157981 of the file\n');
		expect(content('long run of removed lines').split('\n')).toHaveLength(157_960 + 1);
	});

	it.each([
		[200, 0],
		[201, 8],
		[210, 80],
		[223, 183],
		[300, 260],
	])('of %i lines hides %i, so that one more line makes no cliff', (length, hidden) => {
		const { applied } = reducing(reduceDiff, gitDiff('a.php', numbered(length, '+')));
		expect(applied.measures.lines.reduce((sum, lines) => sum + lines, 0)).toBe(hidden);
	});

	it('follows the threshold', () => {
		const visible = shown(gitDiff('a.php', numbered(100, '+')), { thresholds: { diffRun: 50 } });
		expect(visible).toContain('+line 20 of the file\n… +60 lines\n+line 81 of the file\n');
	});

	it('of removed lines does not take the added lines behind it', () => {
		const visible = shown(gitDiff('a.php', [...numbered(300, '-'), '+new']));
		expect(visible).toContain('… -260 lines\n');
		expect(visible).toContain('-line 300 of the file\n+new\n');
	});
});

describe('a file that nobody wrote', () => {
	const body = [...numbered(30, ' '), ...numbered(12, '-'), ...numbered(9, '+')];

	it.each([
		['package-lock.json', 'lockfile'],
		['web/yarn.lock', 'lockfile'],
		['Cargo.lock', 'lockfile'],
		['go.sum', 'lockfile'],
		['vendor/acme/lib.php', 'vendored file'],
		['web/node_modules/x/index.js', 'vendored file'],
		['public/app.min.js', 'minified file'],
		['public/app.js.map', 'minified file'],
		['api/user.pb.go', 'generated file'],
		['dist/index.js', 'generated file'],
	])('%s goes behind exact counts', (path, reason) => {
		const visible = shown(gitDiff(path, body));
		expect(visible).toContain(`@@ class Guard\n… ${reason}: +9 -12 and 30 other lines\n#ref:`);
	});

	it.each([
		'src/Locksmith.php',
		'src/vendorList.ts',
		'docs/minutes.md',
		'src/generator.go',
		'src/lock.ts',
		'src/myvendor/a.ts',
	])('is not %s', (path) => {
		expect(shown(gitDiff(path, body))).toContain('+line 9 of the file');
	});

	it('may say so at its top, and only there', () => {
		const top = (path: string, line: string, at: number) =>
			gitDiff(path, [line, ...body]).replace('@@ -10,', `@@ -${at},`);
		expect(shown(top('api.go', '+// Code generated by protoc. DO NOT EDIT.', 1))).toContain('… generated file: +10 ');
		expect(shown(top('api.go', '+// Code generated by protoc. DO NOT EDIT.', 90))).toContain('+line 9 of');
		expect(shown(top('gen.go', '+	emit("// Code generated by us. DO NOT EDIT.")', 1))).toContain('+line 9 of');
	});

	it('shows what has to stay under the header of its hunk', () => {
		const hunks = [
			'@@ -80 +80 @@ one\n-a\n+b\n',
			'@@ -90,0 +90,2 @@ two\n+more\n+kept\n',
			'@@ -99 +99 @@ three\n-c\n+d\n',
		];
		const diff = gitDiff('yarn.lock', body) + hunks.join('');
		const start = diff.indexOf('+kept');
		const visible = shown(diff, { keep: Int32Array.of(start, start + 2) });
		expect(visible).toContain('… lockfile: +12 -14 and 32 other lines\n@@ -90,0 +90,2 @@ two\n+kept\n#ref:');
	});

	it('has one ref for all its shares in fine granularity', () => {
		const { visible, applied } = reducing(reduceDiff, gitDiff('yarn.lock', body), { granularity: 'fine' });
		expect(visible).toMatch(/… lockfile: \+9 -12 and 30 other lines #ref:ctx_[0-9a-f]{8} ~\d+ tokens\n$/);
		expect(applied.refs.map(({ lines, places }) => [lines, places])).toEqual([[51, 1]]);
	});
});

describe('data in a diff', () => {
	it('of a binary patch goes, its sizes stay', () => {
		const data = Array<string>(40)
			.fill(`z${'c$@<O00001'.repeat(6)}`)
			.join('\n');
		const patch = `diff --git a/logo.png b/logo.png\nindex 1..2 100644\nGIT binary patch\nliteral 4390\n${data}\n\nliteral 0\nHcmV?d00001\n\n`;
		expect(shown(patch)).toContain('literal 4390\n… 40 lines of data\n\nliteral 0\nHcmV?d00001\n\n#ref:');
	});

	it('in one very long line goes behind its start, without half a character', () => {
		const long = `+${'🙂'.repeat(2_600)}`;
		const visible = shown(gitDiff('emoji.txt', [long, '+short']));
		expect(visible).toContain(`\n… 1 long line begins: +${'🙂'.repeat(99)}\n+short\n`);
		expect(visible.isWellFormed()).toBe(true);
	});

	it('in long lines is shown where it first differs from the other version', () => {
		const line = (sign: string, mode: string) =>
			`${sign}data=[${'1234,'.repeat(1_500)}];mode="${mode}";${'x,'.repeat(400)}`;
		const visible = shown(gitDiff('app.js', [line('-', 'dev'), line('+', 'production')]));
		expect(visible).toMatch(/^… 1 long line begins: -data=\[1234,.{60,90} … differs: [\d,]{20,40}\];mode="dev";x,/m);
		expect(visible).toMatch(
			/^… 1 long line begins: \+data=\[1234,.{60,90} … differs: [\d,]{20,40}\];mode="production";x,/m,
		);
	});

	it('in long lines without a line end at the end of the file, too', () => {
		const line = (sign: string, limit: number) => `${sign}{"a":[${'1234,'.repeat(1_500)}5],"limit":${limit}}`;
		const visible = shown(gitDiff('a.txt', [line('-', 10), '\\ No newline at end of file', line('+', 90)]));
		expect(visible).toContain('5],"limit":10}\n');
		expect(visible).toContain('5],"limit":90}\n');
	});

	it('leaves long paragraphs alone', () => {
		const diff = gitDiff('README.md', [`+${'every paragraph is a line '.repeat(100)}`]);
		expect(shown(diff)).toBe(diff);
	});
});

describe('git', () => {
	it.each([
		['unchanged lines', gitDiff('a.php', [...numbered(40, ' '), '+new'])],
		['a lockfile', gitDiff('a.lock', numbered(40, '+')).replace('@@ -10,0 +10,', '@@ -0,0 +1,')],
		['a long run', gitDiff('a.php', numbered(400, '+')).replace('@@ -10,0 +10,', '@@ -0,0 +1,')],
		['a long line', gitDiff('a.txt', [`+${'x'.repeat(9_000)}`]).replace('@@ -10,0 +10,', '@@ -0,0 +1,')],
	])('refuses a diff without %s (D3)', (_, diff) => {
		const check = (input: string) => spawnSync('git', ['apply', '--numstat'], { input, encoding: 'utf8' });
		expect(check(diff).stderr).toBe('');
		expect(check(shown(diff)).stderr).toMatch(/^error: (?:corrupt patch|patch with only garbage)/);
	});
});
