import fc from 'fast-check';

/** Builds logs of JSON records for tests. */

/** One record for each line. */
export function ndjson(records: readonly unknown[]): string {
	return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** As many values as asked for. */
export function times<T>(count: number, value: (i: number) => T): T[] {
	return Array.from({ length: count }, (_, i) => value(i));
}

/** `2026-01-05T10:00:07.000Z`, counting seconds. */
export function time(second: number): string {
	return new Date(Date.UTC(2026, 0, 5, 10, 0, second)).toISOString();
}

/** A record as bunyan writes it; the fields given go before the message. */
export function bunyan(i: number, fields: object = {}, msg = 'request served'): object {
	return { name: 'shop', hostname: 'web-1', pid: 4711, level: 30, ...fields, msg, time: time(i), v: 0 };
}

const anyRecord = fc.tuple(
	fc.record(
		{
			level: fc.constantFrom<unknown>(30, 50, 'info', 'error'),
			time: fc.nat(99).map(time),
			msg: fc.constantFrom('served', 'denied: no rights', '', '日本 🙂', 'a\\"b\n', '#ref:ctx_31154fa2', 'took 12 ms'),
			host: fc.constantFrom('db1', 'db2'),
			n: fc.nat(),
			err: fc.constantFrom<unknown>(null, '', { message: 'broken', stack: 'Error: x\n    at y' }, 'refused'),
			req: fc.record({
				url: fc.constantFrom('/', '/a/1', `/${'long/'.repeat(20)}`),
				headers: fc.constantFrom({ a: '1' }, { a: '1', b: ['2'] }),
			}),
			list: fc.array(fc.nat(3), { maxLength: 4 }),
			__CURSOR: fc.nat().map(String),
		},
		{ requiredKeys: ['msg'] },
	),
	fc.constantFrom<[string, number]>(['', 0], ['web_1  | ', 0], ['', 1]),
);

/** Logs of records with repeats, some of them with a name before them or with spaces, and some lines that hold none. */
export const anyRecordLog = fc
	.array(
		fc.tuple(
			anyRecord,
			fc.integer({ min: 1, max: 5 }),
			fc.constantFrom('\n', '\n', '\n', '\r\n', '\n\nnot a record\n'),
		),
		{
			maxLength: 40,
		},
	)
	.map((rows) =>
		rows
			.map(([[record, [before, space]], count, end]) => {
				const json = JSON.stringify(record, null, space).replaceAll(/\n */g, ' ');
				return `${before}${json}${end}`.repeat(count);
			})
			.join(''),
	);
