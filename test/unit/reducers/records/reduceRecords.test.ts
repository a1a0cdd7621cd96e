import { describe, expect, test } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceRecords } from '../../../../src/core/reducers/records/reduceRecords.ts';
import { reducing } from '../../support/reducing.ts';
import { bunyan, ndjson, time, times } from './recordText.ts';

type Shown = Record<string, unknown>;

/** The visible lines of a reduced log, as JSON values. */
function shown(records: readonly unknown[], granularity: 'coarse' | 'fine' = 'coarse'): Shown[] {
	const { visible } = reducing(reduceRecords, ndjson(records), { granularity });
	return visible
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
}

/** Whether the second of two records stays visible although each stands 40 times. */
function areTold(one: object, other: object): boolean {
	const lines = shown(times(80, (i) => bunyan(i, i % 2 ? other : one)));
	return lines.length === 2;
}

describe('what was not reached', () => {
	const refused = (target: string) => `dial tcp ${target}: connect: connection refused`;

	test('tells records apart', () => {
		const targets = ['10.0.0.5:5432', '10.0.0.6:5432', 'kafka-1:9092', 'kafka-2:9092', '::1:5432', '::1:6379'];
		targets.push('[2001:db8::1]:443', '[2001:db8::2]:443');
		const lines = shown(times(80, (i) => bunyan(i, { level: 50 }, refused(targets[i % 8] as string))));
		expect(lines.map(({ msg }) => msg)).toEqual(targets.map(refused));
	});

	test.each([
		['an address', (i: number) => ({ addr: `10.0.0.${i % 5}:5432` }), 'connect failed'],
		['a host and its port', (i: number) => ({ host: `db-${i % 5}.internal`, port: 5432 }), 'connect failed'],
		['a port', (i: number) => ({ host: 'db.internal', port: 5430 + (i % 5) }), 'connect failed'],
		['a peer', (i: number) => ({ peer: { name: `kafka-${i % 5}`, rack: `r${i}` } }), 'upstream gone'],
		['a shard', (i: number) => ({ shard: i % 5 }), 'fetch failed'],
		['an instance', (i: number) => ({ instance: `10.0.0.${i % 5}:9100` }), 'scrape failed'],
		['a URL', (i: number) => ({ url: `http://svc-${i % 5}:8080/items/${i}` }), 'request refused'],
		['a path', (i: number) => ({ url: `http://svc/${'abcde'[i % 5]}/${i}` }), 'request refused'],
	])('tells records apart by a field: %s', (_, fields, msg) => {
		expect(shown(times(80, (i) => bunyan(i, { level: 50, ...fields(i) }, msg)))).toHaveLength(5);
	});

	test.each([
		['of a client', (i: number) => ({ addr: `10.0.0.1:${40_000 + i}` }), 'connect failed'],
		[
			'of one of several by its id',
			(i: number) => ({ node: 1_000 + i, instance: `3f2b8c1d-${1_000 + i}-4000-8000-0123456789ab` }),
			'lost',
		],
		['of who asked', (i: number) => ({ addr: `203.0.113.${i}` }), 'bad password'],
	])('is no address %s', (_, fields, msg) => {
		expect(shown(times(80, (i) => bunyan(i, { level: 50, ...fields(i) }, msg)))).toHaveLength(1);
	});

	test('a short number in a message of a failure does not', () => {
		expect(shown(times(80, (i) => bunyan(i, { level: 50 }, `retry ${i + 10} failed, ${90 - i} bytes`)))).toHaveLength(
			1,
		);
	});

	test('of very many targets the first ones stay, and one for all others', () => {
		const lines = shown(times(200, (i) => bunyan(i, { level: 50 }, refused(`10.0.${i}.5:443`))));
		expect(lines.map(({ msg }) => msg)).toEqual(times(33, (i) => refused(`10.0.${i}.5:443`)));
	});
});

