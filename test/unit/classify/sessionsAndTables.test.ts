import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/core/classify/classify.ts';
import { linesOf } from '../../../src/core/source/lines.ts';
import { jsonl, shop, uuid } from '../reducers/session/sessions.ts';

const typeOf = (text: string, name = 'input') => classify(name, text, linesOf(text), false).type;
const repeated = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');

describe('sessions', () => {
	it.each([
		['Claude Code', shop],
		[
			'Codex',
			jsonl(
				{ timestamp: '2026-01-05T10:00:00Z', type: 'session_meta', payload: { id: uuid(0) } },
				{ timestamp: '2026-01-05T10:00:01Z', type: 'response_item', payload: { type: 'message', role: 'user' } },
			),
		],
		[
			'Claude Code as it streams',
			jsonl(
				{ type: 'system', subtype: 'init', cwd: '/home/me/shop', tools: ['Bash'] },
				{ type: 'assistant', message: { content: [{ type: 'text', text: 'Done.' }] }, session_id: uuid(0) },
				{ type: 'result', subtype: 'success', result: 'Done.', session_id: uuid(0) },
			),
		],
		[
			'Codex as it streams',
			jsonl(
				{ type: 'thread.started', thread_id: uuid(0) },
				{ type: 'turn.started' },
				{ type: 'item.completed', item: { id: 'item_0', type: 'agent_message', text: 'Done.' } },
				{ type: 'turn.completed', usage: { input_tokens: 9 } },
			),
		],
		[
			'Copilot',
			jsonl({ type: 'session.start', data: {}, id: uuid(0) }, { type: 'user.message', data: { content: 'Go.' } }),
		],
		['messages', jsonl({ role: 'user', content: 'Go.' }, { role: 'assistant', content: 'Done.' })],
		[
			'SWE-agent',
			JSON.stringify({ environment: 'x', trajectory: [{ action: 'ls\n', observation: 'a' }], history: [] }, null, 2),
		],
		[
			'an exported chat',
			JSON.stringify({ responderUsername: 'GitHub Copilot', requests: [{ requestId: 'request_1' }] }),
		],
		[
			'Gemini',
			JSON.stringify(
				{
					sessionId: uuid(0),
					messages: [
						{ id: uuid(1), type: 'user', content: 'Go.' },
						{ id: uuid(2), type: 'gemini', content: 'Done.' },
					],
				},
				null,
				2,
			),
		],
		['a list of messages', JSON.stringify({ model: 'x', messages: [{ role: 'system', content: 'Be terse.' }] })],
	])('of %s', (_, text) => {
		expect(typeOf(text, 'session.jsonl')).toBe('session');
	});

	it.each([
		[
			'records with a time and a payload are a log',
			repeated(9, (i) => `{"time":"2026-01-05T10:00:0${i}Z","type":"audit","payload":{"user":"me"}}`),
			'log',
		],
		['an API response is JSON', JSON.stringify({ items: [{ role: 'admin', content: 'x' }] }), 'json'],
		['words about a session are text', 'The session has a "parentUuid" and a "sessionId".\n'.repeat(9), 'text'],
	])('%s', (_, text, type) => {
		expect(typeOf(text)).toBe(type);
	});
});

