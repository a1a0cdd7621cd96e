import { describe, expect, test } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, failure, linesOf, routine } from './logText.ts';

const reduced = (log: string) => reducing(reduceLog, log);

describe('records of several lines', () => {
	test('a stack trace shows its head, its causes and user frames; library frames leave', () => {
		const { visible, content } = reduced(`${linesOf(30, routine)}${failure(40)}\n`);
		expect(visible).toContain(
			'ERROR payment failed for order ORD-20040\njava.lang.IllegalStateException: gateway said no\n',
		);
		expect(visible).toContain('Payment.java:421');
		expect(visible).toContain(
			'Orders.java:77)\n\t… 12 lines of library frames\nCaused by: java.net.SocketTimeoutException',
		);
		expect(visible).toContain('Gateway.java:12');
		expect(visible).toContain('... 14 more');
		expect(content('library frames').match(/springframework/g)).toHaveLength(12);
	});

	test('the frame that threw stays, even a library one', () => {
		const frames = linesOf(
			9,
			(i) => `\tat java.base/java.util.Objects${'ABCDEFGHI'[i]}.requireNonNull(Objects.java:259)`,
		);
		const log = `${clock(0)} ERROR broken\njava.lang.NullPointerException: no value\n${frames}${linesOf(30, routine)}`;
		expect(reduced(log).visible).toContain(
			'ObjectsA.requireNonNull(Objects.java:259)\n\t… 8 lines of library frames\n',
		);
	});

	test('the same trace again folds with its record', () => {
		const { visible } = reduced(linesOf(9, failure));
		expect(visible).toContain('ORD-20000 ×9 until 10:00:08\njava.lang.IllegalStateException');
		expect(visible.match(/Payment\.java:421/g)).toHaveLength(1);
	});

	test.each([
		['Compose', 'api-1   | ', 'mail-1  | '],
		['pm2', '0|api   | ', '1|mail  | '],
		['kubectl', '[pod/api-7d9f-x2k9z/api] ', '[pod/mail-65bd-qw8rt/mail] '],
		['concurrently', '[api] ', '[mail] '],
		['turbo', '@acme/api:dev: ', '@acme/mail:dev: '],
		['stern', 'api-7d9f5b-x2k9z api ', 'mail-65bd4c-qw8rt mail '],
	])(
		'a line of another program belongs to no record of the one above, and is counted by itself: %s',
		(_, api, mail) => {
			const log = linesOf(20, (i) => `${api}${clock(i)} INFO got order ${i}\n${mail}sent letter ${i}`);
			const [first, second] = reduced(log).visible.split('\n');
			expect(first).toBe(`${api}${clock(0)} INFO got order 0 ×20 until 10:00:19`);
			expect(second).toBe(`${mail}sent letter 0 ×20`);
		},
	);

	test('a severity below the time that heads it opens no other record, and its trace belongs to it', () => {
		const stamp = (i: number) => `Jan 05, 2026 10:00:${10 + i} AM com.example.Orders pay`;
		const paid = linesOf(9, (i) => `${stamp(i)}\nINFO: paid order ${2048 + i}`);
		const failed = linesOf(
			7,
			(i) =>
				`${stamp(10 + i)}\nSEVERE: order ${4096 + i} failed\ncom.example.PayException: order ${4096 + i}\n\tat com.example.Orders.pay(Orders.java:21)`,
		);
		const { visible } = reduced(`${paid}${failed}`);
		expect(visible).toContain('Orders pay ×9 until 10:00:18\nINFO: paid order 2048\n');
		expect(visible).toContain(
			'Orders pay ×7 until 10:00:26\nSEVERE: order 4096 failed\ncom.example.PayException: order 4096\n',
		);
		expect(visible.match(/PayException/g)).toHaveLength(1);
	});

	test('another message over the same frames stays with the frame that threw it', () => {
		const { visible } = reduced(`${failure(1)}\n${failure(2, 'card expired')}\n`);
		expect(visible).toContain(
			'java.lang.IllegalStateException: card expired\n\tat com.example.shop.Payment.pay(Payment.java:421)',
		);
		expect(visible.match(/Caused by/g)).toHaveLength(2);
	});

	test('another line number is another trace', () => {
		const { visible } = reduced(`${failure(1)}\n${failure(2).replace('Payment.java:421', 'Payment.java:57')}\n`);
		expect(visible).toContain('Payment.java:57');
	});

	test('a chain of causes stays whole', () => {
		const cause = (name: string) =>
			`Caused by: com.example.${name}Exception: no\n\tat com.example.${name}.run(${name}.java:1)`;
		const trace = `${clock(1)} ERROR broken\n${['Outer', 'Middle', 'Inner'].map(cause).join('\n')}\n`;
		const { visible } = reduced(`${linesOf(40, routine)}${trace}`);
		for (const name of ['Outer', 'Middle', 'Inner'])
			expect(visible).toContain(`Caused by: com.example.${name}Exception: no`);
	});

	test('the source lines of Python frames leave with them, and the exception stays', () => {
		const frame = (i: number) =>
			`  File "/usr/lib/python3.12/site-packages/orm/a${i}.py", line 12, in f${i}\n    return g${i}()`;
		const log = `${clock(0)} ERROR job failed\nTraceback (most recent call last):\n  File "/app/w.py", line 8, in run\n    self.go()\n${linesOf(8, frame)}  File "/app/db.py", line 3, in q\n    raise ValueError("bad row")\nValueError: bad row\n`;
		const { visible } = reduced(`${log}${linesOf(30, routine)}`);
		expect(visible).toContain(
			'self.go()\n\t… 16 lines of library frames\n  File "/app/db.py", line 3, in q\n    raise ValueError("bad row")\nValueError: bad row\n',
		);
	});

	test('a visible line never loses the head of its record', () => {
		const record = (i: number) =>
			`${clock(i)} INFO answer to request ${i}\n  status: ${i === 25 ? 'broken' : 'fine'}\n  size: ${i}`;
		expect(reduced(linesOf(40, record)).visible).toContain('10:00:25 INFO answer to request 25\n  status: broken\n');
	});

	test('a dump that stood before leaves a notice in its place', () => {
		const dump = linesOf(12, (i) => `  setting ${'abcdefghijkl'[i]}: the value of this setting`);
		const log = `${clock(0)} INFO start\n${dump}${clock(1)} INFO restart because of a signal\n${dump}${clock(2)} INFO done\n`;
		expect(reduced(log).visible).toContain('INFO restart because of a signal\n… 12 lines\n10:00:02 INFO done\n');
	});

	test('the values below another kind of error stay, even if the lines are similar', () => {
		const values = (from: number) => linesOf(6, (i) => `  ${'abcdef'[i]}: the amount was ${from + i} and no more`);
		const log = `${clock(0)} ERROR cannot book\n${values(10)}${clock(1)} ERROR cannot cancel\n${values(70)}${linesOf(30, routine)}`;
		expect(reduced(log).visible).toContain(`ERROR cannot cancel\n${values(70)}`);
	});

	test('the first of each kind of error stays, however many there are', () => {
		const log = linesOf(
			400,
			(i) => `${clock(i)} ERROR ${['disk full', 'no route to host', 'bad token'][i % 3]} at node ${i}`,
		);
		for (const kind of ['disk full', 'no route to host', 'bad token'])
			expect(reduced(log).visible).toContain(`ERROR ${kind}`);
	});

	test('the slowest of many stays when it stands out', () => {
		const log = linesOf(60, (i) => `${clock(i)} INFO query ${i} answered in ${i === 31 ? 4700 : 20 + (i % 5)} ms`);
		expect(reduced(log).visible).toContain('10:00:31 INFO query 31 answered in 4700 ms\n');
	});

	test('a line that has to stay is in no fold', () => {
		const log = linesOf(40, routine);
		const start = log.indexOf(routine(17));
		const { visible } = reducing(reduceLog, log, { keep: spansOf([[start + 5, start + 9]]) });
		expect(visible).toContain(`×39 until 10:00:39\n${routine(17)}\n`);
	});

	test('a line that begins with its severity belongs to no other record', () => {
		const log = `${linesOf(20, routine)}ERROR: the disk is gone\n${linesOf(20, routine)}`;
		expect(reduced(log).visible).toContain(`${routine(0)} ×40`);
	});

	test('blank lines fold', () => {
		const { visible, content } = reduced(`${routine(0)}\n${'\n'.repeat(400)}${routine(1).replace('job', 'task')}\n`);
		expect(visible).toContain('… 399 lines\n');
		expect(content('blank lines')).toBe('\n'.repeat(399));
	});
});

test.each([
	['Node', (i: number) => `[api]     at run (/app/src/db.js:${10 + (i % 3)}:5)`],
	['Python', (i: number) => `api-1  |   File "/app/x.py", line ${i + 3}, in run`],
])('a frame apart from its trace stands for no other place without saying so: %s', (_, frame) => {
	const other = (i: number) => `[web] ${clock(i)} GET /cart 200`;
	const { visible } = reduced(linesOf(30, (i) => `${frame(i)}\n${other(i)}`));
	expect(visible).toContain(`${frame(0)} ×30, others among them\n`);
	const same = reduced(linesOf(30, (i) => `${frame(0)}\n${other(i)}`)).visible;
	expect(same).toContain(`${frame(0)} ×30\n`);
});
