import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/core/classify/classify.ts';
import { contentTypes } from '../../../src/core/contentType.ts';
import { screenOf } from '../../../src/core/screen/screen.ts';
import { linesOf } from '../../../src/core/source/lines.ts';
import { gitDiff, numbered } from '../reducers/diff/diffs.ts';
import { anyText } from '../support/arbitraries.ts';

/** Classifies as the pipeline does: what a terminal would show of the text. */
function read(text: string, name = 'input') {
	const screen = screenOf(text);
	const shown = screen?.text ?? text;
	return classify(name, shown, linesOf(shown), screen !== undefined);
}
const typeOf = (text: string, name?: string) => read(text, name).type;
const repeated = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');

describe('logs', () => {
	it.each([
		['ISO times', repeated(9, (i) => `2026-01-05T10:00:0${i}.123Z INFO request ${i} started`)],
		['levels without times', '[INFO] request started\n[INFO] request started\n[WARN] slow\n[ERROR] failed\n'],
		['syslog', repeated(9, (i) => `Jan  5 10:00:0${i} host sshd[${i}]: Accepted publickey`)],
		['RFC 5424', repeated(9, (i) => `<34>1 2026-01-05T22:14:1${i}Z host su - ID47 - failed`)],
		['access logs', repeated(9, (i) => `10.0.0.${i} - - [05/Jan/2026:10:00:0${i} +0000] "GET / HTTP/1.1" 200 5`)],
		['logfmt', repeated(9, (i) => `time=2026-01-05T10:00:0${i}Z level=info msg="started ${i}"`)],
		[
			'lines of containers without times',
			`${repeated(9, (i) => `web-${i % 2}    | listening on ${3000 + i}`)}db_1     | ready\ndb_1 exited with code 137\n`,
		],
		[
			'access logs of containers',
			repeated(9, (i) => `web-1 | 10.0.0.${i} - - [05/Jan/2026:10:00:0${i} +0000] "GET /" 200`),
		],
		...['[pod/web-7d9f-x2k9z/web] ', '[web] ', 'web:dev: ', '@acme/web:dev: ', '0|web | ', 'web-7d9f-x2k9z web '].map(
			(writer) => [
				`lines that ${writer}wrote`,
				repeated(9, (i) => `${writer}${i % 2 ? `2026-01-05 10:00:0${i}` : ''} ready ${i}`),
			],
		),
		['klog', repeated(9, (i) => `I0105 10:00:0${i}.123456    1 server.go:${i}] ready`)],
		['log of a JVM', repeated(9, (i) => `[0.02${i}s][info][gc] GC(${i}) Pause Young 24M->4M(256M) 3.1${i}ms`)],
		[
			'messages of a kernel',
			repeated(9, (i) => `[  512.10${i}000] usb 1-${i}: new high-speed USB device number ${i} using xhci_hcd`),
		],
		['log of Ruby', repeated(9, (i) => `I, [2026-01-05T10:00:0${i}.123456 #7]  INFO -- : started ${i}`)],
		[
			'log of Lambda',
			repeated(
				9,
				(i) => `START RequestId: 0${i}\nwarm start\nEND RequestId: 0${i}\nREPORT RequestId: 0${i}\tDuration: 3 ms`,
			),
		],
		['log of a load balancer', repeated(9, (i) => `https 2026-01-05T10:00:0${i}.123456Z app/lb/50dc 10.0.0.1:80 200`)],
		['logcat', repeated(9, (i) => `01-05 10:00:0${i}.123  1234  5678 I ActivityManager: start`)],
		[
			'log of Java',
			repeated(9, (i) => `Jan 05, 2026 10:00:0${i} AM com.example.Orders pay\nparcel ${i} is on its way`),
		],
		['debug log of npm', repeated(9, (i) => `${i} silly packumentCache corgi:package${i} cache-miss`)],
		['kernel rings', repeated(9, (i) => `[    ${i}.123456] usb 1-1: new device`)],
		['containers', repeated(9, (i) => `api-1  | 2026-01-05 10:00:0${i} ready`)],
		['pods', repeated(9, (i) => `[pod/web-7d9f8c6b5-x2kqz/app] 2026-01-05T10:00:0${i}Z ready`)],
		['Redis', repeated(9, (i) => `1:M 05 Jan 2026 10:00:0${i}.123 * Background saving started`)],
		['colours', repeated(9, (i) => `\x1b[32m2026-01-05 10:00:0${i}\x1b[0m INFO ready`)],
		['JSON records', repeated(9, (i) => `{"level":30,"time":${1_700_000_000 + i},"msg":"started"}`)],
		['JSON records of containers', repeated(9, (i) => `api  | {"level":"info","ts":${i},"msg":"started"}`)],
		[
			'records of many lines',
			repeated(12, (i) => `2026-01-05 10:00:${10 + i} INFO step\n${repeated(9, () => 'what the model said')}`),
		],
		['slow queries', repeated(3, (i) => `# Time: 2026-01-05T10:00:0${i}Z\n# Query_time: 0.1\nSELECT 1;`)],
	])('%s', (_, text) => {
		expect(typeOf(text)).toBe('log');
	});
});

