import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '../../../package.json';
import { fixture, nolife } from '../support/nolife.ts';

let folder: string;
let store: string[];

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'nolife-bad-input-'));
	store = ['--store', path.join(folder, 'store')];
	await mkdir(path.join(folder, 'folder'));
	await writeFile(path.join(folder, 'file'), 'text\n');
});

afterAll(() => rm(folder, { recursive: true }));

describe('wrong usage', () => {
	test.each([
		[['expand', 'ctx_31154fa2', 'why'], "unknown command 'expand' (Did you mean export?): see nolife --help."],
		[['analyze'], "missing required argument 'file|-': see nolife analyze --help."],
		[['context'], "missing required argument 'file|-': see nolife context --help."],
		[['analyze', ''], 'An empty word is no file: name one, or give - for stdin.'],
		[['analyze', 'a', '--rules', ''], 'An empty word is no file: name one'],
		[['runs', '--store', ''], 'An empty word is no store: name a folder, or leave --store away.'],
		[['analyze', 'a', '--store', ''], 'An empty word is no store: name a folder'],
		[['analyze', 'a', 'b'], 'too many arguments'],
		[['analyze', 'a', '--jsn'], "unknown option '--jsn' (Did you mean --json?)"],
		[['analyze', 'a', '--budget', '100'], "unknown option '--budget'"],
		[
			['analyze', 'a', '--type', 'poem'],
			"'poem' is invalid. Allowed choices are session, testReport, json, diff, build, stackTrace, terminal, mixed, search, table, markup, yaml, log, fileList, code, text",
		],
		[['analyze', 'a', '--granularity', 'medium'], "'medium' is invalid. Allowed choices are coarse, fine"],
		[['analyze', 'a', '--tokenizer', 'gut'], "'gut' is invalid. Allowed choices are estimate, o200k_base"],
		[['analyze', 'a', '--level', '2'], 'Level 1, the reduced view, is the only one so far'],
		[['show', 'ctx_31154fa2', '--lines', '9-3'], 'Give two line numbers of the source, such as 120-140'],
		[['show', 'readme'], 'readme is no ref: give an id such as ctx_31154fa2'],
		[['restore', 'ctx_31154fa2'], 'ctx_31154fa2 is no run: give an id such as run_31154fa2'],
	])('%j ends with 2 and a sentence', async (args, sentence) => {
		const { code, stdout, stderr } = await nolife(args, {
			cwd: folder,
			env: { NOLIFE_STORE: path.join(folder, 'store') },
		});
		expect({ code, stdout: stdout.toString() }).toEqual({ code: 2, stdout: '' });
		expect(stderr).toContain(sentence);
		expect(stderr).toMatch(/^nolife: [^\n]+\.\n$/);
	});

	test('a pattern that is none ends with 2', async () => {
		const reduced = await nolife(['analyze', fixture('service.log'), '--json', ...store]);
		const [ref] = JSON.parse(reduced.stdout.toString()).refs;
		const { code, stderr } = await nolife(['show', ref.id, '--grep', 'a(?=b)', ...store]);
		expect(code).toBe(2);
		expect(stderr).toMatch(/^nolife: a\(\?=b\) is no pattern \(.*\): write it in RE2 syntax, .*\.\n$/);
	});

	test('no command at all prints the help on stderr', async () => {
		const { code, stdout, stderr } = await nolife([]);
		expect({ code, stdout: stdout.toString() }).toEqual({ code: 2, stdout: '' });
		expect(stderr).toMatch(/^Usage: nolife /);
	});
});

describe('help and version', () => {
	test.each(['analyze', 'context', 'show', 'restore', 'refs', 'runs', 'stats', 'benchmark'])(
		'%s has a help',
		async (name) => {
			const { code, stdout, stderr } = await nolife([name, '--help']);
			expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
			expect(stdout.toString()).toMatch(new RegExp(`^Usage: nolife ${name} [^]*--store <dir>`));
		},
	);

	test.each(['analyze', 'context'])('the help of %s names - for stdin', async (name) => {
		expect((await nolife([name, '--help'])).stdout.toString()).toMatch(/file\|- +the file to reduce, or - for stdin/);
	});

	test('the version is the package’s', async () => {
		expect((await nolife(['--version'])).stdout.toString()).toBe(`${version}\n`);
	});
});

describe('input that cannot be read', () => {
	test.each([
		['missing', 'missing does not exist: check the path.'],
		['file/below', 'file/below does not exist: check the path.'],
		['folder', 'folder is a folder: name one of the files in it.'],
	])('%s ends with 3', async (file, sentence) => {
		const { code, stdout, stderr } = await nolife(['analyze', file, ...store], { cwd: folder });
		expect({ code, stdout: stdout.toString(), stderr }).toEqual({
			code: 3,
			stdout: '',
			stderr: `nolife: ${sentence}\n`,
		});
	});

	test.runIf(process.platform === 'linux')('what never ends is read no further than a text can be long', async () => {
		const { code, stderr } = await nolife(['analyze', '/dev/zero', ...store]);
		expect(code).toBe(3);
		expect(stderr).toMatch(/^nolife: \/dev\/zero is larger than 512 MiB, .*: split it at line ends [^\n]*\n$/);
	});

	test('a store that is a file ends with 3', async () => {
		const { code, stderr } = await nolife(['analyze', 'file', '--store', 'file'], { cwd: folder });
		expect(code).toBe(3);
		expect(stderr).toMatch(/^nolife: The store .*file is no folder: [^\n]*\n$/);
	});
});

test.runIf(process.platform === 'linux')('a store that cannot be made ends with 3', async () => {
	const { code, stderr } = await nolife(['analyze', 'file', '--store', '/proc/nope'], { cwd: folder });
	expect(code).toBe(3);
	expect(stderr).toMatch(
		/^nolife: The store \/proc\/nope cannot be used [^\n]*: choose another folder for the store\.\n$/,
	);
});

describe('input with nothing to reduce', () => {
	test.each([
		['empty', '', 'The source is empty: there is nothing to reduce.'],
		['binary', '\0\x01\x02\x03'.repeat(100), 'The source is binary: it is shown as it is.'],
	])('%s passes through with a sentence', async (_, input, sentence) => {
		const { code, stdout, stderr } = await nolife(['context', '-', ...store], { input });
		expect({ code, stdout: stdout.toString(), stderr }).toEqual({
			code: 0,
			stdout: input,
			stderr: `nolife: ${sentence}\n`,
		});
	});
});
