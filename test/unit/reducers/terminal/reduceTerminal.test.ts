import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduceTerminal } from '../../../../src/core/reducers/terminal/reduceTerminal.ts';
import { bytesOfText } from '../../../../src/core/source/encoding.ts';
import { anyText } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';

const times = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('');
const log = (name: string) =>
	times(60, (i) => `2026-01-05 10:00:${String(i).padStart(2, '0')} INFO ${name} request ${1000 + i} served\n`);

describe('a terminal', () => {
	test('prompts and commands stay; each output is reduced by its own type, under a ref of its own', () => {
		const text = `dev@box:~/app$ tail api.log\n${log('api')}dev@box:~/app$ tail web.log\n${log('web')}dev@box:~/app$ exit\n`;
		const { visible, applied, restored } = reducing(reduceTerminal, text);
		expect(visible).toContain('dev@box:~/app$ tail api.log\n2026-01-05 10:00:00 INFO api request 1000 served ×60');
		expect(visible).toContain('dev@box:~/app$ tail web.log\n2026-01-05 10:00:00 INFO web request 1000 served ×60');
		expect(visible).toContain('dev@box:~/app$ exit\n');
		expect(applied.refs.map(({ reason }) => reason)).toEqual([
			'similar lines (log, line 2)',
			'similar lines (log, line 63)',
		]);
		expect(restored).toEqual(bytesOfText(text));
	});

	test.each([
		['bash', 'dev@box:~/app$ '],
		['root on Fedora', '[root@web-1 nginx]# '],
		['a bare dollar', '$ '],
		['zsh with a theme', '➜  app git:(main) ✗ '.slice(0, 3)],
		['PowerShell', 'PS C:\\Users\\dev\\app> '],
		['cmd', 'C:\\app>'],
		['a virtual environment', '(.venv) dev@box:~$ '],
	])('knows the prompt of %s', (_, prompt) => {
		const { visible } = reducing(reduceTerminal, `${prompt}cat a\n${log('a')}${prompt}cat b\n${log('b')}`);
		expect(visible).toContain(`${prompt}cat b\n`);
		expect(visible.match(/×60/g)).toHaveLength(2);
	});

	test('a diff that was reduced among others cannot be taken for a patch', () => {
		const context = times(20, (i) => ` context line number ${i} of the file\n`);
		const diff = `diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,41 +1,41 @@\n${context}-old\n+new\n${context}`;
		const { visible } = reducing(reduceTerminal, `$ git diff\n${diff}$ git status\nnothing to commit\n`);
		expect(visible.startsWith('A diff below is reduced, not a patch: do not apply it.\n$ git diff\n')).toBe(true);
	});

	test('a model pull shrinks to its last state, keeps what it ended with and comes back', () => {
		const bar = times(
			800,
			(i) => `\r\x1b[Kpulling 8934d96d3f08... ${Math.floor(i / 8)}% ▕${'█'.repeat(i % 40)}▏ ${i} MB`,
		);
		const text = `$ ollama pull m\npulling manifest\n${bar}\r\x1b[Kpulling 8934d96d3f08... 100% ▕████▏ 3.8 GB\nverifying sha256 digest\nsuccess\n`;
		const { visible, restored } = reducing(reduceTerminal, text);
		expect(visible.split('\n#ref')[0]).toBe(
			'$ ollama pull m\npulling manifest\npulling 8934d96d3f08... 100% ▕████▏ 3.8 GB\nverifying sha256 digest\nsuccess',
		);
		expect(restored).toEqual(bytesOfText(text));
	});

	test('any text comes back', () => {
		const texts = fc.tuple(anyText, anyText).map(([a, b]) => `$ one\n${a}\n$ two\n${b}`);
		fc.assert(
			fc.property(texts, (text) => {
				expect(reducing(reduceTerminal, text).restored).toEqual(bytesOfText(text));
			}),
		);
	});
});
