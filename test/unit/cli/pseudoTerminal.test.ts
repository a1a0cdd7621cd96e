import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin } from '../../../package.json';
import { nolife } from '../support/nolife.ts';
import { temporaryFolder } from '../support/storing.ts';

/** `script` of util-linux gives a command a terminal; elsewhere `output.test.ts` makes stdout look like one. */
const hasScript = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

/** Title, clipboard, link, C1, bidirectional controls, tags. */
const attack = '\x1b]0;owned\x07\x1b]52;c;cm0=\x07\x1b]8;;http://a.test\x07\u009b2J\u202egpj\u2066\u{e0041}\x7f';
const live = /[\0-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]|\r(?!\n)/u;

/** What the line of progress writes itself, which appears on a machine that needs more than a second. */
const ownLine = '\r\x1b[K';

const log = Array.from({ length: 300 }, (_, i) =>
	i === 150
		? `2026-03-01T10:00:01Z ERROR ${attack} failed\n`
		: `2026-03-01T10:00:01Z INFO ${attack} request ${i} answered\n`,
).join('');

/** Runs the command with a real terminal as stdin, stdout and stderr; returns what that got. */
function onTerminal(args: readonly string[], cwd: string): string {
	const names = args.map((_, i) => `"$A${i}"`).join(' ');
	const env = Object.fromEntries(args.map((arg, i) => [`A${i}`, arg]));
	const command = path.resolve(bin.nolife);
	const { stdout } = spawnSync('script', ['-qec', `"$NODE" "$NOLIFE" ${names}`, '/dev/null'], {
		cwd,
		env: { PATH: process.env.PATH, TERM: 'xterm', NO_COLOR: '1', NODE: process.execPath, NOLIFE: command, ...env },
		encoding: 'utf8',
	});
	return stdout;
}

describe.runIf(hasScript)('on a real terminal', () => {
	let folder: string;
	let store: string[];
	const name = `\x1b[?1049h${attack.replaceAll('/', '')}.log`;
	let ids: { runId: string; refs: { id: string }[] };

	beforeAll(async () => {
		folder = await mkdtemp(path.join(tmpdir(), 'nolife-test-'));
		store = ['--store', path.join(folder, 'store')];
		await writeFile(path.join(folder, name), log);
		const { stdout } = await nolife(['analyze', name, '--json', ...store], { cwd: folder });
		ids = JSON.parse(stdout.toString());
		expect(ids.refs.length).toBeGreaterThan(0);
	});

	afterAll(() => rm(folder, { recursive: true }));

	test.each<readonly [what: string, args: () => string[], shown: string]>([
		['analyze', () => ['analyze', name], '␛]0;owned␇'],
		['analyze --json', () => ['analyze', name, '--json'], '\\u001b]0;owned\\u0007'],
		['context', () => ['context', name], '␛]52;c;cm0=␇'],
		['show', () => ['show', ids.refs[0]?.id ?? ''], '\\u{202e}gpj'],
		['show --grep', () => ['show', ids.refs[0]?.id ?? '', '--grep', 'request'], '\\u{9b}2J'],
		['restore', () => ['restore', ids.runId], '\\u{e0041}'],
		['refs', () => ['refs'], '␛[?1049h'],
		['runs', () => ['runs'], '␛]8;;http:a.test␇'],
		['stats', () => ['stats'], 'originals'],
		['an error', () => ['analyze', `${name}.missing`], '␛]0;owned␇'],
		['wrong usage', () => ['show', attack], '␛]0;owned␇'],
		['an unknown flag', () => ['runs', `--${attack}`], '␛]0;owned␇'],
	])('%s drives nothing', (_, args, shown) => {
		const printed = onTerminal([...args(), ...store], folder);
		expect(printed).toContain(shown);
		expect(live.exec(printed.replaceAll(ownLine, ''))).toBeNull();
	});
});

test.runIf(hasScript)('the terminal of these tests is one: it passes on what is live', async () => {
	const file = path.join(await temporaryFolder(), 'live');
	await writeFile(file, attack);
	const { stdout } = spawnSync('script', ['-qec', 'cat "$FILE"', '/dev/null'], { env: { ...process.env, FILE: file } });
	expect(live.test(stdout.toString())).toBe(true);
});
