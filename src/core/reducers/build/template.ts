import { forEachStretch } from './slots.ts';

/**
 * A number for the template of the stretch [start, end) of a text: equal for stretches that differ in variable parts
 * only and have the same words `above` them; how long a rule or a gap between columns is says nothing. 52 bits of two
 * FNV-1a hashes (http://www.isthe.com/chongo/tech/comp/fnv/), so that no two templates meet.
 */
export function templateOf(text: string, start: number, end: number, above = ''): number {
	let low = 0x811c9dc5;
	let high = 0x9747b28c;
	for (let at = 0; at < above.length; at++) {
		low = mix(low, above.charCodeAt(at));
		high = mix(high, above.charCodeAt(at) + 7);
	}
	forEachStretch(text, start, end, (from, to, isSlot) => {
		if (isSlot) {
			low = mix(low, 1);
			high = mix(high, 2);
			return;
		}
		for (let at = from; at < to; at++) {
			const unit = text.charCodeAt(at);
			if (at > from && unit === text.charCodeAt(at - 1) && !isLetter(unit)) continue;
			low = mix(low, unit);
			high = mix(high, unit + 7);
		}
	});
	return (low >>> 0) * 0x100000 + (high & 0xfffff);
}

function isLetter(unit: number): boolean {
	return (unit | 32) >= 97 && (unit | 32) <= 122;
}

function mix(hash: number, value: number): number {
	return Math.imul(hash ^ value, 0x01000193);
}
