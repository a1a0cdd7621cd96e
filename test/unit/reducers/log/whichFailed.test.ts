import { describe, expect, test } from 'vitest';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf } from './logText.ts';

/** What stands behind the time of the last line, in the first line of a log of so many lines. */
function listed(count: number, line: (i: number) => string): string {
	const [first = ''] = reducing(
		reduceLog,
		linesOf(count, (i) => `2026-01-05 ${clock(i)} ${line(i)}`),
	).visible.split('\n');
	return / ×\d+ until [\d:]+(.*)$/.exec(first)?.[1] ?? first;
}

describe('where one line stands for a fault of several, all of them are seen', () => {
	test.each([
		['a number behind a word', 'ERROR worker # died', ' [worker 0, 1, 2]'],
		['a number in a name', 'WARN shard_# failed, retrying', ' [shard_0, shard_1, shard_2]'],
		['a name behind a word', 'ERROR pod api-# is unhealthy', ' [api-0, api-1, api-2]'],
		['a number behind a sign', 'ERROR lost job=#', ' [job=0, 1, 2]'],
	])('%s', (_, form, list) => {
		expect(listed(30, (i) => form.replace('#', String((i * 7) % 3)))).toBe(list);
	});

	test('a code of an error', () => {
		expect(listed(30, (i) => `ERROR db error ${i % 2 ? 12541 : 12154} in session`)).toBe(' [error 12154, 12541]');
	});

	test('two at once', () => {
		const line = (i: number) => `ERROR rack ${i % 2} slot ${i % 3} is broken`;
		expect(listed(30, line)).toBe(' [rack 0, 1; slot 0, 1, 2]');
	});

	test('in the order of their sizes', () => {
		expect(listed(30, (i) => `ERROR cell-${(i + 7) % 12} is down, unable to write`)).toBe(
			` [${Array.from({ length: 12 }, (_, i) => `cell-${i}`).join(', ')}]`,
		);
	});

	test('as many as there are short numbers', () => {
		const twenty = Array.from({ length: 20 }, (_, i) => i).join(', ');
		expect(listed(20, (i) => `ERROR worker ${i} died`)).toBe(` [worker ${twenty}]`);
	});

	test('those of records with a trace', () => {
		const line = (i: number) => `ERROR worker ${i % 3} died\n\tat app.Worker.run(Worker.java:7)`;
		expect(listed(30, line)).toBe(' [worker 0, 1, 2]');
	});

	test('none that no folded line has', () => {
		const { visible } = reducing(
			reduceLog,
			linesOf(200, (i) => `2026-01-05 ${clock(i)} ERROR worker ${i === 77 ? 9 : i % 2} died`),
		);
		expect(visible).toContain(' ×199 until 10:03:19 [worker 0, 1]\n');
		expect(visible).toContain('ERROR worker 9 died\n');
	});
});

describe('nothing is listed', () => {
	test.each([
		['of a routine line', (i: number) => `INFO worker ${i % 3} is ready`],
		['where all say the same', (i: number) => `ERROR worker 3 died of job ${7919 * (i + 100)}`],
		['of ids', (i: number) => `ERROR order ${48_000 + i} failed`],
		['of durations', (i: number) => `ERROR gave up after ${i % 4} ms`],
		['of sizes', (i: number) => `ERROR cannot hold ${i % 4}kb`],
		['of clients', (i: number) => `ERROR invalid login from 10.0.0.${i % 4}`],
		['of processes', (i: number) => `sshd[${4000 + (i % 4)}]: error: login failed`],
		['of threads', (i: number) => `ERROR [http-nio-8080-exec-${i % 4}] login failed`],
	])('%s', (_, line) => {
		expect(listed(60, line)).toBe('');
	});
});

test('the months of their times may be different', () => {
	const line = (i: number) => `${i < 20 ? 'Jan 31' : 'Feb  1'} ${clock(i)} db1 app: error: worker ${i % 3} died`;
	expect(reducing(reduceLog, linesOf(40, line)).visible).toContain(' [worker 0, 1, 2]\n');
});

test('behind words that are others, nothing is listed', () => {
	const line = (i: number) => `ERROR worker ${i % 2} cannot read a%${i % 2 ? 'EF' : '2F'}b of queue ${i % 3}`;
	expect(listed(40, line)).toBe(' [worker 0, 1]');
});

test('negative values keep their sign', () => {
	expect(listed(40, (i) => `ERROR sensor -${(i % 4) + 1} offline`)).toBe(' [sensor -1, -2, -3, -4]');
});
