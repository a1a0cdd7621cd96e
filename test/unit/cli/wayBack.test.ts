import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, nolife } from '../support/nolife.ts';

const log = fixture('service.log');

interface RefShape {
	readonly id: string;
	readonly marker: string;
	readonly reason: string;
	readonly spans: readonly (readonly [number, number])[];
	readonly lines: number;
}

let folder: string;
let store: string[];
let bytes: Buffer;
let run: { readonly runId: string; readonly refs: readonly RefShape[] };
let frames: RefShape;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'nolife-way-back-'));
	store = ['--store', path.join(folder, 'store')];
	bytes = await readFile(log);
	run = JSON.parse((await nolife(['analyze', log, '--json', ...store])).stdout.toString());
	frames = run.refs.find(({ reason }) => reason === 'library frames') as RefShape;
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

function contentOf({ spans }: RefShape): Buffer {
	return Buffer.concat(spans.map(([start, end]) => bytes.subarray(start, end)));
}

async function shown(...args: string[]) {
	const { code, stdout, stderr } = await nolife(['show', ...args, ...store]);
	return { code, stderr, text: stdout.toString() };
}

describe('nolife show', () => {
	test('prints the content of every ref byte for byte', async () => {
		expect(run.refs.length).toBeGreaterThan(1);
		for (const ref of run.refs) {
			const { code, stdout } = await nolife(['show', ref.id, ...store]);
			expect(code).toBe(0);
			expect(stdout.equals(contentOf(ref))).toBe(true);
		}
	});

	test('takes a marker for an id', async () => {
		expect((await shown(frames.marker)).text).toBe(contentOf(frames).toString());
	});

	test('picks source lines', async () => {
		const lines = bytes.toString().split('\n');
		const first = lines.findIndex((line) => line.includes('Method.invoke(Method.java:580)'));
		const wanted = `${lines[first]}\n${lines[first + 1]}\n`;
		expect(await shown(frames.id, '--lines', `${first + 1}-${first + 2}`)).toEqual({
			code: 0,
			stderr: '',
			text: wanted,
		});
	});

	test('picks lines that match', async () => {
		const { text } = await shown(frames.id, '--grep', 'Dispatcher|FrameworkServlet\\.');
		expect(text).toBe(
			'\tat org.springframework.web.servlet.DispatcherServlet.doDispatch(DispatcherServlet.java:1089)\n' +
				'\tat org.springframework.web.servlet.FrameworkServlet.processRequest(FrameworkServlet.java:1014)\n',
		);
	});

	test('tells as JSON where its passages stand in the source', async () => {
		const { text } = await shown(frames.id, '--json', '--grep', 'Servlet\\.|coyote');
		const { passages, ...ref } = JSON.parse(text);
		const lines = bytes.toString().split('\n');
		const lineOf = (word: string) => lines.findIndex((line) => line.includes(word)) + 1;
		expect(ref).toEqual({ ...frames, runId: run.runId, source: log });
		expect(passages).toEqual([
			{
				line: lineOf('DispatcherServlet.'),
				text:
					'\tat org.springframework.web.servlet.DispatcherServlet.doDispatch(DispatcherServlet.java:1089)\n' +
					'\tat org.springframework.web.servlet.FrameworkServlet.processRequest(FrameworkServlet.java:1014)\n',
			},
			{
				line: lineOf('coyote'),
				text: '\tat org.apache.coyote.http11.Http11Processor.service(Http11Processor.java:384)\n',
			},
		]);
	});

	test('says when nothing matches, which is an answer', async () => {
		const { code, stderr, text } = await shown(frames.id, '--grep', 'no such thing');
		expect({ code, text }).toEqual({ code: 0, text: '' });
		expect(stderr).toBe(
			`nolife: Nothing in ${frames.id} matches: it holds ${frames.lines} lines (lines 89–106 of the source).\n`,
		);
		expect(await shown(frames.id, '--lines', '1-88')).toEqual({ code, stderr, text });
		expect(await shown(frames.id, '--lines', '107-999')).toEqual({ code, stderr, text });
	});

	test('says of a single line where it stands', async () => {
		const input = `${'x y\n'.repeat(3)}password = "hunter2secretvalue9"\n`;
		const { stdout } = await nolife(['analyze', '-', '--json', ...store], { input });
		const [ref] = JSON.parse(stdout.toString()).refs;
		expect((await shown(ref.id, '--lines', '1-3')).stderr).toBe(
			`nolife: Nothing in ${ref.id} matches: it holds 1 line (line 4 of the source).\n`,
		);
	});

	test('finds lines by the range that README names', async () => {
		const readme = await readFile('README.md', 'utf8');
		const [, id = '', range = ''] = /nolife show (ctx_\w+) --grep.*--lines (\d+-\d+)/.exec(readme) ?? [];
		expect(id).toBe(frames.id);
		expect(await shown(id, '--lines', range)).toMatchObject({ stderr: '', text: expect.stringMatching(/^\tat /) });
	});

	test('takes linear time for a pattern that explodes elsewhere', async () => {
		const input = `${'a'.repeat(50)}!\n`.repeat(2_000);
		const { stdout } = await nolife(['analyze', '-', '--json', '--type', 'log', ...store], { input });
		const { refs } = JSON.parse(stdout.toString());
		expect(refs.length).toBe(1);
		expect(await shown(refs[0].id, '--grep', '^(a+)+$')).toMatchObject({ code: 0, text: '' });
	});

	test('tells an unknown ref', async () => {
		expect(await shown('ctx_00000000')).toEqual({
			code: 3,
			text: '',
			stderr: `nolife: The store ${store[1]} holds no ref ctx_00000000: \`nolife refs\` lists what it holds, --store DIR names another.\n`,
		});
	});
});

describe('nolife restore', () => {
	test('prints the original byte for byte', async () => {
		const { code, stdout } = await nolife(['restore', run.runId, ...store]);
		expect(code).toBe(0);
		expect(stdout.equals(bytes)).toBe(true);
	});

	test.each([
		['invalid UTF-8', Buffer.from([0x41, 0xff, 0x0a, 0xc3, 0x28, 0x0a])],
		['UTF-16 with an odd byte', Buffer.concat([Buffer.from('\ufeffa\r\n', 'utf16le'), Buffer.from([7])])],
		['binary', Buffer.from(Array.from({ length: 1024 }, (_, i) => i % 256))],
		['nothing', Buffer.alloc(0)],
	])('brings back %s', async (_, input) => {
		const { stdout } = await nolife(['analyze', '-', '--json', ...store], { input });
		const { runId } = JSON.parse(stdout.toString());
		expect((await nolife(['restore', runId, ...store])).stdout.equals(input)).toBe(true);
	});
});

describe('a damaged store', () => {
	test('is told from one that never held the ref, and served nothing from', async () => {
		const damaged = path.join(folder, 'damaged');
		await nolife(['context', log, '--store', damaged]);
		const sources = path.join(damaged, 'sources');
		const [source] = await readdir(sources);
		await writeFile(path.join(sources, source as string), 'not what was written');
		for (const args of [
			['show', frames.id],
			['restore', run.runId],
		]) {
			const { code, stdout, stderr } = await nolife([...args, '--store', damaged]);
			expect({ code, stdout: stdout.toString() }).toEqual({ code: 3, stdout: '' });
			expect(stderr).toMatch(
				/^nolife: The (ref|source of) .* is damaged \(.*\): reduce its file again to store it anew\.\n$/,
			);
		}
	});
});
