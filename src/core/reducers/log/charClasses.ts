/** What a character can be part of, for the masker's loop over a line. */

export const PUNCTUATION = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Codes that forms use for their own marks; in a source they are escaped. */
const RESERVED = 3;

/** One entry for each code, so that a look-up has no branch. Everything beyond ASCII counts as a letter. */
const CLASSES = new Uint8Array(1 << 16).fill(LETTER);
CLASSES.fill(PUNCTUATION, 0, 128);
CLASSES.fill(LETTER, 65, 91);
CLASSES.fill(LETTER, 97, 123);
CLASSES.fill(DIGIT, 48, 58);
CLASSES.fill(RESERVED, 0, 4);
CLASSES[95] = LETTER;

/** Class of a UTF-16 code unit. */
export function classOf(code: number): number {
	return CLASSES[code] as number;
}

export function isDigit(code: number): boolean {
	return code >= 48 && code <= 57;
}

export function isHex(code: number): boolean {
	return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102);
}
