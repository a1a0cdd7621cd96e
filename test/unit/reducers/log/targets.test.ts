import { describe, expect, it, test } from 'vitest';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf } from './logText.ts';

const visibleOf = (count: number, line: (i: number) => string) => reducing(reduceLog, linesOf(count, line)).visible;
const failures = (visible: string) => visible.split('\n').filter((line) => /ERROR|WARN|ECONN/.test(line));
/** Mostly the first one, and others here and there. */
const among = <T>(all: readonly T[], i: number) => all[i % 7 < 4 ? 0 : i % all.length] as T;

describe('what was not reached stays', () => {
	const stay = (targets: readonly string[], line: (target: string, i: number) => string) => {
		const visible = visibleOf(210, (i) => line(among(targets, i), i));
		for (const target of targets) expect(visible).toContain(target);
		expect(failures(visible)).toHaveLength(targets.length);
	};

	it('with its address and port', () => {
		stay(
			['10.0.0.5:5432:', '10.0.0.5:6379:', '10.0.0.6:5432:'],
			(target, i) => `2026-01-05 ${clock(i)} ERROR dial tcp ${target} connect: connection refused`,
		);
	});

	it('with its address of IPv6', () => {
		stay(
			['::1:5432', '::1:6379', '[2001:db8::1]:443', '[2001:db8::a]:443', '[fe80::1%eth0]:443', '2001:db8:1:2:3:4:5:6 '],
			(target, i) => `2026-01-05 ${clock(i)} ERROR connect to ${target} refused after ${i} ms`,
		);
		stay(
			['::1 port 5432', '2001:db8::2 port 443', '2001:db8::b port 443'],
			(target, i) => `2026-01-05 ${clock(i)} ERROR connect to ${target} refused (${i} ms)`,
		);
	});

	it('with its name and number', () => {
		stay(
			['kafka-1:9092', 'kafka-2:9092', 'kafka-2:9093'],
			(target, i) => `2026-01-05 ${clock(i)} WARN could not connect to ${target}, attempt ${i}`,
		);
		stay(
			['mq1.shop.internal', 'mq2.shop.internal'],
			(target, i) => `2026-01-05 ${clock(i)} ERROR getaddrinfo ENOTFOUND ${target} after ${i} tries`,
		);
	});

	it('with a port beside its host', () => {
		stay(
			['host 10.0.0.5 port 5432', 'host 10.0.0.5 port 6432', 'host 10.0.0.7 port 5432'],
			(target, i) => `2026-01-05 ${clock(i)} ERROR connection to ${target} refused (${i} ms)`,
		);
	});

	it('by the port of the service where nothing was to be reached', () => {
		stay(
			['10.0.0.5:5432:', '10.0.0.5:6379:'],
			(target, i) => `2026-01-05 ${clock(i)} ERROR timeout at ${target} gave up after ${i} ms`,
		);
	});

	it('with the host of a URL', () => {
		stay(
			['jdbc:postgresql://orders-db1:5432/', 'jdbc:postgresql://orders-db2:5432/', 'jdbc:mysql://10.1.0.3:3306/'],
			(target, i) => `2026-01-05 ${clock(i)} ERROR could not open ${target}orders after ${i} ms`,
		);
	});

	it('with the name or number of one of several', () => {
		stay(
			['shard 1 ', 'shard 2 ', 'node=es-1 ', 'node=es-2 '],
			(target, i) => `2026-01-05 ${clock(i)} WARN ${target}failed at offset ${i * 77}`,
		);
		stay(
			['partition orders-2 ', 'partition orders-3 ', 'instance=10.0.0.7:9100 ', 'instance=10.0.0.8:9100 '],
			(target, i) => `2026-01-05 ${clock(i)} WARN ${target}failed at offset ${i * 77}`,
		);
		stay(
			['mongo1:27017', 'mongo2:27017', '/dev/nvme1n1', '/dev/nvme2n1'],
			(target, i) => `2026-01-05 ${clock(i)} ERROR ${target} is lost, beat ${i}`,
		);
	});

	it('with its address of hardware', () => {
		stay(
			['52:54:00:ab:cd:01', '52:54:00:ab:cd:02'],
			(target, i) => `2026-01-05 ${clock(i)} WARN failed to connect to ${target} (attempt ${i})`,
		);
	});

	it('in system calls', () => {
		stay(
			['htons(5432), sin_addr=inet_addr("10.0.0.1")', 'htons(53), sin_addr=inet_addr("10.0.0.2")'],
			(target, i) => `connect(${i % 9}, {sin_port=${target}}, 16) = -1 ECONNREFUSED (Connection refused)`,
		);
	});
});

describe('what varies without a meaning folds', () => {
	test('ports and addresses of clients', () => {
		const line = (i: number) =>
			`2026-01-05 ${clock(i)} ERROR connect failed, client: 203.0.113.${i}, upstream: "http://10.0.0.1:8080/", from 10.1.0.${i}:${40_000 + i}, read 10.0.0.9:${50_000 + i}`;
		expect(failures(visibleOf(200, line))).toEqual([`${line(0)} ×200 until ${clock(199)}`]);
	});

	test('addresses of IPv6 of clients, and of hardware', () => {
		const pair = (i: number) => (i + 16).toString(16);
		const line = (i: number) =>
			`2026-01-05 ${clock(i)} ERROR connect failed, client: 2001:db8::${pair(i)}, from [2001:db8::${pair(i)}]:${40_000 + i} at 52:54:00:ab:cd:${pair(i % 99)}`;
		expect(failures(visibleOf(200, line))).toEqual([`${line(0)} ×200 until ${clock(199)}`]);
	});

	test('ids behind the name of one of several, and ports of clients in URLs', () => {
		const line = (i: number) =>
			`2026-01-05 ${clock(i)} ERROR node ${100_000 + i} lost, instance 3f2b8c1d-0000-4000-8000-${100_000_000_000 + i}, see http://127.0.0.1:${40_000 + i}/`;
		expect(failures(visibleOf(200, line))).toEqual([`${line(0)} ×200 until ${clock(199)}`]);
	});

	test('addresses in lines that tell of nothing that was to be reached', () => {
		const line = (i: number) => `2026-01-05 ${clock(i)} ERROR bad password for root at 203.0.113.${i}`;
		expect(failures(visibleOf(200, line))).toHaveLength(1);
	});
});

test('of very many targets the first ones stay, and one for all others', () => {
	const line = (i: number) => `2026-01-05 ${clock(i)} ERROR connect to 10.0.${i}.9:443 refused`;
	const shown = failures(visibleOf(250, line));
	expect(shown).toHaveLength(17);
	const listed = Array.from({ length: 18 }, (_, i) => `10.0.${i + 16}.9:443`).join(', ');
	expect(shown[16]).toBe(`${line(16)} ×234 until ${clock(249)} [to ${listed}, others among them]`);
});
