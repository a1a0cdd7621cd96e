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

/**
 * Finds stretches of base64 of more than `least` UTF-16 units between two offsets. Looks for what ends a stretch from as
 * far on as one has to reach, as Boyer and Moore search for words, so that it reads only a part of most texts.
 */
export function findBlobs(text: string, start: number, end: number, least: number): Blob[] {
	const blobs: Blob[] = [];
	for (let at = start; at + least < end; ) {
		const border = borderBefore(text, at, at + least);
		if (border >= at) {
			at = border + 1;
			continue;
		}
		const last = stretchEnd(text, at, end);
		if (isBase64(text, at, last)) blobs.push({ start: at, end: last });
		at = last + 1;
	}
	return blobs;
}

/** The last offset from `start` to `last` where no character of base64 stands; `start - 1` if there is none. */
function borderBefore(text: string, start: number, last: number): number {
	let at = last;
	while (at >= start && kindAt(text, at) !== 0) at--;
	return at;
}

function stretchEnd(text: string, start: number, end: number): number {
	let at = start;
	while (at < end && kindAt(text, at) !== 0) at++;
	return at;
}

function isBase64(text: string, start: number, end: number): boolean {
	let kinds = 0;
	let joints = 0;
	for (let at = start; at < end; at++) {
		const kind = kindAt(text, at);
		kinds |= kind;
		if (kind === JOINT) joints++;
	}
	return (kinds & MIXED) === MIXED && joints * CHARACTERS_PER_JOINT <= end - start;
}

function kindAt(text: string, at: number): number {
	const code = text.charCodeAt(at);
	return code < 128 ? (KINDS[code] as number) : 0;
}
