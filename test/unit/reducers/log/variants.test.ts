import { describe, expect, test } from 'vitest';
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
	expect(shown(15)).toEqual(Array.from({ length: 15 }, (_, i) => fault(i)));
});

test('of a fault that happens everywhere the first variants stay, and one for all others', () => {
	const lines = shown(300);
	expect(lines).toHaveLength(17);
	const listed = Array.from({ length: 32 }, (_, i) => i + 16).join(', ');
	expect(lines[16]).toBe(`${fault(16)} ×284 until 10:04:59 [report/${listed}, others among them]`);
});

test('the last variant has its own count if none came behind it', () => {
	const { visible } = reducing(
		reduceLog,
		linesOf(34, (i) => fault(i).replace(/report.[0-9]+/, `report/${i % 17}`)),
	);
	expect(visible).toContain(`GET /report/16 HTTP/2.0" ×2 until ${clock(33)}\n`);
});

test('one more variant changes no other line', () => {
	for (const count of [14, 15, 16, 17, 18, 19]) {
		const before = shown(count).slice(0, 16);
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

describe('of a fault with hundreds of codes', () => {
	const line = (i: number) => `2026-01-05 ${clock(i)} ERROR [Plc] device fault code ${1000 + (i % 600)}: axis stopped`;
	const { visible } = reducing(reduceLog, linesOf(700, line));
	const lines = visible.split('\n').slice(0, -2);

	test('the first codes have their own lines', () => {
		expect(lines.slice(0, 16)).toEqual(Array.from({ length: 16 }, (_, i) => `${line(i)} ×2 until ${clock(600 + i)}`));
	});

	test('the others are listed as far as they have room, behind the first one of them', () => {
		const listed = Array.from({ length: 32 }, (_, i) => 1016 + i).join(', ');
		expect(lines[16]).toBe(`${line(16)} ×668 until ${clock(699)} [code ${listed}, others among them]`);
		expect(lines).toHaveLength(17);
	});
});