describe('tables', () => {
	it.each([
		['CSV', `id,city,amount\n${repeated(20, (i) => `${i},Kiel,${i * 7}`)}`],
		['CSV with texts over several lines', `id,note,city\n${repeated(20, (i) => `${i},"first\nsecond, third",Kiel`)}`],
		['TSV', `id\tcity\tamount\n${repeated(20, (i) => `${i}\tKiel\t${i * 7}`)}`],
		['CSV of log records', `time,level,message\n${repeated(20, (i) => `2026-01-05T10:00:0${i % 10}Z,INFO,started`)}`],
		['Markdown', `| id | city |\n|----|------|\n${repeated(20, (i) => `| ${i} | Kiel |`)}`],
		[
			'MySQL',
			`+----+------+\n| id | city |\n+----+------+\n${repeated(20, (i) => `| ${i} | Kiel |`)}+----+------+\n20 rows in set\n`,
		],
		['psql', ` id | city\n----+------\n${repeated(20, (i) => ` ${i} | Kiel`)}(20 rows)\n`],
		['boxes', `┌────┬──────┐\n│ id │ city │\n├────┼──────┤\n${repeated(20, (i) => `│ ${i} │ Kiel │`)}└────┴──────┘\n`],
		['rich', `┏━━━━┳━━━━━━┓\n┃ id ┃ city ┃\n┡━━━━╇━━━━━━┩\n${repeated(20, (i) => `│ ${i} │ 北京 │`)}└────┴──────┘\n`],
		['rich without a frame', `  id │ city \n╶────┼──────╴\n${repeated(20, (i) => `  ${i} │ Kiel `)}`],
		['a coverage report', `-----|-----\nFile | %\n-----|-----\n${repeated(20, (i) => `a.ts | ${i}`)}-----|-----\n`],
		['one column', `+------+\n| city |\n+------+\n${repeated(20, (i) => `| K${i} |`)}+------+\n`],
		['rows with bars in cells', `| a | b   |\n|---|-----|\n${repeated(9, (i) => `| ${i} | x|y |`)}`],
		['rows of a scenario', repeated(20, (i) => `      | ${i} | Kiel |`)],
		[
			'systemctl list-unit-files',
			`UNIT FILE        STATE   \n${repeated(9, (i) => `shop-${i}.service  enabled `)}\n9 unit files listed.\n`,
		],
		[
			'top',
			`top - 10:00:01 up 2 min,  2 users,  load average: 0.23, 0.22, 0.09\nTasks:   9 total,   1 running\n\n  PID USER      PR  NI    VIRT    RES S %CPU COMMAND\n${repeated(9, (i) => `    ${i} root      20   0  12808   6${i}4 S  0.0 shop-${i}`)}`,
		],
		[
			'jmap -histo',
			` num     #instances         #bytes  class name (module)\n-------------------------------------------------------\n${repeated(9, (i) => `   ${i}:          730${i}         33657${i}  com.acme.Order${i}`)}Total         65754        3029157\n`,
		],
		[
			'kubectl',
			`NAME      READY   STATUS    RESTARTS   AGE\n${repeated(20, (i) => `pod-${i + 10}   1/1     Running   0          5d`)}`,
		],
		[
			'docker',
			`CONTAINER ID   IMAGE     COMMAND   CREATED   STATUS\n${repeated(9, () => 'a1b2c3d4e5f6   shop/api  "node"    3 days    Up 3 days')}`,
		],
		[
			'ps',
			`USER   PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND\n${repeated(9, (i) => `root     ${i}  0.0  0.0      0     0 ?        S    10:00   0:00 [kworker/${i}]`)}`,
		],
		[
			'dpkg',
			`Desired=Unknown/Install/Remove\n||/ Name   Version\n+++-======-=======\n${repeated(9, (i) => `ii  lib${i}   1.${i}`)}`,
		],
		['last', repeated(9, (i) => `me       pts/0        10.0.0.${i}         Mon Jan  5 10:0${i} - 11:00  (00:5${i})`)],
		[
			'iptables',
			`Chain INPUT (policy ACCEPT)\ntarget     prot opt source\n${repeated(9, () => 'REJECT     all  --  anywhere')}`,
		],
		['pip', `Package    Version\n---------- -------\n${repeated(9, (i) => `package-${i}  1.${i}`)}`],
		['PowerShell', `\nId ProcessName\n-- -----------\n${repeated(9, (i) => ` ${i} node`)}`],
		['columns with titles', `Region      Orders  Total\n${repeated(9, (i) => `north-${i}     ${i}       ${i}9.50`)}`],
	])('as %s', (_, text) => {
		expect(typeOf(text)).toBe('table');
	});

	it.each([
		['code', 'const a = 1,\n  b = 2,\n  c = 3;\nfunction x(a, b, c) {\n  return [a, b, c];\n}\n'],
		['prose with commas', 'First, we met, and then we left.\nThen, he said, it was late.\nYes, I said, it was.\n'],
		[
			'a box with what goes on in it',
			`        bytes\n          │\n┌─────────▼──────── pipeline ─┐\n${repeated(9, (i) => `│ STAGE ${i}   what it does      │`)}└─────────┬────────────────────┘\n          │ run\n`,
		],
		[
			'boxes side by side',
			`┌─────┐    ┌─────┐\n│ app │───▶│ api │\n${repeated(20, (i) => `│ ${i}   │    │ ${i}   │`)}└─────┘    └─────┘\n`,
		],
		[
			'boxes side by side in ASCII',
			`+-----+    +-----+\n| app |--->| api |\n${repeated(20, (i) => `| ${i}   |    | ${i}   |`)}+-----+    +-----+\n`,
		],
		[
			'boxes in a box',
			`┌───────────┐\n├───────────┤\n│ ┌───────┐ │\n${repeated(20, (i) => `│ │ ${i}   │ │`)}│ └───────┘ │\n└───────────┘\n`,
		],
		['messages between lines of life', `| user |   | api |\n${repeated(20, () => '|   |--- GET -->|')}`],
		['fields between bars', repeated(9, (i) => `a | ${i} | b | c`)],
		['a banner', `┌────────────────┐\n${repeated(9, (i) => `│ update ${i}       │`)}└────────────────┘\n`],
		['settings', 'name=  shop\naddress=  Kiel\nmode=  fast\n'.repeat(5)],
		[
			'a poem with wide gaps',
			'O wild   west wind   thou breath\nof autumn being, thou from whose\nunseen presence the leaves dead are driven\n'.repeat(
				3,
			),
		],
	])('%s is none', (_, text) => {
		expect(typeOf(text)).toBe('text');
	});
});