describe('JSON', () => {
	it.each([
		['an object', '{"id": 1}'],
		['a list in lines', '[\n  1,\n  2\n]\n'],
		['comments and trailing commas', '// settings\n{\n  "a": 1, // one\n  "b": [],\n}\n'],
		['lines of values without times', repeated(5, (i) => `{"id":${i},"name":"x"}`)],
		['more than the sample', `[${'{"id":1,"tags":["a","b"]},'.repeat(9_000)}1]`],
		['a text that breaks off', `{"items": [${'{"id": 1},\n'.repeat(50)}`],
		['values in a row', '{\n  "a": 1\n}\n{\n  "a": 2\n}\n'],
	])('%s', (_, text) => {
		expect(typeOf(text)).toBe('json');
	});
});

describe('diffs', () => {
	it.each([
		['git', gitDiff('a.php', [...numbered(5, ' '), '-a', '+b'])],
		['a long deletion', gitDiff('a.php', numbered(5_000, '-'))],
		[
			'a log with messages',
			`commit ${'a1'.repeat(20)}\nAuthor: Ada\n\n    Why\n    and how\n\n${gitDiff('a.c', ['-a', '+b'])}`,
		],
		[
			'statistics of commits',
			repeated(3, (i) => `commit ${`${i}b`.repeat(20)}\nAuthor: Ada\n\n    Tidy\n\n src/a.php | 4 ++--`),
		],
		[
			'a mail',
			`From ${'0'.repeat(40)} Mon Sep 17\nSubject: [PATCH] x\n\nThe widget needs it.\n---\n${gitDiff('a.c', numbered(9, '+'))}`,
		],
		['a rename', 'diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n'],
		['plain', '3c3\n< old\n---\n> new\n9a10\n> more\n'],
		['context', '*** x\n--- y\n***************\n*** 1,2 ****\n! a\n--- 1,2 ----\n! b\n'],
		['colours', gitDiff('a.php', ['-a', '+b']).replace(/^.*$/gm, '\x1b[1m$&\x1b[m')],
	])('%s', (_, text) => {
		expect(typeOf(text)).toBe('diff');
	});
});

describe('file listings', () => {
	it.each([
		[
			'ls -la',
			`total 12\n${['.env', 'dist', '.venv'].map((name) => `drwxr-xr-x 2 ada ada 4096 Jan  5 10:00 ${name}\n`).join('')}`,
		],
		['ls -R', '/usr:\nbin\nlib\n\n/usr/bin:\nenv\nperl\nsed\n'],
		['find', repeated(9, (i) => `./src/module${i}/index.ts`)],
		['git ls-files', `README.md\nLICENSE\n${repeated(9, (i) => `src/a${i}.php`)}`],
		['tree', '.\n├── src\n│   ├── a.ts\n│   └── b.ts\n└── README.md\n\n1 directory, 3 files\n'],
		['git status --short', ' M src/a.py\nRM b.py -> c.py\n?? build.log\nUU d.py\n'],
		[
			'git status',
			'On branch main\nChanges not staged for commit:\n\tmodified:   a.py\n\tdeleted:    b.py\n\tnew file:   c.py\n',
		],
		['git diff --stat', ' src/a.ts | 4 ++--\n src/b.ts | 12 +++\n img/c.png | Bin 0 -> 12 bytes\n 3 files changed\n'],
		['dir', repeated(5, (i) => `05/01/2026  10:00 AM    <DIR>          folder${i}`)],
		['du', '4.0K\t./src\n12K\t./test/unit\n16K\t.\n'],
	])('%s', (_, text) => {
		expect(typeOf(text)).toBe('fileList');
	});
});

describe('types that logs and prose could be taken for', () => {
	it.each([
		[
			'stackTrace',
			'stack traces',
			`2026-01-05 10:00:01 ERROR failed\n${repeated(30, (i) => `\tat com.acme.A.f(A.java:${i})`)}`,
		],
		['yaml', 'YAML', 'services:\n  web:\n    image: nginx\n    ports:\n      - 80\n'],
		['markup', 'HTML', '<!doctype html>\n<html>\n<body>\n<p>Hello</p>\n</body>\n</html>\n'],
		['build', 'compiler output', repeated(9, (i) => `src/a.ts(${i},1): error TS2322: Type 'x' is not assignable.`)],
		[
			'build',
			'Maven',
			'[INFO] Scanning for projects...\n[INFO] --- compiler ---\n[WARNING] /a/B.java:[12,39] deprecated\n[INFO] BUILD SUCCESS\n',
		],
	])('%s: %s', (type, _, text) => {
		expect(typeOf(text)).toBe(type);
	});
});

