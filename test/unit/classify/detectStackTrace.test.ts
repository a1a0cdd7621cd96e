import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/core/classify/classify.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

const typeOf = (text: string, name = 'paste') => classify(name, text, linesOf(text)).type;
const many = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');
const stamp = (i: number) => `[  412.1${String(10_000 + i)}] `;
const oops = `${stamp(1)}BUG: kernel NULL pointer dereference, address: 0000000000000018\n${stamp(2)}Call Trace:\n${many(12, (i) => `${stamp(i)} shopfs_f${i}+0x1c/0x60 [shopfs]`)}`;

describe('reports of crashes whose lines have a margin', () => {
	it.each([
		['the kernel', oops],
		[
			'a group of exceptions in Python',
			`  + Exception Group Traceback (most recent call last):\n${many(9, (i) => `  |   File "/srv/a.py", line ${i}, in f\n  |     f()`)}  | ExceptionGroup: two (2 sub-exceptions)\n`,
		],
		[
			'a group of groups, whose lines are messages and borders more than frames',
			`  + Exception Group Traceback (most recent call last):\n  |   File "/app/main.py", line 8, in run\n  | ExceptionGroup: workers\n  +-+---------------- 1 ----------------\n${many(9, (i) => `      | Traceback (most recent call last):\n      |   File "/app/job.py", line ${i}, in leaf\n      |     x()\n      |     ~^^\n      | ConnectionError: cannot reach db-${i}\n      +---------------- ${i} ----------------`)}`,
		],
		[
			'Valgrind',
			`==7== Memcheck, a memory error detector\n${many(9, (i) => `==7== Invalid read of size 4\n==7==    at 0x10929A: f (a.c:${i})\n==7==    by 0x10934F: main (a.c:9)\n==7== `)}`,
		],
		[
			'Valgrind, with one error and its totals',
			'==7== Memcheck, a memory error detector\n==7== Command: ./shop\n==7== \n==7== Invalid write of size 4\n==7==    at 0x10929A: f (a.c:4)\n==7==    by 0x10934F: main (a.c:9)\n==7== \n==7== HEAP SUMMARY:\n==7==     in use at exit: 40 bytes in 1 blocks\n==7==   total heap usage: 9 allocs, 8 frees, 900 bytes allocated\n==7== \n==7== LEAK SUMMARY:\n==7==    definitely lost: 40 bytes in 1 blocks\n==7==    indirectly lost: 0 bytes in 0 blocks\n==7==      possibly lost: 0 bytes in 0 blocks\n==7==    still reachable: 0 bytes in 0 blocks\n==7==         suppressed: 0 bytes in 0 blocks\n==7== ERROR SUMMARY: 1 errors from 1 contexts\n',
		],
	])('are stack traces: %s', (_, text) => {
		expect(typeOf(text)).toBe('stackTrace');
	});

	it('are a part of a log if they are a small part', () => {
		const boot = many(200, (i) => `${stamp(i)}usb 1-${i}: new high-speed USB device number ${i}`);
		expect(typeOf(boot + oops + boot)).toBe('log');
	});
});

describe('variables and registers', () => {
	it('do not speak against a stack trace of gdb', () => {
		const variables = many(30, (i) => `        local_${i} = <optimized out>`);
		const registers = many(30, (i) => `r${i}            0x0                 0`);
		expect(
			typeOf(`#0  0x0000555555 in f (n=0) at a.c:1\n${variables}#1  0x0000555556 in main () at a.c:2\n${registers}`),
		).toBe('stackTrace');
	});
});

describe('what merely speaks of traces', () => {
	it.each([
		['prose', 'Call Trace: says where the kernel was.\nBUG: is how a report begins.\nRead it from below.\n'],
		['a drawn table', many(20, (i) => `| cart ${i} | at home (${i}) |`)],
		['a log', many(40, (i) => `${stamp(i)}eth0: link becomes ready`)],
	])('is none: %s', (_, text) => {
		expect(typeOf(text)).not.toBe('stackTrace');
	});
});