describe('search output', () => {
	it.each([
		['with line numbers', repeated(9, (i) => `src/a.ts:${i * 3 + 1}:const a = ${i};`)],
		['with columns', repeated(9, (i) => `src/a.ts:${i * 3 + 1}:7:const a = ${i};`)],
		[
			'with context',
			'src/a.ts-1-// a\nsrc/a.ts:2:const a = 1;\nsrc/a.ts-3-\n--\nsrc/b.ts-7-// b\nsrc/b.ts:8:const a = 1;\n',
		],
		['below headings', 'src/a.ts\n1:const a = 1;\n9:const a = 2;\n\nsrc/b.ts\n4:const a = 3;\n'],
		['without line numbers', repeated(9, (i) => `src/a${i}.ts:const a = 1;`)],
		['of a revision', repeated(9, (i) => `HEAD:src/a.ts:${i + 1}:const a = 1;`)],
		['for errors', repeated(9, (i) => `src/a.ts:${i + 1}:  throw new Error('failed');`)],
	])('%s', (_, text) => {
		expect(typeOf(text)).toBe('search');
	});

	it.each([
		['diagnostics of a compiler', repeated(9, (i) => `src/a.c:${i + 1}:5: error: expected ';' before '}'`)],
		['times', repeated(9, (i) => `10:00:0${i} started`)],
		['URLs', repeated(9, (i) => `https://example.org/a/${i}: gone`)],
		['frames', repeated(9, (i) => `lib/a.rb:${i + 1}:in 'total'`)],
		['tasks of packages', repeated(9, (i) => `@shop/web:build: chunk ${i} rendered`)],
		['prose with paths', 'See src/a.ts: it holds the total.\nThen look at the test.\nIt fails.\n'],
	])('%s are none', (_, text) => {
		expect(typeOf(text)).not.toBe('search');
	});
});
