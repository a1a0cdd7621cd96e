import { isPlaceholder } from './placeholders.ts';
import type { Secret, SecretKind } from './secret.ts';
import { isName, looksLikePassword, looksRandom } from './values.ts';

/** A shape that a secret has, found by a literal in it. */
export interface SecretPattern {
	readonly kind: SecretKind;
	/** What stands in each secret of the shape; letters of both cases are one. */
	readonly literals: readonly string[];
	/** Where it begins before the literal, in UTF-16 units. */
	readonly lead?: number;
	/** What stands there in each: tells most of what is none at a small part of the cost of the shape. */
	readonly isNear?: RegExp;
	/** Matched where the literal is; the first group that took part is the value, or else the whole. Every quantifier has a bound. */
	readonly shape: RegExp;
	/** Matched where the value begins: how far a secret goes if further. */
	readonly whole?: RegExp;
	/** What in that value is a secret each time, where it may hold several: the first group. */
	readonly each?: RegExp;
	/** Whether what was found is a secret, by the value, by the whole of it if that goes further, and by what stands before. */
	readonly isSecret: (value: string, whole?: string, before?: string) => boolean;
}

/** Offsets of a value in a text, in UTF-16 units. */
export type Span = [start: number, end: number];

/** Values far from the literal that gives them away, where no shape of bounded length holds both. */
export interface SecretPlaces {
	readonly literals: readonly string[];
	/** What stands at the literal; only then the secrets are looked for. */
	readonly isNear: RegExp;
	/** Takes the offset of the literal; returns the secrets, and from where on to look again. */
	readonly secretsAt: (text: string, at: number) => { secrets: Secret[]; end: number };
}

export const anything = () => true;
export const isNoPlaceholder = (value: string) => !isPlaceholder(value);
export const isRandom = (value: string) => !isPlaceholder(value) && looksRandom(value);

/** What a service gives to be put into pages. */
const published = /^(?:pk_(?:live|test)_|sb_publishable_|phc_|pk\.eyJ)/;
export const isUnpublished = (value: string) => isRandom(value) && !published.test(value);
/** Whether a value is one by chance, and not the name of something that is kept elsewhere. */
export const isUnnamed = (value: string) => isUnpublished(value) && !isName(value);

/** No code stands in quotes, or in a variable of the environment. */
const beforeText = /["'`]$|^[A-Z_]+\d{0,2}=$/;
const dots = /(?<=\w)\.{3}(?=\w)/;

/** A password is judged as a whole: the part of it before a bracket may be a word. */
export function isPassword(value: string, whole = value, before = ''): boolean {
	const isText = beforeText.test(before);
	return !isPlaceholder(isText ? whole.replace(dots, '') : whole) && looksLikePassword(whole, isText);
}
