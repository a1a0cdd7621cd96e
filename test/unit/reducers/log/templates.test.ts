import { describe, expect, test } from 'vitest';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf, routine } from './logText.ts';

const visibleLines = (log: string) => reducing(reduceLog, log).visible.split('\n');

/** Whether both lines stay visible although each stands 40 times, interleaved. */
function areTold(one: string, other: string): boolean {
	const visible = visibleLines(`${one}\n${other}\n`.repeat(40));
	return visible.some((line) => line.startsWith(one)) && visible.some((line) => line.startsWith(other));
}

describe('lines that differ in variable parts only', () => {
	test('identical lines fold into the first one with their count', () => {
		expect(visibleLines('[INFO] request started\n'.repeat(40))[0]).toBe('[INFO] request started ×40');
	});

	test('similar lines fold into the first one with their count and the time of the last one', () => {
		const { visible, content } = reducing(reduceLog, linesOf(482, routine));
		expect(visible.split('\n')[0]).toBe(`${routine(0)} ×482 until 10:08:01`);
		expect(content('similar lines')).toBe(linesOf(482, routine).slice(routine(0).length + 1));
	});

	test('the time of the last one carries its date if that differs', () => {
		const log = linesOf(
			20,
			(i) => `2026-01-0${i < 10 ? 5 : 6} ${clock(i)} INFO nothing new to report today, all is well`,
		);
		expect(visibleLines(log)[0]).toMatch(/ ×20 until 2026-01-06 10:00:19$/);
	});

	test.each([
		['timestamps', (i: number) => `${clock(i)} INFO the queue is empty, waiting for more work`],
		['uuids', (i: number) => `INFO session 3b241101-e2bb-4255-8caf-4136c566a${100 + i} was opened`],
		['hex ids', (i: number) => `INFO object 0x7f${(i * 7919).toString(16)} was released to the pool`],
		['addresses', (i: number) => `INFO client 10.1.${i}.7:${50_000 + i} connected over the network`],
		['durations and sizes', (i: number) => `INFO wrote ${i * 3}KB in ${i}ms to the disk of this machine`],
		[
			'months',
			(i: number) => `${i % 2 ? 'Jan' : 'Feb'}  ${1 + (i % 9)} 10:00:00 host app[${i}]: still running as before`,
		],
		[
			'ids that may be digits only',
			(i: number) => `INFO req=${['94287742', '9f28b7a2', '1e550000'][i % 3]} was served to the client`,
		],
		['ids after an error that is none', (i: number) => `INFO err=<nil> path=/orders/${i} was served to the client`],
		[
			'routes with numbers like statuses',
			(i: number) => `INFO method=GET path=/items/${395 + i} was served to the client`,
		],
		['pods', (i: number) => `INFO pod web-7d4b9c6f${10 + i}-${['x2kqz', 'bvkqz'][i % 2]} is ready to serve requests`],
		['escapes', (i: number) => `INFO searched for %D9%8${i % 10}%A${i % 7} in the index of all products`],
	])('%s vary', (_, line) => {
		expect(visibleLines(linesOf(30, line))[0]).toMatch(/ ×30( until |$)/);
	});

	test.each([
		['words', '10:00:00 INFO user alice logged in from the office', '10:00:00 INFO user bob logged in from the office'],
		['severities', '10:00:00 INFO disk is 91% full', '10:00:00 WARN disk is 91% full'],
		['syslog priorities', '<34>Oct 11 22:14:15 host su: session', '<35>Oct 11 22:14:15 host su: session'],
		['codes', '10:00:00 INFO payment done code=51 in total', '10:00:00 INFO payment done code=0 in total'],
		['exit codes', '10:00:00 INFO job finished, exit code 137', '10:00:00 INFO job finished, exit code 0'],
		['statuses', '10:00:00 INFO upstream said HTTP/1.1 500 to us', '10:00:00 INFO upstream said HTTP/1.1 200 to us'],
		['statuses behind a method', '10:00:00 GET /users 200 12ms served', '10:00:00 GET /users 404 12ms served'],
		['versions', '10:00:00 INFO upgraded v1.24.0 → v1.25.0', '10:00:00 INFO upgraded v1.25.0 → v1.26.0'],
		['bare versions', '10:00:00 INFO running on engine 1.24.0 now', '10:00:00 INFO running on engine 1.25.0 now'],
		['none and some', '10:00:00 INFO retries left: 0 for this job', '10:00:00 INFO retries left: 3 for this job'],
		['none and some before the word', '10:00:00 INFO 50 passed, 0 failed', '10:00:00 INFO 47 passed, 3 failed'],
		[
			'none and some, by a part of the word',
			'10:00:00 INFO failed_jobs=0 in all',
			'10:00:00 INFO failed_jobs=3 in all',
		],
		['none and all of a fraction', '10:00:00 INFO web ready 0/3 pods', '10:00:00 INFO web ready 3/3 pods'],
		['some and all of a fraction', '10:00:00 INFO web ready 2/3 pods', '10:00:00 INFO web ready 3/3 pods'],
		['a hundred percent', '10:00:00 INFO disk is 100% full', '10:00:00 INFO disk is 91% full'],
		['none and some of a kind', '10:00:00 INFO 0 tests failed', '10:00:00 INFO 3 tests failed'],
		[
			'test cases in quotes',
			'assert sum([1]) == 1, "Test case 1 failed"',
			'assert sum([1]) == 1, "Test case 2 failed"',
		],
		['paths of errors', '10:00:00 ERROR cannot read /srv/1/a.txt', '10:00:00 ERROR cannot read /srv/2/a.txt'],
		['services of errors', '10:00:00 ERROR 10.0.0.5:5432 refused us', '10:00:00 ERROR 10.0.0.5:6379 refused us'],
		['numbers alone', '42', '17'],
		['numbers behind a time', '10:00:00 42', '10:00:00 17'],
	])('%s decide', (_, one, other) => {
		expect(areTold(one, other)).toBe(true);
	});

	test('twenty orders fold to the first, and each id comes back', () => {
		const line = (i: number) => `2026-01-05 10:00:01 ERROR payment declined for order ORD-${10_483 + i} code=51`;
		const { visible, content } = reducing(reduceLog, linesOf(20, line));
		expect(visible.split('\n')[0]).toBe(`${line(0)} ×20`);
		for (let i = 1; i < 20; i++) expect(content('similar lines')).toContain(`ORD-${10_483 + i}`);
	});

	test('a version change among many similar lines stays visible', () => {
		const log = `${linesOf(300, routine)}2026-01-05 12:00:00 INFO upgraded v1.24.0 → v1.25.0\n${linesOf(300, routine)}`;
		expect(reducing(reduceLog, log).visible).toContain('v1.24.0 → v1.25.0');
	});

	test('progress with carriage returns shrinks and keeps what it ends with', () => {
		const log = `${Array.from({ length: 3000 }, (_, i) => `\x1b[2Kpulling 8daa9615cce3: ${i % 100}% ▕██▏ ${i} MB\r`).join('')}success\n`;
		const { visible, restored } = reducing(reduceLog, log);
		expect(visible.length).toBeLessThan(300);
		expect(visible).toContain('success');
		expect(Buffer.from(restored ?? []).toString()).toBe(log);
	});

	test('codes that stand for variable parts in forms are told from such codes in the source', () => {
		expect(areTold('INFO some \u0001 thing', 'INFO some 5 thing')).toBe(true);
	});
});
