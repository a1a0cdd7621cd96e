/** A stretch of base64 within a text, as UTF-16 offsets. */
export interface Blob {
	readonly start: number;
	readonly end: number;
}

const UPPER = 1;
const LOWER = 2;
const DIGIT = 4;
/** `/`, `-`, `_`: rare in base64, frequent in paths and names. */
const JOINT = 8;
/** `+` and `=`. */
const OTHER = 16;
const MIXED = UPPER | LOWER | DIGIT;
/** Base64 holds one joint in 64 or in 32 characters on average; what holds more than one in this many is a path. */
const CHARACTERS_PER_JOINT = 12;

const KINDS = new Uint8Array(128);
KINDS.fill(UPPER, 65, 91);
KINDS.fill(LOWER, 97, 123);
KINDS.fill(DIGIT, 48, 58);
for (const code of [45, 47, 95]) KINDS[code] = JOINT;
for (const code of [43, 61]) KINDS[code] = OTHER;

/** Finds stretches of base64 of at least `least` UTF-16 units between two offsets, in one pass. */
export function findBlobs(text: string, start: number, end: number, least: number): Blob[] {
	const blobs: Blob[] = [];
	for (let at = start; at < end; at++) {
		const last = blobEnd(text, at, end, least);
		if (last > at + least) blobs.push({ start: at, end: last });
		at = Math.max(at, Math.abs(last));
	}
	return blobs;
}

/** Offset behind the stretch that begins at `start`, if it is base64; else its negative. */
function blobEnd(text: string, start: number, end: number, least: number): number {
	let kinds = 0;
	let joints = 0;
	let at = start;
	for (; at < end; at++) {
		const code = text.charCodeAt(at);
		const kind = code < 128 ? (KINDS[code] as number) : 0;
		if (kind === 0) break;
		kinds |= kind;
		if (kind === JOINT) joints++;
	}
	const isBase64 = at - start >= least && (kinds & MIXED) === MIXED && joints * CHARACTERS_PER_JOINT <= at - start;
	return isBase64 ? at : -at;
}
