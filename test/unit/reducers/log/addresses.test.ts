import { describe, expect, test } from 'vitest';
import { addressEnd, digestEnd } from '../../../../src/core/reducers/log/addresses.ts';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf } from './logText.ts';

describe('addresses', () => {
	test.each([
		['52:54:00:aa:bb:cc', 17],
		['ab-cd-ef-01-02-03,', 17],
		['7d:8d:33:61:f7:0c x', 17],
		['0000:00:1f.2: enabled', 12],
		['2001:db8::1', 11],
		['fe80::5054:ff:fe12:3456%eth0', 23],
		['2001:0db8:85a3:0000:0000:8a2e:0370:7334', 39],
	])('%s is one', (text, end) => {
		expect(addressEnd(text, 0, text.length)).toBe(end);
	});

	test.each(['10:00:07', '10:00:07.123', 'std::dead', 'abc::def', 'a.c:12:34: x', '1:2:3:4', '52:54:00:aa:bb:cc:dd'])(
		'%s is none',
		(text) => {
			expect(addressEnd(text, 0, text.length)).toBe(0);
		},
	);

	test('digests in Base64 end where their letters end', () => {
		const text = 'SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8 key';
		expect(digestEnd(text, 0, text.length)).toBe(text.length - 4);
		expect(digestEnd('sha1:abc', 0, 8)).toBe(0);
	});
});

describe('lines that differ in an address', () => {
	const bytes = (i: number, last: string) => `${'5789abcdef'[i % 10]}${'abcd0123'[i % 8]}:${10 + i}:0c:ff:a1:${last}`;
	test.each([
		['hardware', (i: number) => `Jan  5 ${clock(i)} ap hostapd: wlan0: STA ${bytes(i, '7d')} associated`],
		['IPv6', (i: number) => `Jan  5 ${clock(i)} gw sshd: closed by 2001:db8:${'abcdef'[i % 6]}::${i}a port 22`],
		[
			'PCI',
			(i: number) => `Jan  5 ${clock(i)} host kernel: pci 0000:00:${'0123456789abcdef'[i % 16]}d.${i % 8}: scanned`,
		],
		[
			'digest',
			(i: number) =>
				`Jan  5 ${clock(i)} gw sshd: key SHA256:${'aB+/x'[i % 5]}${'nThbg/XUpJWGl+EIGOCsp'.slice(i % 7)}bg6kXUpJWGl7E1IGOC seen`,
		],
	])('fold: %s', (_, line) => {
		const { visible } = reducing(reduceLog, linesOf(40, line));
		expect(visible.split('\n')[0]).toBe(`${line(0)} ×40 until 10:00:39`);
	});
});

test('seconds since the start fold, however far they are indented', () => {
	const line = (i: number) => `[${(i * 7.5 + 0.123456).toFixed(6).padStart(12)}] usb 1-1: new device number ${i}`;
	const odd = '[  100.000001] ata1.00: exception Emask 0x0';
	const { visible } = reducing(
		reduceLog,
		`${linesOf(150, line)}${odd}\n${linesOf(9, (i) => `[ 2000.00000${i}] usb 1-1: new device number 3`)}`,
	);
	expect(visible).toContain(`${line(0)} ×159 until`);
	expect(visible).toContain(`\n${odd}\n`);
});
