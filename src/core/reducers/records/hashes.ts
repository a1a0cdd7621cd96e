import { classOf, DIGIT, PUNCTUATION } from '../log/charClasses.ts';

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over the codes between two offsets. */
export function hashOfText(text: string, start: number, end: number): number {
	let hash = SEED;
	for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
	return hash;
}

/** A hash of the text between two offsets in which all words that hold a digit are the same. */
export function hashOfShape(text: string, start: number, end: number): number {
	let hash = SEED;
	let word = SEED;
	let isVariable = false;
	for (let at = start; at < end; at++) {
		const code = text.charCodeAt(at);
		const type = classOf(code);
		if (type === DIGIT) isVariable = true;
		else if (type !== PUNCTUATION) word = Math.imul(word ^ code, PRIME);
		else {
			hash = Math.imul(hash ^ (isVariable ? 1 : word), PRIME) ^ code;
			word = SEED;
			isVariable = false;
		}
	}
	return Math.imul(hash ^ (isVariable ? 1 : word), PRIME);
}

/** Spreads the bits of a hash (the finaliser of MurmurHash3), so that sums of several do not meet. */
export function spread(hash: number): number {
	let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return mixed ^ (mixed >>> 16);
}
