import { describe, expect, it } from 'vitest';
import { maxCriticals } from '../../../src/core/signals/extractor.ts';
import { extractLog } from '../../../src/core/signals/log.ts';
import { extractText } from '../../../src/core/signals/text.ts';
import { linesOf } from '../../../src/core/source/lines.ts';
import { criticalsOf } from './criticals.ts';

describe('a line that says that something failed', () => {
	it.each([
		'2026-01-05 10:00:01 ERROR payment declined',
		'[error] connection to db lost',
		'2026-01-05 10:00:01 WARN Error in fetch',
		'time=2026 level=error msg="no route"',
		'{"level":50,"msg":"charge"}',
		'{"level":"fatal","msg":"bye"}',
		'{"PRIORITY" : "3","MESSAGE":"x"}',
		'E0105 10:00:01.123456    1 server.go:12] lost',
		'01-05 10:00:01.123  1234  5678 E ActivityManager: lost',
		'10.0.0.1 - - [05/Jan/2026:10:00:01 +0000] "GET / HTTP/1.1" 503 12',
		'java.io.IOException: connection reset',
		'Caused by: com.acme.GatewayException: no answer',
		'panic: runtime error: index out of range',
		'Traceback (most recent call last):',
		"ImportError: cannot import name 'Foo' from 'app.models'",
		'Process exited with code 137',
		'exit status 2',
		'--- FAIL: TestClassify (0.00s)',
		'not ok 3 divides',
		'  ✕ divides (1 ms)',
		'Segmentation fault (core dumped)',
		'3 failures',
		'connection timed out',
		"su: 'su root' failed for ada on /dev/pts/8",
	])('%s', (line) => {
		const text = `all is well\n${line}\nall is well\n`;
		expect(criticalsOf(extractLog, text)).toEqual([line]);
		expect(criticalsOf(extractText, text.replaceAll('\n', '\r\n'))).toEqual([line]);
	});
});

describe('the frame that goes with such a line', () => {
	const heads = ['java.io.EOFException: unexpected end', 'java.sql.SQLException: refused'];
	it.each([
		[heads[0], 'okhttp3.internal.http1.Http1ExchangeCodec.readResponseHeaders(Http1ExchangeCodec.java:178)'],
		[heads[0], 'io.grpc.stub.ClientCalls.toStatusRuntimeException(ClientCalls.java:268)'],
		[heads[1], 'com.zaxxer.hikari.pool.HikariPool.createTimeoutException(HikariPool.java:696)'],
		[heads[1], 'org.postgresql.core.v3.QueryExecutorImpl.execute(QueryExecutorImpl.java:355)'],
	])('is the first in the code of the user, not of a library: %s, %s', (head, library) => {
		const own = '\tat com.acme.shop.Gateway.confirm(Gateway.java:96)';
		expect(criticalsOf(extractLog, `${head}\n\tat ${library}\n${own}\n\tat com.acme.Main.main(Main.java:7)\n`)).toEqual(
			[head, own],
		);
	});
});

describe('a line that only holds such words (V6)', () => {
	it.each([
		'Found 0 errors. Watching for file changes.',
		'0 failures',
		'compiled with no errors',
		'finished without error',
		'error_log=/var/log/nginx/error.log',
		'error_log = /var/log/php',
		'errors=0 warnings=3',
		'failed: 0, passed: 12',
		'{"error":null,"ok":true}',
		'{"error":"","ok":true}',
		'err=<nil> error=nil',
		'tests: 12, failures: 0, errors: 0',
		'2026-01-05 10:00:01 INFO error budget is full',
		'2026-01-05 10:00:01 DEBUG ignoring exception',
		'{"level":30,"msg":"error page served"}',
		'level=info msg="retry after error"',
		'GET /errors/404.html 200',
		'loaded src/errors.ts',
		'serving error.html to 3 clients',
		'registered error-handler',
		'on-error: continue',
		'exit code 0',
		'process exited with code 0',
		'This is not the tsc command you are looking for',
	])('%s', (line) => {
		expect(criticalsOf(extractLog, `${line}\n`)).toEqual([]);
	});
});

