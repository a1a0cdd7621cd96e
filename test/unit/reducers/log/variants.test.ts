import { expect, test } from 'vitest';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf } from './logText.ts';

const fault = (i: number) =>
	`2026/01/05 ${clock(i)} [error] 31#31: upstream timed out, request: "GET /report/${i} HTTP/2.0"`;

function shown(count: number): string[] {
	return reducing(reduceLog, linesOf(count, fault))
		.visible.split('\n')
		.filter((line) => line.includes('[error]'));
}

test('few variants of a fault stay apart', () => {
	expect(shown(30)).toEqual(Array.from({ length: 30 }, (_, i) => fault(i)));
});

test('of a fault that happens everywhere the first variants stay, and one for all others', () => {
	const lines = shown(300);
	expect(lines).toHaveLength(33);
	const listed = Array.from({ length: 32 }, (_, i) => i + 32).join(', ');
	expect(lines[32]).toBe(`${fault(32)} ×268 until 10:04:59 [report/${listed}, others among them]`);
});

test('the last variant has its own count if none came behind it', () => {
	const { visible } = reducing(
		reduceLog,
		linesOf(66, (i) => fault(i).replace(/report.[0-9]+/, `report/${i % 33}`)),
	);
	expect(visible).toContain(`GET /report/32 HTTP/2.0" ×2 until ${clock(65)}\n`);
});

test('one more variant changes no other line', () => {
	for (const count of [30, 31, 32, 33, 34, 35]) {
		const before = shown(count).slice(0, 32);
		expect(shown(count + 1).slice(0, before.length)).toEqual(before);
	}
});

test('the same fault on another day is the same fault', () => {
	const line = (i: number) => `2026/01/${10 + i} 10:00:00 [error] disk /dev/sda1 failed`;
	expect(reducing(reduceLog, linesOf(20, line)).visible).toContain(`${line(0)} ×20`);
});

test('an address behind a protocol is no status', () => {
	const line = (i: number) => `2026-01-05 ${clock(i)} INFO proxied to http://10.244.${i}.${200 - i}:8080/health`;
	expect(reducing(reduceLog, linesOf(40, line)).visible).toContain(`${line(0)} ×40`);
});
