import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BenchmarkRow, brokenInvariants } from '../../../src/cli/benchmarkTable.ts';
import { fixture, nolife } from '../support/nolife.ts';
import { temporaryFolder } from '../support/storing.ts';

/** Percent of the tokens that have to leave each fixture. */
const leastSaved: readonly (readonly [string, number])[] = [
	['agent-session.jsonl coarse', 65],
	['auth-guard.diff coarse', 40],
	['build-output.txt coarse', 75],
	['ci-run.log coarse', 75],
	['crash.txt coarse', 45],
	['file-listing.txt coarse', 90],
	['payment-response.json', 98],
	['pods.txt coarse', 90],
	['service.log coarse', 80],
	['service.log fine', 80],
	['service.ndjson', 80],
	['terminal.ansi coarse', 85],
	['test-run.txt coarse', 90],
];

describe('nolife benchmark', () => {
	test('holds its promises on the fixtures', async () => {
		const { code, stdout, stderr } = await nolife(['benchmark']);
		const [table, note] = stdout.toString().split('\n\n');
		const [head, ...rows] = (table as string).split('\n');
		expect(note).toBe('Tokens are estimates (bytes / 4).\n');
		expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
		expect(head?.trim().split(/ +/)).toEqual([
			'RAW',
			'VISIBLE',
			'MARKERS',
			'REFERENCED',
			'SAVED',
			'SIGNAL',
			'RECOVERY',
		]);
		const saved = Object.fromEntries(
			rows.map((row) => {
				const [, name, percent] =
					/^(\S+(?: coarse| fine)?) .* ([\d.]+) % {2}PASS (\d+)\/\3 +PASS (\d+)\/\4$/.exec(row) ?? [];
				return [name, Number(percent)];
			}),
		);
		const entries = await readdir(fixture('.'), { withFileTypes: true });
		const files = entries.flatMap((entry) => (entry.isFile() ? entry.name : [])).sort();
		files.splice(files.indexOf('signals.json'), 1);
		expect([...new Set(Object.keys(saved).map((name) => name.split(' ')[0]))].sort()).toEqual(files);
		for (const [name, least] of leastSaved)
			expect({ name, enough: (saved[name] ?? 0) >= least }).toEqual({ name, enough: true });
	});

	test('prints what docs/types.md shows', async () => {
		const { stdout } = await nolife(['benchmark']);
		const saved = (name: string) =>
			stdout
				.toString()
				.split('\n')
				.find((row) => row.startsWith(`${name} `))
				?.match(/[\d.]+ %/)?.[0];
		const page = await readFile(path.join(fixture('.'), '../../docs/types.md'), 'utf8');
		const rows = [...page.matchAll(/^\| `(?<name>\S+)` *\|[^|]*\| (?<coarse>[\d.]+ %) *\| (?<fine>[\d.]+ %) *\|$/gm)];
		expect(rows.length).toBeGreaterThan(10);
		for (const { groups: { name = '', coarse, fine } = {} } of rows) {
			const shown = [saved(`${name} coarse`) ?? saved(name), saved(`${name} fine`) ?? saved(name)];
			expect([name, ...shown]).toEqual([name, coarse, fine]);
		}
	});

	test('leaves every changed line of the diff visible', async () => {
		const changed = (await readFile(fixture('auth-guard.diff'), 'utf8'))
			.split('\n')
			.filter((line) => /^[+-]/.test(line));
		const store = ['--store', await temporaryFolder()];
		const { stdout } = await nolife(['context', fixture('auth-guard.diff'), ...store]);
		const visible = new Set(stdout.toString().split('\n'));
		expect(changed.length).toBeGreaterThan(3);
		expect(changed.filter((line) => !visible.has(line))).toEqual([]);
	});

	test('takes a folder, and says which planted signals are not in its files', async () => {
		const folder = await temporaryFolder();
		await mkdir(path.join(folder, 'below'));
		await writeFile(path.join(folder, 'note.txt'), 'nothing to see\n');
		await writeFile(path.join(folder, 'signals.json'), '{"note.txt": ["nothing", "everything"]}');
		const { code, stdout, stderr } = await nolife(['benchmark', folder]);
		expect(code).toBe(0);
		expect(stdout.toString()).toMatch(
			/\nnote\.txt +4 +4 +0 +0 +0\.0 % {2}PASS \d+\/\d+ +PASS 0\/0\n\nTokens are estimates/,
		);
		expect(stderr).toBe(
			'nolife: note.txt: The signal "everything" does not stand in the source: check its spelling.\n',
		);
	});

	test.each([
		['a folder without files', {}, /holds no files: name one that does\.\n$/],
		[
			'signals that are none',
			{ 'signals.json': '[1]', 'a.txt': '' },
			/signals\.json is no list of signals: write .*\n$/,
		],
	])('does not judge %s', async (_, files, sentence) => {
		const folder = await temporaryFolder();
		for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
		const { code, stderr } = await nolife(['benchmark', folder]);
		expect(code).toBe(3);
		expect(stderr).toMatch(sentence);
	});
});

describe('the invariants', () => {
	const size = (bytes: number, tokens: number) => ({ bytes, tokens, lines: 1 });
	const row = (recovered: boolean, signalled: boolean, visible: object): BenchmarkRow =>
		({
			name: 'a.log',
			reduction: {
				recovery: { pass: recovered },
				run: { signal: { pass: signalled }, raw: size(100, 25), visible },
			},
		}) as unknown as BenchmarkRow;

	test.each([
		['hold', row(true, true, size(100, 25)), []],
		['ask for recovery', row(false, true, size(10, 3)), ['everything comes back (RECOVERY)']],
		['ask for signals', row(true, false, size(10, 3)), ['every critical string stays visible (SIGNAL)']],
		['forbid more bytes', row(true, true, size(101, 25)), ['no result is larger in bytes']],
		['forbid more tokens', row(true, true, size(100, 26)), ['no result is larger in tokens']],
	])('%s', (_, judged, rules) => {
		expect(brokenInvariants(judged)).toEqual(rules.map((rule) => `a.log breaks a rule: ${rule}.`));
	});
});