describe('reports from the field', () => {
	it('V2: the import error and the count', () => {
		const text = `==== ERRORS ====\n____ ERROR collecting tests/test_a.py ____\nImportError: cannot import name 'Foo' from 'app.models'\n==== 1 error in 0.12s ====\n`;
		expect(criticalsOf(extractText, text)).toEqual(text.trimEnd().split('\n'));
	});

	it('V3: the totals', () => {
		expect(criticalsOf(extractText, '1 failed, 4 passed in 2.31s')).toEqual(['1 failed, 4 passed in 2.31s']);
	});

	it('V4: the failed suite although every test passed', () => {
		const text =
			"Error: Cannot find module './missing'\n Test Files  1 failed | 1 passed (2)\n      Tests  2 passed (2)\n";
		expect(criticalsOf(extractText, text)).toEqual(text.split('\n').slice(0, 2));
	});

	it('V5: the unhandled rejection behind passed tests', () => {
		const text = 'Tests:       3 passed, 3 total\n\nUnhandled Rejection\n';
		expect(criticalsOf(extractText, text)).toEqual(['Unhandled Rejection']);
	});

	it("V7: the user's frame of a panic, not those of the runtime", () => {
		const runtime = [1, 2, 3, 4]
			.map((i) => `runtime.f${i}(...)\n\t/usr/local/go/src/runtime/panic.go:${i}23 +0x1\n`)
			.join('');
		const text = `panic: boom\n\ngoroutine 1 [running]:\n${runtime}app.TestClassify(0x1)\n\t/home/ada/app/classifier_test.go:58 +0x2f\n`;
		expect(criticalsOf(extractText, text)).toEqual(['panic: boom', '\t/home/ada/app/classifier_test.go:58 +0x2f']);
	});

	it('V8: every head of a chain of causes', () => {
		const frame = '\tat org.springframework.web.Servlet.service(Servlet.java:883)\n';
		const heads = [
			'com.acme.AppException: top',
			'Caused by: com.acme.B: one',
			'Caused by: java.lang.C: two',
			'Caused by: D: three',
		];
		expect(criticalsOf(extractLog, heads.map((head) => `${head}\n${frame.repeat(3)}`).join(''))).toEqual(heads);
	});

	it('L1: of errors of one template the first line', () => {
		const line = (i: number) => `2026-01-05 10:00:01 ERROR payment declined for order ORD-${10483 + i} code=51\n`;
		const text = Array.from({ length: 20 }, (_, i) => line(i)).join('');
		expect(criticalsOf(extractLog, text)).toEqual([line(0).trimEnd()]);
	});
});

describe('bounds', () => {
	it('are not passed by many templates', () => {
		const words = Array.from({ length: maxCriticals + 50 }, (_, i) =>
			i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string),
		);
		expect(criticalsOf(extractLog, words.map((word) => `ERROR ${word}\n`).join(''))).toHaveLength(maxCriticals);
	});

	it('of a very long line show what stands around the error, without half a character', () => {
		const [critical = ''] = criticalsOf(extractLog, `${'🙂'.repeat(5_000)} ERROR disk full ${'🙂'.repeat(5_000)}`);
		expect(critical).toContain(' ERROR disk full ');
		expect(critical.length).toBeLessThan(1_010);
		expect(critical.isWellFormed()).toBe(true);
	});

	it.each(['', '\n', '\nnext\n'])('of a very long line end where the line does, before %j', (rest) => {
		const line = `${'x'.repeat(2_000)} ERROR disk full`;
		const [critical] = extractLog(line + rest, linesOf(line + rest));
		expect(critical).toEqual({ start: line.length - 215, end: line.length });
	});
});
