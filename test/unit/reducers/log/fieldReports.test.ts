import { describe, expect, test } from 'vitest';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf } from './logText.ts';

const reduced = (log: string) => reducing(reduceLog, log);

describe('field reports', () => {
	test('L1: of twenty declined orders the first, the number, and each id behind the ref', () => {
		const line = (i: number) => `2026-01-05 10:00:01 ERROR payment declined for order ORD-${10_483 + i} code=51`;
		const { visible, content } = reduced(linesOf(20, line));
		expect(visible.split('\n')[0]).toBe(`${line(0)} ×20`);
		for (let i = 1; i < 20; i++) expect(content('similar lines')).toContain(line(i));
	});

	test('L2: different numbers are not the same line', () => {
		const { visible } = reduced('42\n17\n42\n'.repeat(40));
		expect(visible).toMatch(/^42 ×80\n17 ×40\n/);
	});

	test('L3: progress in place shrinks, and its end stays', () => {
		const progress = linesOf(2_000, (i) => `pulling 8eeb52dfb3bb... ${i % 100}% ▕█▏ ${i} MB/4.9 GB`).replaceAll(
			'\n',
			'\r',
		);
		const { visible, restored, source } = reduced(`${progress}\nsuccess\n`);
		expect(visible.length).toBeLessThan(1_000);
		expect(visible).toContain('success\n');
		expect(restored).toEqual(source.bytes);
	});

	test('L4: among lines of one template a change of version stays', () => {
		const line = (i: number) =>
			`2026-01-05 ${clock(i)} INFO agent ${1000 + i} updated v1.24.0 → v1.${i === 40 ? 25 : 24}.0`;
		const { visible } = reduced(linesOf(90, line));
		expect(visible).toContain(`${line(40)}\n`);
		expect(visible).toMatch(/ ×89 until /);
	});

	test.each([
		['E1', 'User-agent: *\nDisallow:\n'],
		['E2', linesOf(56, (i) => `name=host${i}\naddress=10.0.0.${i}`)],
		['E5', 'uv 0.5.1\n'],
	])('%s: no log line is hidden without need', (_, text) => {
		const { visible, restored, source } = reduced(text);
		expect(restored).toEqual(source.bytes);
		if (text.length < 100) expect(visible).toBe(text);
	});

	test('E3: no half characters', () => {
		const { visible } = reduced(linesOf(60, (i) => `10:00:00 INFO สวัสดี 안녕 🙂→ ${i} 🙂`));
		expect(visible).toMatch(/^10:00:00 INFO สวัสดี 안녕 🙂→ 0 🙂 ×60\n/);
		expect(visible.isWellFormed()).toBe(true);
	});
});

describe('long records', () => {
	const letter = (i: number) => String.fromCharCode(97 + (i % 26));
	const option = (i: number) => `  ${letter(i / 26)}${letter(i)}: on`;
	const dump = (head: string, count: number) => `2026-01-05 10:00:00 ${head}\n${linesOf(count, option)}`;

	test('of what a record dumps the start and the end stay', () => {
		const { visible } = reduced(`${dump('INFO configuration', 300)}2026-01-05 10:00:01 INFO ready\n`);
		expect(visible).toContain(`${option(22)}\n… 269 lines\n${option(292)}\n`);
		expect(visible).toContain('2026-01-05 10:00:01 INFO ready\n');
	});

	test('a line that tells of a failure stays', () => {
		const text = dump('INFO configuration', 300).replace(option(156), '  fatal: no such file');
		expect(reduced(text).visible).toContain('  fatal: no such file\n');
	});

	test('the record of an error stays whole', () => {
		const text = dump('ERROR invalid configuration', 60);
		expect(reduced(text).visible).toBe(text);
	});
});
