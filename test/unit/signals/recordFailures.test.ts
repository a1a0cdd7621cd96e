import { describe, expect, it } from 'vitest';
import { extractLog } from '../../../src/core/signals/log.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

/** The critical strings of a log of these records, between others. */
function criticals(...records: readonly unknown[]): string[] {
	const usual = Array.from({ length: 9 }, (_, i) => ({ time: i, level: 30, msg: `all is well ${i}` }));
	const text = [...usual, ...records, ...usual].map((record) => `${JSON.stringify(record)}\n`).join('');
	return extractLog(text, linesOf(text)).map(({ start, end }) => text.slice(start, end));
}

describe('failures in records', () => {
	it.each([
		['pino', { time: 1, level: 50, msg: 'no rights' }, ['"level":50', '"msg":"no rights"']],
		['winston', { timestamp: 1, level: 'error', message: 'no rights' }, ['"level":"error"', '"message":"no rights"']],
		['journald', { PRIORITY: '3', MESSAGE: 'no rights' }, ['"PRIORITY":"3"', '"MESSAGE":"no rights"']],
		['MongoDB', { t: 1, s: 'E', msg: 'no rights' }, ['"s":"E"', '"msg":"no rights"']],
		['an error beside it', { time: 1, msg: 'broke', err: 'no rights' }, ['"msg":"broke"', '"err":"no rights"']],
		['a status', { time: 1, msg: 'done', status: 503 }, ['"msg":"done"', '"status":503']],
	])('%s', (_, record, expected) => {
		expect(criticals(record)).toEqual(expect.arrayContaining(expected));
	});

	it.each([
		['an error that is null', { time: 1, level: 30, msg: 'done', err: null }],
		['an error that is empty', { time: 1, level: 30, msg: 'done', error: '' }],
		['a harmless level', { time: 1, level: 'info', msg: 'error handler ready' }],
	])('not %s', (_, record) => {
		expect(criticals(record)).toEqual([]);
	});

	it('of one kind the first', () => {
		const failure = (i: number) => ({ time: i, level: 50, msg: `job ${i} failed` });
		expect(criticals(failure(1), failure(2), failure(3))).toEqual(['"level":50', '"msg":"job 1 failed"']);
	});

	it('by the words of messages where records have no level', () => {
		const text = ['all is well', 'PermissionError: no rights', 'all is well']
			.map((log) => `${JSON.stringify({ log, time: 1 })}\n`)
			.join('');
		expect(extractLog(text, linesOf(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
			'"log":"PermissionError: no rights"',
		]);
	});

	it('of go test: outputs that tell why and where, of tests that failed', () => {
		const output = (Test: string, Output: string) => ({ Action: 'output', Package: 'p', Test, Output });
		const text = [
			output('TestA', '    a_test.go:9: fine\n'),
			{ Action: 'pass', Package: 'p', Test: 'TestA' },
			output('TestB', '    b_test.go:9: got 3\n'),
			output('TestB', '--- FAIL: TestB (0.00s)\n'),
			{ Action: 'fail', Package: 'p', Test: 'TestB' },
		]
			.map((event) => `${JSON.stringify({ Time: '2026-01-05T10:00:00Z', ...event })}\n`)
			.join('');
		expect(extractLog(text, linesOf(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
			'"Output":"    b_test.go:9: got 3\\n"',
			'"Output":"--- FAIL: TestB (0.00s)\\n"',
		]);
	});
});
