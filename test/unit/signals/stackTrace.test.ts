import { describe, expect, it } from 'vitest';
import { extractStackTrace } from '../../../src/core/signals/stackTrace.ts';
import { goTrace, javaTrace, pythonTrace } from '../reducers/stackTrace/traces.ts';
import { criticalsOf } from './criticals.ts';

describe('extractStackTrace', () => {
	it('finds every head of a chain and the first frame of the user (V8)', () => {
		expect(criticalsOf(extractStackTrace, javaTrace)).toEqual([
			'Exception in thread "main" com.acme.shop.OrderException: could not place order 4711',
			'\tat com.acme.shop.OrderService.place(OrderService.java:88)',
			'\tSuppressed: java.io.IOException: stream closed',
			'\t\tat com.acme.shop.Streams.close(Streams.java:12)',
			'Caused by: com.acme.shop.db.DbException: insert failed',
			'\tat com.acme.shop.db.OrderDao.insert(OrderDao.java:57)',
			'Caused by: org.postgresql.util.PSQLException: ERROR: duplicate key value',
			'\tat com.acme.shop.db.OrderDao.execute(OrderDao.java:51)',
			'Caused by: java.net.SocketException: broken pipe',
		]);
	});

	it('finds the frame of the user among those of the runtime (V7)', () => {
		const criticals = criticalsOf(extractStackTrace, goTrace);
		expect(criticals).toContain('panic: runtime error: index out of range [3] with length 3 [recovered]');
		expect(criticals).toContain('\t/home/ci/shop/classifier/classifier_test.go:58 +0x5e');
		expect(criticals.filter((line) => line.includes('/usr/local/go'))).toEqual([]);
	});

	it('finds what Python says behind the frames', () => {
		const criticals = criticalsOf(extractStackTrace, pythonTrace);
		expect(criticals).toContain('psycopg2.OperationalError: connection refused');
		expect(criticals).toContain('During handling of the above exception, another exception occurred:');
		expect(criticals).toContain('shop.errors.DbDown: no database');
		expect(criticals).toContain('  File "/app/shop/views.py", line 77, in orders');
	});

	it('finds a message that does not say that it is one', () => {
		const text = "Unhandled exception:\nInstance of 'MyError'\n#0      f (file:///app/a.dart:1:2)\n";
		expect(criticalsOf(extractStackTrace, text)).toContain("Instance of 'MyError'");
	});
});
