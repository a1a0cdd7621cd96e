import { isDigit, isHex } from './charClasses.ts';
import type { NumberToken } from './numbers.ts';

/** Addresses and digests of several groups: each is one variable part, whatever its groups hold. */

const COLON = 58;
const DASH = 45;
const MAC = 17;
/** Groups of an address of IPv6 that leaves none out. */
const GROUPS = 8;
const GROUP = 4;
/** UTF-16 units of the shortest digest (SHA-1 in Base64). */
const DIGEST = 27;

/** Whether an address may begin where a number was read, by what stands behind the number; clocks are common. */
export function mayBeAddress(text: string, { firstLength, dots, colons, end, unitEnd }: NumberToken): boolean {
	if (firstLength > GROUP || dots > 1) return false;
	const behind = text.charCodeAt(end);
	if (dots > 0) return colons === 2 && firstLength === GROUP;
	if (behind === DASH) return firstLength === 2;
	return behind === COLON || text.charCodeAt(unitEnd) === COLON || (colons > 0 && isHex(behind)) || colons === 5;
}

/**
 * Offset behind the address that begins at `start`: of hardware (`52:54:00:ab:cd:ef`), of a PCI device (`0000:00:1f.2`)
 * or of IPv6 (`2001:db8::1`); `start` if there is none.
 */
export function addressEnd(text: string, start: number, end: number): number {
	if (isMac(text, start, end)) return start + MAC;
	if (isPci(text, start, end)) return start + PCI.length;
	let groups = 0;
	let colons = 0;
	let gaps = 0;
	let hasDigit = false;
	let at = start;
	for (let size = 0; at < end; at++) {
		const code = text.charCodeAt(at);
		if (isHex(code)) {
			if (++size > GROUP) return start;
			if (size === 1) groups++;
			hasDigit ||= isDigit(code);
		} else if (code === COLON && (isHexAt(text, at + 1, end) || (size > 0 && text.charCodeAt(at + 1) === COLON))) {
			if (size === 0) gaps++;
			colons++;
			size = 0;
		} else break;
	}
	const isWhole = gaps === 1 ? groups >= 2 && groups < GROUPS && colons >= 2 : gaps === 0 && groups === GROUPS;
	return isWhole && hasDigit && !isWordAt(text, at, end) ? at : start;
}

const groups = /::|(?:[\da-f]{1,4}:){7}/i;

/** Whether the address at [start, end) is one of IPv6. */
export function isInternetAddress(text: string, start: number, end: number): boolean {
	return groups.test(text.slice(start, end));
}

function isMac(text: string, start: number, end: number): boolean {
	const separator = text.charCodeAt(start + 2);
	if (start + MAC > end || (separator !== COLON && separator !== DASH)) return false;
	for (let i = 0; i < MAC; i++) {
		const code = text.charCodeAt(start + i);
		if (i % 3 === 2 ? code !== separator : !isHex(code)) return false;
	}
	return !isWordAt(text, start + MAC, end);
}

/** `x` stands for a hexadecimal digit. */
const PCI = 'xxxx:xx:xx.x';

function isPci(text: string, start: number, end: number): boolean {
	if (text.charCodeAt(start + GROUP) !== COLON || start + PCI.length > end) return false;
	for (let i = 0; i < PCI.length; i++)
		if (PCI[i] === 'x' ? !isHex(text.charCodeAt(start + i)) : text[start + i] !== PCI[i]) return false;
	return !isWordAt(text, start + PCI.length, end) || text.charCodeAt(start + PCI.length) === COLON;
}

function isHexAt(text: string, at: number, end: number): boolean {
	return at < end && isHex(text.charCodeAt(at));
}

function isWordAt(text: string, at: number, end: number): boolean {
	return at < end && /[\w:]/.test(text[at] as string);
}

const digest = /sha(?:1|256|384|512)[:-]([\w+/=]{27,100})/iy;

/** Offset behind the digest in Base64 whose name begins at `start` (`SHA256:nThbg6kX…`); or `start`. */
export function digestEnd(text: string, start: number, end: number): number {
	if (!isDigest(text, start) || end - start < DIGEST) return start;
	digest.lastIndex = start;
	return digest.test(text) && digest.lastIndex <= end ? digest.lastIndex : start;
}

/** Whether what begins at `start` can be the name of a digest. */
export function isDigest(text: string, start: number): boolean {
	return (text.charCodeAt(start) | 32) === 115 && (text.charCodeAt(start + 1) | 32) === 104;
}
