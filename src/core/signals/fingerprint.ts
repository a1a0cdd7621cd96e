/**
 * A number for the template of a stretch of text: equal for texts that differ only in words that hold a digit (times,
 * ids, addresses, counts). 52 bits, so that two templates among ten thousand do not meet. One pass, no strings.
 */
export function fingerprint(text: string, start: number, end: number): number {
	let low = 0x811c9dc5;
	let high = 0x9747b28c;
	let word = 0;
	let hasDigit = false;
	for (let at = start; at < end; at++) {
		const code = text.charCodeAt(at);
		if (isWordCode(code)) {
			word = mix(word, code);
			continue;
		}
		if (isDigit(code)) {
			hasDigit = true;
			continue;
		}
		low = mix(mix(low, hasDigit ? 1 : word), code);
		high = mix(high ^ code, hasDigit ? 2 : word);
		word = 0;
		hasDigit = false;
	}
	low = mix(low, hasDigit ? 1 : word);
	high = mix(high, hasDigit ? 2 : word);
	return (low >>> 0) * 0x100000 + (high & 0xfffff);
}

function isDigit(code: number): boolean {
	return code >= 48 && code <= 57;
}

function isWordCode(code: number): boolean {
	return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 45 || code > 127;
}

/** One step of FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/. */
function mix(hash: number, value: number): number {
	return Math.imul(hash ^ value, 0x01000193);
}
