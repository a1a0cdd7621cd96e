/** What a character can be part of, for the masker's loop over a line. */

export const PUNCTUATION = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Codes that forms use for their own marks; in a source they are escaped. */
const RESERVED = 3;

const CLASSES = new Uint8Array(128);
CLASSES.fill(LETTER, 65, 91);
CLASSES.fill(LETTER, 97, 123);
CLASSES.fill(DIGIT, 48, 58);
CLASSES.fill(RESERVED, 0, 4);
CLASSES[95] = LETTER;

/** Class of a UTF-16 code unit; everything beyond ASCII counts as a letter. */
export function classOf(code: number): number {
	return code < 128 ? (CLASSES[code] as number) : LETTER;
}

export function isDigit(code: number): boolean {
	return code >= 48 && code <= 57;
}

export function isHex(code: number): boolean {
	return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102);
}
