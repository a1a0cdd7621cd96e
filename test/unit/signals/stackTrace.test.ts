import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractStackTrace } from '../../../src/core/signals/stackTrace.ts';
import { goTrace, javaTrace, pythonTrace } from '../reducers/stackTrace/traces.ts';
import { criticalsOf } from './criticals.ts';

const sample = (name: string) =>
	readFileSync(new URL(`../reducers/stackTrace/samples/${name}`, import.meta.url), 'utf8');

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

	it('finds the function and the place of a frame, not the types of its parameters', () => {
		const text =
			'Unhandled exception. Shop.CartException: empty\n   at Shop.Cart.Add(Dictionary`2 names, Int32 count) in /src/Shop/Cart.cs:line 3\n';
		expect(criticalsOf(extractStackTrace, text)).toEqual([
			'Unhandled exception. Shop.CartException: empty',
			'   at Shop.Cart.Add(',
			' in /src/Shop/Cart.cs:line 3',
		]);
	});

	it("finds a package of the user's that is internal", () => {
		const text =
			'panic: no cart\n\ngoroutine 7 [running]:\nshop/internal/cart.Total(0x0)\n\t/home/ann/go/src/shop.example/shop/internal/cart/cart.go:42 +0x34\n';
		expect(criticalsOf(extractStackTrace, text)).toContain(
			'\t/home/ann/go/src/shop.example/shop/internal/cart/cart.go:42 +0x34',
		);
	});

	it('finds what the kernel says of an oops, behind its times', () => {
		expect(criticalsOf(extractStackTrace, sample('kernel-oops.txt'))).toEqual([
			'BUG: kernel NULL pointer dereference, address: 0000000000000018',
			'Oops: 0002 [#1] PREEMPT SMP NOPTI',
			'CPU: 3 PID: 2417 Comm: cartd Tainted: G           OE      6.1.0-18-amd64 #1  Debian 6.1.76-1',
			'RIP: 0010:shopfs_write_iter+0x4c/0x180 [shopfs]',
			'CR2: 0000000000000018 CR3: 0000000104f1e000 CR4: 0000000000750ee0',
			'Call Trace:',
			' shopfs_commit+0x91/0xe0 [shopfs]',
			'CR2: 0000000000000018',
			'Kernel panic - not syncing: Fatal exception',
		]);
	});

	it('finds the locks of a deadlock in the kernel', () => {
		const criticals = criticalsOf(extractStackTrace, sample('lockdep.txt'));
		expect(criticals).toContain('cartd/2417 is trying to acquire lock:');
		expect(criticals).toContain('ffffffffc09c31a8 (cart_mutex){+.+.}-{3:3}, at: shopfs_commit+0x31/0xe0 [shopfs]');
	});

	it("finds each of Valgrind's errors, the block and the totals", () => {
		const criticals = criticalsOf(extractStackTrace, sample('memcheck.txt'));
		for (const critical of [
			'Invalid write of size 1',
			'   at 0x1091B2: add (bug.c:5)',
			" Address 0x4a410a4 is 0 bytes after a block of size 4 alloc'd",
			'Conditional jump or move depends on uninitialised value(s)',
			'   definitely lost: 20 bytes in 5 blocks',
			'ERROR SUMMARY: 16 errors from 8 contexts (suppressed: 0 from 0)',
		])
			expect(criticals).toContain(critical);
		expect(criticals.filter((line) => /rerun with|Copyright|vgpreload/.test(line))).toEqual([]);
	});

	it("finds what gdb says of a signal, and no register or library's frame", () => {
		const criticals = criticalsOf(extractStackTrace, sample('gdb.txt'));
		expect(criticals).toContain('Thread 1 "pool" received signal SIGSEGV, Segmentation fault.');
		expect(criticals).toContain('#0  0x00005555555552b9 in depth (j=0x7fffffffe5d0, n=0) at pool.c:14');
		expect(criticals.filter((line) => /^(?:k7|rax)|futex/.test(line))).toEqual([]);
	});
});
