import { describe, expect, it } from 'vitest';
import { beneath } from '../../../src/core/secrets/beneath.ts';
import { findSecrets } from '../../../src/core/secrets/findSecrets.ts';
import { Unprefixed } from '../../../src/core/secrets/unprefixed.ts';
import { loadSecretRules } from '../../../src/node/secretlint.ts';
import { PATIENCE } from '../support/patience.ts';
import { running } from '../support/running.ts';

const [one, other] = ['Summer2026!q', 'blue42falcon'];
const find = (text: string, onWord?: (at: number) => void) => findSecrets(text, loadSecretRules, undefined, onWord);
const wordsIn = (text: string) => Array.from(text.matchAll(/password|token/g), ({ index }) => index);
const found = async (text: string) =>
	(await beneath(text, wordsIn(text), find)).map(({ start, end }) => text.slice(start, end)).sort();

/** What stands before each line, by who puts it there. */
const prefixes: Readonly<Record<string, string>> = {
	compose: 'web-1         | ',
	'a time of Docker': '2026-01-02T10:00:01.1234567Z ',
	'a time and a level': '2026-01-02 10:00:01,123 INFO ',
	'a time, a level, a thread and a class': '2026-01-02 10:00:01 INFO  [main] org.x.Foo: ',
	'a time of day': '10:00:01.123 ',
	syslog: 'Jan  2 10:00:01 host app[123]: ',
	'a job and a step': 'build\tRun tests\t2026-01-02T10:00:01.1234567Z ',
	'a file and a line': 'src/a/b.txt:12:',
	'a word in brackets': '[stdout] ',
	quotes: '> > ',
	'a quoted bar': '> | ',
	'a trace of a shell': '++ ',
	'a build': '#12 0.345 ',
	'a number': '    12\t',
	'a prompt': 'joe@host:~/x$ ',
	'an instruction': 'Step 3/9 : RUN ',
	'a diff': '+',
	'a diff in a log': '2026-01-02T10:00:01Z +',
};

describe('a file is read behind what stands before each line', () => {
	it.each(Object.entries(prefixes))('%s', async (_, prefix) => {
		const lines = ['passwords:', `  - ${one}`, `  - ${other}`, 'id,password', `1,${one}`];
		expect(await found(lines.map((line) => `${prefix}${line}\n`).join(''))).toEqual([one, one, other]);
	});

	it('also in a string', async () => {
		const text = JSON.stringify({ out: `web-1  | passwords:\nweb-1  |   - ${one}\n` });
		expect(await found(text)).toEqual([one]);
	});

	it('also where a terminal coloured it', async () => {
		const lines = ['passwords:', `  - ${one}`, 'id,password', `1,${other}`];
		const text = lines.map((line) => `\x1b[36mweb-1  | \x1b[0m${line}\n`).join('');
		const { run, recovery } = await running(text, { type: 'terminal' });
		expect(run.text).not.toContain(one);
		expect(run.text).not.toContain(other);
		expect(recovery.pass).toBe(true);
	});

	it('and keeps the first cell of a table', () => {
		const table = '> | user | password |\n> |---|---|\n> | joe | x |\n';
		expect(new Unprefixed(table, wordsIn(table)).text.endsWith('\n| user | password |\n|---|---|\n| joe | x |\n')).toBe(
			true,
		);
	});
});

it('takes more secrets than a call takes arguments', async () => {
	const text = `"${'a\\n'.repeat(200_000)}"`;
	const each = async (where: string) =>
		Array.from(where.matchAll(/a/g), ({ index }) => ({ start: index, end: index + 1, kind: 'token' }));
	expect(await beneath(text, [1], each)).toHaveLength(200_000);
});

it.each(['a password\nb\n', '2026-01-02 10:00:01 INFO started\n'])('looks at nothing without both: %j', (text) => {
	expect(new Unprefixed(text, wordsIn(text)).text).toBe('');
});

it.each([
	['lines with prefixes', 'web-1  | token\n'],
	['words without', 'password '],
	['bars', '| password '],
	['words and lines', 'token\n'],
	['names', 'a-token'],
])(
	'ends in time with millions of characters of %s',
	(_, part) => {
		const text = part.repeat(4_000_000 / part.length);
		new Unprefixed(text, wordsIn(text));
	},
	PATIENCE,
);
