import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceJson } from '../../../../src/core/reducers/json/reduceJson.ts';
import { type ReducingOptions, reducing } from '../../support/reducing.ts';

const lorem = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. ';
const order = (i: number) => ({ id: `ord_${i}`, status: 'ok', total: 100 + i, note: 'packed and shipped' });

/** The visible text as the value that it parses to. */
function reduced(value: unknown, options?: ReducingOptions) {
	return JSON.parse(reducing(reduceJson, JSON.stringify(value), options).visible);
}

describe('what goes', () => {
	it('puts a telemetry subtree behind a marker at its place', () => {
		const telemetry = { host: 'api-7', counters: Array.from({ length: 30 }, (_, i) => i) };
		const visible = reduced({ id: 'a', telemetry, status: 'ok' });
		expect(visible).toEqual({ id: 'a', telemetry: expect.any(String), status: 'ok' });
		expect(visible.telemetry).toMatch(/^#ref:ctx_[0-9a-f]{8} telemetry ~\d+ tokens$/);
	});

	it('puts neighbouring padding fields behind one marker with their exact count', () => {
		const padding = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`padding_${i}`, 'x'.repeat(50)]));
		const visible = reduced({ id: 'a', ...padding, code: 7 });
		expect(Object.keys(visible)).toEqual(['id', 'padding_0', 'code']);
		expect(visible.padding_0).toMatch(/^… 12 fields #ref:ctx_[0-9a-f]{8} ~\d+ tokens$/);
	});

	it('shows the head of a long string', () => {
		const visible = reduced({ source: lorem.repeat(20) });
		expect(visible.source).toMatch(/^Lorem ipsum .{48}… #ref:ctx_[0-9a-f]{8} ~\d+ tokens$/);
	});

	it('cuts a long string in no escape and in no character', () => {
		for (let shift = 0; shift < 8; shift++) {
			for (const unit of ['🙂', '\\"\n\u0001', '\ud83d\ude42']) {
				const text = `{"a":${JSON.stringify('x'.repeat(shift) + unit.repeat(200))}}`;
				const { a } = JSON.parse(reducing(reduceJson, text).visible);
				expect(a.isWellFormed()).toBe(true);
				expect(('x'.repeat(shift) + unit.repeat(200)).startsWith(a.slice(0, a.indexOf('… #ref')))).toBe(true);
			}
		}
	});

	it('cuts between the escapes of a surrogate pair never', () => {
		const text = `{"a":"${'\\ud83d\\ude42'.repeat(100)}"}`;
		expect(JSON.parse(reducing(reduceJson, text).visible).a.isWellFormed()).toBe(true);
	});

	it('puts base64 behind a marker of its own kind', () => {
		const { applied } = reducing(
			reduceJson,
			JSON.stringify({ image: `data:image/png;base64,${'iVBORw0K'.repeat(80)}` }),
		);
		expect(applied.refs.map(({ reason }) => reason)).toEqual(['encoded data']);
	});

	it('folds a vector of numbers', () => {
		const embedding = Array.from({ length: 1536 }, (_, i) => i / 1536);
		const visible = reduced({ embedding });
		expect(visible.embedding.slice(0, 3)).toEqual(embedding.slice(0, 3));
		expect(visible.embedding[3]).toMatch(/^… 1,533 items #ref:/);
		expect(visible.embedding).toHaveLength(4);
	});

	it('folds very deep values', () => {
		let value: unknown = { leaf: Array.from({ length: 100 }, () => ({ a: 'some value' })) };
		for (let i = 0; i < 9; i++) value = { inner: value, x: 1 };
		expect(JSON.stringify(reduced(value))).toMatch(/"#ref:ctx_[0-9a-f]{8} deep values ~[\d,]+ tokens"/);
	});

	it('keeps the keys of a map of similar values', () => {
		const map = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`service-${i}`, order(i)]));
		const visible = reduced(map);
		expect(Object.keys(visible)).toEqual(Object.keys(map));
		expect(visible['service-3']).toMatch(/^… 17 values #ref:/);
		expect(visible['service-19']).toBe('…');
	});

	it('folds plain fields of an object with very many', () => {
		const words = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`word.${i}`, `translation ${i}`]));
		const visible = reduced(words);
		expect(Object.keys(visible)).toHaveLength(41);
		expect(visible['word.40']).toMatch(/^… 160 fields #ref:/);
	});
});

