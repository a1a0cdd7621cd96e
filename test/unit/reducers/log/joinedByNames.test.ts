import { describe, expect, test } from 'vitest';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf } from './logText.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A different word without digits for each number. */
const name = (i: number) => `${LETTERS[i % 26]}${LETTERS[Math.floor(i / 26) % 26]}-parser`;
const visibleLines = (log: string) =>
	reducing(reduceLog, log)
		.visible.split('\n')
		.filter((line) => line.startsWith('2026'));

const loaded = (i: number) => `2026-01-05 ${clock(i)} INFO loaded plugin ${name(i)} from disk`;

describe('a word that may be anything', () => {
	test('is told apart in few lines', () => {
		expect(visibleLines(linesOf(24, loaded))).toEqual(Array.from({ length: 24 }, (_, i) => loaded(i)));
	});

	test('is a name in many, which one line stands for', () => {
		expect(visibleLines(linesOf(300, loaded))).toEqual([`${loaded(0)} ×300 until 10:04:59`]);
	});

	test('makes no cliff: one more line hides a handful of others', () => {
		const shown = Array.from({ length: 30 }, (_, more) => visibleLines(linesOf(20 + more, loaded)).length);
		shown.reduce((before, now) => {
			expect(Math.abs(now - before)).toBeLessThanOrEqual(4);
			return now;
		});
		expect(shown.at(-1)).toBe(1);
	});

	test.each([
		['digits in it', (i: number) => `lib${name(i)}${i % 9}:amd64`],
		['versions behind it', (i: number) => `${name(i)} ${i % 7}.${i}.1-${i % 3}+deb${i}u1`],
		['paths', (i: number) => `/srv/${name(i)}/${name(i + 7)}.so`],
		['quotes', (i: number) => `"${name(i)}"`],
		['a key before it', (i: number) => `plugin=${name(i)}, state=ready`],
	])('is a name with %s', (_, of) => {
		const line = (i: number) => `2026-01-05 ${clock(i)} INFO loaded module ${of(i)} at last`;
		expect(visibleLines(linesOf(260, line)).length).toBeLessThanOrEqual(9);
	});

	test('is no name where too little stands beside it', () => {
		const line = (i: number) => `2026-01-05 ${clock(i)} INFO ${name(i)}`;
		expect(visibleLines(linesOf(60, line))).toHaveLength(60);
	});

	test('is no name where something else differs, too', () => {
		const line = (i: number) => `2026-01-05 ${clock(i)} INFO loaded ${name(i)} with ${name(3 * i + 1)} from disk`;
		expect(visibleLines(linesOf(60, line))).toHaveLength(60);
	});

	test('is no name where names with digits differ beside it', () => {
		const status = (i: number) => ['installed', 'unpacked', 'configured'][i % 3] as string;
		const line = (i: number) => `2026-01-05 ${clock(i)} INFO package status ${status(i)} ${name(i)}${i}:amd64`;
		const shown = visibleLines(linesOf(300, line));
		expect(new Set(shown.map((of) => of.split(' ')[5]))).toEqual(new Set(['installed', 'unpacked', 'configured']));
	});

	test('is told in every different fault', () => {
		const line = (i: number) => `2026-01-05 ${clock(i)} ERROR plugin ${name(i)} failed to start in time`;
		expect(visibleLines(linesOf(60, line))).toHaveLength(60);
	});

	test.each(['failed', 'degraded', 'unhealthy'])('is no name where it is %s', (fault) => {
		const ended = (i: number) => `2026-01-05 ${clock(i)} INFO job ${i === 150 ? fault : name(i)} finished at last`;
		expect(visibleLines(linesOf(300, ended))).toContain(ended(150));
	});

	test('leaves other lines alone', () => {
		const rare = '2026-01-05 10:00:00 INFO unloaded plugin zz-parser from memory';
		expect(visibleLines(`${linesOf(100, loaded)}${rare}\n${linesOf(100, loaded)}`)).toContain(rare);
	});
});