describe('folds', () => {
	test('records that differ in times, ids and numbers fold into the first one', () => {
		const records = times(482, (i) => bunyan(i, { reqId: `a${i}f00d`, ms: 5 }, `took job ${i} from 10.0.0.${i % 250}`));
		const [first, ...others] = shown(records);
		expect(others).toEqual([]);
		expect(first).toEqual({
			...records[0],
			'×': expect.stringMatching(/^482 until 10:08:01 #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/),
		});
	});

	test('all that folded comes back by one ref', () => {
		const log = ndjson(times(40, (i) => bunyan(i)));
		expect(reducing(reduceRecords, log).content('similar lines')).toBe(log.slice(log.indexOf('\n') + 1));
	});

	test('in coarse granularity one place carries the marker, in fine each one', () => {
		const records = times(80, (i) => bunyan(i, {}, i % 2 ? 'asked' : 'served'));
		const notices = (granularity: 'coarse' | 'fine') => shown(records, granularity).map((record) => record['×']);
		expect(notices('coarse')).toEqual([expect.stringMatching(/^40 until 10:01:18 #ref:/), '40 until 10:01:19']);
		expect(notices('fine')).toEqual([expect.stringContaining('#ref:'), expect.stringContaining('#ref:')]);
	});

	test.each([
		['seconds since 1970', { ts: 1767607200.1234 }, { ts: 1767607299.9876 }, '20 until 1767607299 '],
		['milliseconds', { ts: 1767607200123 }, { ts: 1767607299987 }, '20 until 1767607299987 '],
		[
			'another day',
			{ time: '2026-01-05T10:00:00.5Z' },
			{ time: '2026-01-06T09:00:00.5Z' },
			'20 until 2026-01-06T09:00:00 ',
		],
		['a time within', { t: { $date: time(0) } }, { t: { $date: time(9) } }, '20 until 10:00:09 '],
		['none', {}, {}, '20 '],
	])('the time of the last one: %s', (_, from, to, notice) => {
		const records = times(20, (i) => ({
			...(i < 19 ? from : to),
			level: 'info',
			msg: 'all is well with this service',
		}));
		expect(`${shown(records)[0]?.['×']}`.startsWith(notice)).toBe(true);
	});

	test.each([
		['days', (i: number) => ({ time: time((i * 37) % 60) }), '60 until 10:00:59 '],
		['milliseconds', (i: number) => ({ ts: 1_767_607_200_000 + ((i * 37) % 60) }), '60 until 1767607200059 '],
	])('of merged logs the latest time tells, not that of the last line: %s', (_, fields, notice) => {
		const records = times(60, (i) => ({ ...fields(i), level: 'info', msg: 'all is well with this service' }));
		expect(`${shown(records)[0]?.['×']}`.startsWith(notice)).toBe(true);
	});

	test.each([
		['days without zeros', 'Mar 9 10:00:00', 'Mar 10 10:00:01'],
		['hours without zeros', '3/1/2026, 9:00:00 AM', '3/1/2026, 10:00:01 AM'],
		['the day before the month', '28/02/2026 10:00:00', '01/03/2026 10:00:01'],
		['months without zeros', '2026-3-9 10:00:00', '2026-3-10 10:00:01'],
		['another zone', '2026-03-01T10:00:00+02:00', '2026-03-01T08:04:01Z'],
	])('the last line tells where characters do not: %s', (_, from, to) => {
		const records = times(60, (i) => ({
			time: i < 59 ? from : to,
			level: 'info',
			msg: 'all is well with this service',
		}));
		expect(`${shown(records)[0]?.['×']}`).toMatch(/^60 until .{0,12}\d:0[04]:01/);
	});

	test('a field of the same name in the log stays what it is', () => {
		const lines = shown(times(40, (i) => ({ time: time(i), level: 'info', msg: 'cells added', '×': 7 })));
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatchObject({ '×': 7, '× here': expect.stringMatching(/^40 until 10:00:39 /) });
	});

	test.each([
		['levels', { level: 30 }, { level: 50 }],
		['level names', { severity: 'INFO' }, { severity: 'WARNING' }],
		['statuses', { res: { statusCode: 200 } }, { res: { statusCode: 404 } }],
		['exit codes', { exit_code: 0 }, { exit_code: 137 }],
		['words', { user: 'alice' }, { user: 'bob' }],
		['truths', { cached: true }, { cached: false }],
		['none and some', { errorCount: 0 }, { errorCount: 4 }],
		['errors', { err: 'read ECONNRESET' }, { err: 'no such table' }],
		['fields', { retry: 1 }, { attempt: 1 }],
	])('%s decide', (_, one, other) => {
		expect(areTold(one, other)).toBe(true);
	});

	test.each([
		['ports', { remotePort: 50_001 }, { remotePort: 50_002 }],
		['digits as ids', { reqId: '94287742' }, { reqId: '9f2b7742' }],
		['paths with ids', { url: '/orders/17' }, { url: '/orders/42' }],
		['the order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
	])('%s vary', (_, one, other) => {
		expect(areTold(one, other)).toBe(false);
	});

	test.each([
		['null', null],
		['an empty string', ''],
		['false', false],
	])('an error that is %s is none', (_, err) => {
		expect(shown(times(60, (i) => bunyan(i, { err }, `job ${i} done`)))).toHaveLength(1);
	});

	test.each([
		['a host', { host: 'db2' }, { host: 'db1' }],
		['a count', { failed_jobs: 3 }, { failed_jobs: 0 }],
		['a number', { replicas: 1 }, { replicas: 3 }],
		['a word', { zone: 'b' }, { zone: 'a' }],
	])('%s that hardly any other record has stays visible', (_, rare, usual) => {
		const lines = shown(times(500, (i) => bunyan(i, i === 333 ? rare : usual)));
		expect(lines).toHaveLength(2);
		expect(lines[1]).toMatchObject(rare);
	});

	test('none at all where nearly all others say some stays visible, not where it is usual', () => {
		const fans = (i: number) => shown(times(500, (at) => bunyan(at, { fan: at % 9 === i ? 0 : 3000 + 7 * (at % 90) })));
		const rare = shown(times(500, (i) => bunyan(i, { fan: i === 333 ? 0 : 3000 + 7 * (i % 90) })));
		expect(rare.map(({ fan }) => fan)).toEqual([3000, 0]);
		expect(fans(4)).toHaveLength(1);
	});

	test('the record that took far longer than the others stays visible', () => {
		const lines = shown(times(100, (i) => bunyan(i, { responseTime: i === 70 ? 5021.5 : 10 + (i % 7) })));
		expect(lines.map(({ responseTime }) => responseTime)).toEqual([10, 5021.5]);
	});

	test('a line that has to stay visible stays alone', () => {
		const log = ndjson(times(30, (i) => bunyan(i, { reqId: `a${i}f00d` })));
		const at = log.indexOf('a17f00d');
		const { visible } = reducing(reduceRecords, log, { keep: spansOf([[at, at + 7]]) });
		expect(visible).toContain('"reqId":"a17f00d"');
		expect(visible).toContain('"×":"29 ');
	});

	test('behind the names of containers', () => {
		const log = times(40, (i) => `${i % 2 ? 'web-1' : 'db-1 '}  | ${JSON.stringify(bunyan(i))}\n`).join('');
		const { visible } = reducing(reduceRecords, log);
		expect(visible.split('\n').map((line) => line.slice(0, 5))).toEqual(['db-1 ', 'web-1', '']);
	});

	test('lines between the records that hold none fold as well', () => {
		const log = times(
			40,
			(i) => `${JSON.stringify(bunyan(i))}\n${i % 10 === 0 ? 'reloading the configuration file\n' : ''}`,
		).join('');
		expect(reducing(reduceRecords, log).visible).toContain('\nreloading the configuration file ×4\n');
	});
});

describe('repeated fields', () => {
	const records = times(6, (i) => bunyan(i, { level: 10 * (i + 1) }));

	test('leave where all records have them and the one above has the same value', () => {
		const lines = shown(records);
		expect(lines[0]).toEqual(records[0]);
		expect(lines[1]).toEqual({
			'…': expect.stringMatching(/^… 23 fields here and below as last shown above #ref:ctx_[0-9a-f]{8} ~\d+ tokens$/),
			level: 20,
			msg: 'request served',
			time: '…10:00:01.000Z',
		});
		expect(lines[2]).toEqual({ level: 30, msg: 'request served', time: '…10:00:02.000Z' });
	});

	test('the time of a failure stays whole', () => {
		expect(shown(records)[4]).toEqual({ level: 50, msg: 'request served', time: time(4) });
	});

	test('stay where some record lacks them, since their absence says that', () => {
		const lines = shown(times(30, (i) => bunyan(i, { step: 'abcdef'[i % 6], ...(i === 7 ? {} : { tenant: 'acme' }) })));
		expect(lines.filter(({ tenant }) => tenant === 'acme').length).toBe(lines.length - 1);
	});

	test('are shown again when they change', () => {
		const lines = shown(
			times(30, (i) => bunyan(i, { step: 'abcdef'[i % 6], tenant: i < 3 ? 'acme' : 'umbra' }, `step of ${i}`)),
		);
		expect(lines.map(({ tenant }) => tenant).filter(Boolean)).toEqual(['acme', 'umbra']);
	});

	test('of a long value that not all records have the key stays', () => {
		const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';
		const lines = shown(times(12, (i) => bunyan(i, { status: 200 + i, ...(i % 3 ? { agent } : {}) })));
		expect(lines[1]?.agent).toBe(agent);
		expect(lines[4]?.agent).toBe('…');
	});

	test('within objects leave as well', () => {
		const pod = (i: number) => ({ pod: `web-${'ab'[i % 2]}`, labels: { app: 'web', team: 'payments' } });
		const lines = shown(times(12, (i) => bunyan(i, { status: 200 + i, kubernetes: pod(i) })));
		expect(lines[2]?.kubernetes).toEqual({ pod: 'web-a' });
	});

	test('do not leave where they have to stay visible', () => {
		const log = ndjson(records);
		const at = log.lastIndexOf('"pid":4711');
		const { visible } = reducing(reduceRecords, log, { keep: spansOf([[at, at + 10]]) });
		expect(visible.lastIndexOf('"pid":4711')).toBeGreaterThan(visible.indexOf('10:00:04'));
	});

	test('bookkeeping leaves from the first record on', () => {
		const entry = (i: number) => ({
			__CURSOR: `s=${'0f'.repeat(30)};i=${i}`,
			_BOOT_ID: 'ab'.repeat(16),
			PRIORITY: '6',
			MESSAGE: `step ${'abcdef'[i]}`,
		});
		const lines = shown(times(6, entry));
		expect(lines[0]).toEqual({
			'…': expect.stringMatching(/^… 12 fields here and below: bookkeeping, or as last shown above #ref:/),
			PRIORITY: '6',
			MESSAGE: 'step a',
		});
		expect(lines[1]).toEqual({ PRIORITY: '6', MESSAGE: 'step b' });
	});
});

describe('long values', () => {
	test('of a stack trace library frames leave, with their number', () => {
		const frames = [
			'    at charge (/app/src/payment.js:55:13)',
			...times(6, (i) => `    at Layer.handle (/app/node_modules/express/lib/router/layer.js:${i}:5)`),
			'    at submit (/app/src/orders.js:9:1)',
		];
		const failure = bunyan(
			1,
			{ level: 50, err: { message: 'declined', stack: ['Error: declined', ...frames].join('\n') } },
			'broke',
		);
		const { err } = shown([bunyan(0), failure, bunyan(2)])[1] as { err: { stack: string } };
		expect(err.stack.split('\n')).toEqual([
			'Error: declined',
			frames[0],
			expect.stringMatching(/^… 6 lines of library frames #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/),
			frames.at(-1),
		]);
	});

	test.each([
		['encoded data', 'AbC0'.repeat(300), /^(?:AbC0){4}… #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/],
		['other text', 'lorem ipsum '.repeat(60), /^(?:lorem ipsum ){5}… #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/],
	])('%s is cut', (_, value, expected) => {
		expect(shown([bunyan(0, { payload: value }, 'sent'), bunyan(1, {}, 'done')])[0]?.payload).toMatch(expected);
	});
});