describe('what stays', () => {
	it('keeps the first of many similar objects and counts the rest', () => {
		const visible = reduced(Array.from({ length: 50 }, (_, i) => order(i)));
		expect(visible.slice(0, 3)).toEqual([order(0), order(1), order(2)]);
		expect(visible.slice(3)).toEqual([expect.stringMatching(/^… 47 items #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/)]);
	});

	it('keeps every failed object and those around it counted', () => {
		const orders = Array.from({ length: 50 }, (_, i) =>
			i === 20 || i === 31 ? { ...order(i), status: 'failed' } : order(i),
		);
		expect(reduced(orders).slice(3)).toEqual([
			expect.stringMatching(/^… 17 items/),
			orders[20],
			expect.stringMatching(/^… 10 items/),
			orders[31],
			expect.stringMatching(/^… 18 items/),
		]);
	});

	it.each([
		['error', 'connection reset'],
		['errors', ['boom']],
		['statusCode', 503],
		['exit_code', 137],
		['ok', false],
		['isError', true],
		['level', 'error'],
		['level', 50],
		['phase', 'CrashLoopBackOff'],
		['lastLine', 'FATAL: disk quota exceeded'],
		['type', 'something.else'],
	])('keeps an object for its %s %j', (key, value) => {
		const orders = Array.from({ length: 30 }, (_, i) => (i === 20 ? { ...order(i), [key]: value } : order(i)));
		expect(reduced(orders)).toContainEqual(orders[20]);
	});

	it('keeps an object for a failure deep inside', () => {
		const pod = (i: number, reason: string) => ({
			name: `pod-${i}`,
			status: { containers: [{ state: { waiting: { reason } } }] },
		});
		const pods = Array.from({ length: 40 }, (_, i) => pod(i, i === 25 ? 'CrashLoopBackOff' : 'ContainerCreating'));
		expect(reduced(pods)).toContainEqual(pods[25]);
	});

	it('keeps the first of each message and no second', () => {
		const rows = Array.from({ length: 40 }, (_, i) => ({
			line: i,
			message: i % 2 ? 'unused variable' : 'missing semicolon',
		}));
		const visible = reduced([...rows, { line: 99, message: 'unreachable code' }]);
		expect(visible.filter((row: unknown) => typeof row === 'object').map((row: { line: number }) => row.line)).toEqual([
			0, 1, 2, 99,
		]);
	});

	it('takes messages that differ in numbers for one', () => {
		const rows = Array.from({ length: 90 }, (_, i) => ({ message: `request ${i} done in ${i * 7} ms` }));
		expect(reduced(rows)).toEqual([...rows.slice(0, 3), expect.stringMatching(/^… 87 items/)]);
	});

	it.each([
		['flag', true, false],
		['word', 'user', 'admin'],
		['number', 100, -50],
	])('keeps the first of an outlier: a %s', (_, usual, other) => {
		const items = Array.from({ length: 500 }, (_, i) => ({ id: i, grant: i === 317 || i === 400 ? other : usual }));
		const visible = reduced({ items }).items;
		expect(visible.filter((item: object) => typeof item === 'object')).toEqual([...items.slice(0, 3), items[317]]);
	});

	it('keeps the first outlier of a list', () => {
		const checks = Array.from({ length: 500 }, (_, i) => i !== 317 && i !== 400);
		expect(reduced({ checks }).checks.filter((check: unknown) => typeof check === 'boolean')).toEqual([
			true,
			true,
			true,
			false,
		]);
	});

	it('keeps the first outlier of an object with very many fields', () => {
		const services = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`svc${i}`, i === 317 ? 'DOWN' : 'UP']));
		const visible = reduced({ services }).services;
		expect(visible.svc317).toBe('DOWN');
		expect(Object.values(visible).filter((value) => value === 'UP')).toHaveLength(40);
	});

	it('keeps an exit code in a long string', () => {
		const output = `${'all is well\n'.repeat(100)}exit code 3\n${'all is well\n'.repeat(100)}`;
		expect(reduced({ output }).output).toContain('exit code 3');
	});

	it('keeps an object of another shape', () => {
		const orders = Array.from({ length: 30 }, (_, i) => order(i));
		expect(reduced([...orders, { id: 'x', refunded: true }])).toContainEqual({ id: 'x', refunded: true });
	});

	it('keeps an error that telemetry describes, and folds around it', () => {
		const telemetry = { before: lorem.repeat(9), error: 'socket hang up', after: lorem.repeat(9) };
		expect(reduced({ id: 1, telemetry }).telemetry.error).toBe('socket hang up');
	});

	it('shows of telemetry that must be kept in one place that place alone', () => {
		const spans = Array.from({ length: 9 }, (_, i) => ({ name: `span number ${i}`, took: i, tags: { host: 'api' } }));
		const text = JSON.stringify({ id: 1, telemetry: { host: 'a'.repeat(90), spans } });
		const at = text.indexOf('"span number 5"');
		const { visible } = reducing(reduceJson, text, { keep: spansOf([[at, at + 15]]) });
		expect(JSON.parse(visible).telemetry).toEqual({
			host: expect.stringMatching(/^#ref:/),
			spans: [expect.stringMatching(/^… 5 items/), { ...spans[5] }, expect.stringMatching(/^… 3 items/)],
		});
	});

	it('keeps a failing line of a long string', () => {
		const log = `${lorem}\n${lorem}\n`.repeat(20);
		const visible = reduced({ log: `${log}FATAL: disk quota exceeded\n${log}` });
		expect(visible.log).toMatch(/… #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens … FATAL: disk quota exceeded\n… $/);
	});

	it('keeps a long error message whole where another string is cut', () => {
		const text = lorem.repeat(10);
		expect(reduced({ error: { message: text }, other: text })).toEqual({
			error: { message: text },
			other: expect.stringContaining('#ref:'),
		});
	});

	it('folds nothing where noise is all there is', () => {
		const text = JSON.stringify({ metrics: { cpu: Array.from({ length: 3 }, () => ({ a: 'x'.repeat(60) })) } });
		expect(reducing(reduceJson, text).visible).toBe(text);
	});

	it('keeps what must be kept', () => {
		const text = JSON.stringify(Array.from({ length: 50 }, (_, i) => order(i)));
		const at = text.indexOf('"ord_33"');
		const { visible } = reducing(reduceJson, text, { keep: spansOf([[at, at + 8]]) });
		expect(visible).toContain('"id":"ord_33","status":"ok"');
		expect(JSON.parse(visible)[3]).toMatch(/^… 30 items/);
	});

	it('keeps what must be kept of a long string', () => {
		const text = JSON.stringify({ log: `${lorem.repeat(9)}\nneedle here\n${lorem.repeat(9)}` });
		const at = text.indexOf('needle');
		expect(reducing(reduceJson, text, { keep: spansOf([[at, at + 6]]) }).visible).toMatch(
			/ tokens … needle here\\n… "/,
		);
	});
});

it.each(['trace', 'message'])('encoded data under the key %s is cut as any', (key) => {
	const visible = JSON.parse(reducing(reduceJson, JSON.stringify({ id: 7, [key]: 'AbC0'.repeat(200) })).visible);
	expect(visible[key]).toMatch(/^(?:AbC0){4}… #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/);
});

describe('the text around the values', () => {
	it('keeps key order, duplicate keys, number spellings and comments', () => {
		const long = JSON.stringify(lorem.repeat(10));
		const text = `// settings\n{"b": 1.50e+02, /* one */ "a": ${long}, "a": 0.10, "c": 123456789012345678901,}\n`;
		expect(reducing(reduceJson, text).visible).toMatch(
			/^\/\/ settings\n\{"b": 1\.50e\+02, \/\* one \*\/ "a": "Lorem [^"]*#ref:[^"]*", "a": 0\.10, "c": 123456789012345678901,\}\n$/,
		);
	});

	it('leaves commas right wherever a list is folded', () => {
		const text = `[ {"n":1} , ${'{"n":2,"x":"abcdefghijklmnop"} ,\n'.repeat(20)} {"n":3,"error":"x"} ]`;
		expect(JSON.parse(reducing(reduceJson, text).visible)).toHaveLength(5);
	});

	it.each([
		['truncated', (text: string) => text.slice(0, -30)],
		['with garbage behind it', (text: string) => `${text}\nnpm ERR! code 1 { [`],
		['twice in a row', (text: string) => `${text}\n${text}`],
		['with garbage before it', (text: string) => `Response: ${text}`],
	])('leaves the source whole when it is %s', (_, spoil) => {
		const text = spoil(JSON.stringify(Array.from({ length: 60 }, (_, i) => order(i))));
		const { restored, source, visible } = reducing(reduceJson, text);
		expect(restored).toEqual(source.bytes);
		expect(visible.endsWith(text.slice(-20)) || visible.length < text.length).toBe(true);
	});

	it('leaves text alone that is no JSON', () => {
		const text = 'INFO [main] started {"a": 1}\n'.repeat(100);
		expect(reducing(reduceJson, text).visible).toBe(text);
	});
});

describe('field reports', () => {
	it('J1: says how many of 53 slugs are behind the marker', () => {
		const visible = reduced({ slugs: Array.from({ length: 53 }, (_, i) => `r${i}`) });
		expect(visible.slugs).toEqual(['r0', 'r1', 'r2', expect.stringMatching(/^… 50 items #ref:ctx_/)]);
	});

	it('J2: keeps the fatal one of long strings', () => {
		const results = Array.from({ length: 9 }, (_, i) =>
			i === 6 ? 'FATAL: disk quota exceeded' : `${i} ${lorem.repeat(6)}`,
		);
		const visible = reduced({ job: { results } });
		expect(visible.job.results).toContain('FATAL: disk quota exceeded');
	});

	it('J4: keeps values, not types', () => {
		const text = '{"downloads":47287350,"webSocketDebuggerUrl":"ws://127.0.0.1:9222/devtools/page/1"}';
		expect(reducing(reduceJson, text).visible).toBe(text);
	});

	it('J5: leaves a short non-Latin text alone', () => {
		const text = '{"msg":"你好世界你好世界"}';
		expect(reducing(reduceJson, text).visible).toBe(text);
	});
});

describe('payment-response.json', () => {
	const fixture = readFileSync(new URL('../../../fixtures/payment-response.json', import.meta.url));

	it.each(['coarse', 'fine'] as const)('shows the failed payment in a fiftieth of the bytes (%s)', (granularity) => {
		const { visible } = reducing(reduceJson, fixture, { granularity });
		expect(JSON.parse(visible)).toMatchObject({
			id: 'pay_7Kd20QmX4v',
			status: 'failed',
			error: { code: 'card_declined' },
		});
		expect(visible).toContain('The issuing bank declined order ORD-10483.');
		expect(Buffer.byteLength(visible)).toBeLessThan(0.02 * fixture.length);
	});
});