describe('everything else stays text', () => {
	it.each([
		['nothing', ''],
		['blank lines', '\n\n\n'],
		['prose', 'It was a quiet morning. Nobody had seen the error yet.\n'.repeat(9)],
		[
			'a Markdown report with a diff in it',
			`# Bug\n\nSteps that I took:\n\n${'It fails here and there.\n'.repeat(60)}\n${gitDiff('a.c', ['-a', '+b'])}`,
		],
		['source code', 'export function add(a: number, b: number): number {\n\treturn a + b;\n}\n'.repeat(5)],
		['subtitles', repeated(9, (i) => `${i}\n00:00:0${i},000 --> 00:00:0${i},900\nHello\n`)],
		['test output', ' ✓ adds numbers (2 ms)\n ✕ divides (1 ms)\n\n  Error: expected 2\n\nTests: 1 failed, 1 passed\n'],
		['settings (E2)', repeated(56, (i) => `name=entry${i}\naddress=10.0.0.${i}`)],
		['numbers (L2)', '42\n17\n42\n'],
		['a sentence (V1)', 'This is not the tsc command you are looking for\n'],
	])('%s', (_, text) => {
		expect(typeOf(text)).toBe('text');
	});
});

describe('a classification', () => {
	it('says what it saw, in numbers', () => {
		const text = `${repeated(8, (i) => `2026-01-05 10:00:0${i} INFO a`)}what is this\nand that\n`;
		const { evidence, confidence } = classify('input', text, linesOf(text));
		expect(evidence).toEqual(['8 of 10 lines start with a timestamp']);
		expect(confidence).toBeGreaterThan(0.8);
	});

	it('is helped by a file name, not decided by it', () => {
		const log = repeated(9, (i) => `2026-01-05 10:00:0${i} INFO a`);
		expect(classify('app.log', log, linesOf(log))).toMatchObject({
			type: 'log',
			evidence: [expect.anything(), 'the file name fits'],
		});
		expect(typeOf(log, 'response.json')).toBe('log');
		expect(typeOf('Just prose.\n', 'app.log')).toBe('text');
	});

	it('reads a bounded sample of any text: start, middle and end', () => {
		const text = 'prose\n'.repeat(300) + repeated(400_000, (i) => `2026-01-05 10:00:00 INFO ${i}`);
		expect(classify('input', text, linesOf(text)).evidence).toEqual(['400 of 600 lines start with a timestamp']);
	});

	it('takes no colours for content (V3)', () => {
		const plain = repeated(9, (i) => `2026-01-05 10:00:0${i} INFO a`);
		const coloured = plain.replace(/INFO/g, '\x1b[32mINFO\x1b[0m').replace(/^2026/gm, '\x1b[2m2026');
		expect(read(coloured)).toEqual(read(plain));
	});

	it('is one of the types with a confidence and evidence, whatever the text', () => {
		fc.assert(
			fc.property(anyText, fc.string(), (text, name) => {
				const { type, confidence, evidence } = classify(name, text, linesOf(text));
				expect(contentTypes).toContain(type);
				expect(confidence).toBeGreaterThanOrEqual(0.5);
				expect(confidence).toBeLessThanOrEqual(1);
				expect(evidence.length).toBeGreaterThan(0);
			}),
		);
	});
});

describe('listings', () => {
	it.each([
		[
			'find -ls',
			repeated(9, (i) => `   1310${i}      4 drwxr-xr-x   2 root     root         4096 Jan  5 10:0${i} ./src/a${i}`),
		],
		['git ls-tree', repeated(9, (i) => `100644 blob ${String(i).repeat(40)}     4${i}9\tsrc/a${i}.ts`)],
		['git ls-files --stage', repeated(9, (i) => `100644 ${String(i).repeat(40)} 0\tsrc/a${i}.ts`)],
		['npm ls', `shop@1.0.0 /app\n${repeated(9, (i) => `├─┬ a${i}@1.0.0\n│ └── b${i}@2.0.0`)}└── c@3.0.0\n`],
	])('%s', (_, text) => {
		expect(typeOf(text)).toBe('fileList');
	});
});

it('sanitizers print stack traces, however much of the memory they show', () => {
	const memory = repeated(30, (i) => `  0x0c047fff7f${i + 10}: fa fa 00 00 fa fa fa fa fa fa fa fa fa fa fa fa`);
	const frames = repeated(4, (i) => `    #${i} 0x55b67${i} in use /src/cart.c:${i}`);
	expect(
		typeOf(`==7==ERROR: AddressSanitizer: heap-use-after-free\n${frames}\nSUMMARY: AddressSanitizer: bad\n${memory}`),
	).toBe('stackTrace');
});
