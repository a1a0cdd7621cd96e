import { describe, expect, test } from 'vitest';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf } from './logText.ts';

/** The visible lines of a log of 500 lines of which one has another value. */
function shown(rare: string, usual: string): string[] {
	const log = linesOf(
		500,
		(i) => `2026-01-05 ${clock(i)} INFO pool of ${i === 333 ? rare : usual} holds ${i} connections`,
	);
	return reducing(reduceLog, log).visible.trimEnd().split('\n').slice(0, -1);
}

describe('a value that hardly any other line has stays visible', () => {
	test.each([
		['a host', 'db2', 'db1'],
		['a number', 'broker 7', 'broker 2'],
		['an address', '10.0.0.9', '10.0.0.5'],
	])('%s', (_, rare, usual) => {
		const lines = shown(rare, usual);
		expect(lines).toHaveLength(2);
		expect(lines[0]).toMatch(/ ×499 until /);
		expect(lines[1]).toContain(`pool of ${rare} holds 333 connections`);
	});

	test('among very many templates', () => {
		const kind = (i: number) =>
			`kind ${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + (Math.floor(i / 26) % 26))}`;
		const usual = linesOf(4_000, (i) => `10:00:00 INFO ${kind(i)} has ${i} of db1 at 10.0.0.1:80 in zone 3`);
		const log = `${usual}10:00:00 INFO ${kind(7)} has 7 of db2 at 10.0.0.1:80 in zone 3\n${usual.repeat(5)}`;
		expect(reducing(reduceLog, log).visible).toContain(`${kind(7)} has 7 of db2`);
	});

	test.each([
		['fan=', ''],
		['fan: ', ''],
		['fan=', 'rpm'],
	])('none at all where all others say some: %s0%s', (name, unit) => {
		const fan = (i: number) => (i === 333 ? 0 : 3000 + ((i * 7) % 900));
		const log = linesOf(500, (i) => `2026-01-05 ${clock(i)} INFO rack ${i % 90} ${name}${fan(i)}${unit} load ${i}`);
		const lines = reducing(reduceLog, log).visible.trimEnd().split('\n').slice(0, -1);
		expect(lines).toHaveLength(2);
		expect(lines[1]).toContain(`rack 63 ${name}0${unit} load 333`);
	});

	test('not none at all where it is usual', () => {
		const log = linesOf(
			500,
			(i) => `2026-01-05 ${clock(i)} INFO rack ${i % 90} fan=${i % 9 === 4 ? 0 : 7 * i + 1} load ${i}`,
		);
		expect(reducing(reduceLog, log).visible.trimEnd().split('\n')).toHaveLength(2);
	});

	test('not one of many', () => {
		const log = linesOf(500, (i) => `2026-01-05 ${clock(i)} INFO pool of db${i % 40} holds ${i} connections`);
		expect(reducing(reduceLog, log).visible).toMatch(/^\S+ \S+ INFO pool of db0 holds 0 connections ×500 /);
	});

	test('not a date', () => {
		const log = linesOf(500, (i) => `2026-01-0${i < 3 ? 4 : 5} ${clock(i)} INFO pool holds ${i} connections`);
		expect(reducing(reduceLog, log).visible).toMatch(/^2026-01-04 10:00:00 INFO pool holds 0 connections ×500 /);
	});

	test.each([
		[31, 1],
		[32, 2],
	])('of %i lines that say two values, one of them twice, %i show', (count, shown) => {
		const log = linesOf(
			count,
			(i) => `2026-01-05 ${clock(i)} INFO pool of ${i === 9 || i === 20 ? 'db2' : 'db1'} holds ${70 * i} connections`,
		);
		expect(reducing(reduceLog, log).visible.trimEnd().split('\n').slice(0, -1)).toHaveLength(shown);
	});
});
