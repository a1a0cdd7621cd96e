/** Tells values made up by chance, and passwords, from words, names and paths. */

/** How much of a value is looked at, in UTF-16 units. */
const MEASURED = 256;

/** Bits per character by how often each one comes (Shannon); of a long value its beginning. */
function entropy(value: string): number {
	const text = value.slice(0, MEASURED);
	const counts = new Map<string, number>();
	for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
	let bits = 0;
	for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
	return bits;
}

/** A word, also of several parts: `in-progress`, `UserNotFound`, `next_page`, a path (base64 begins with `/`, too), an object of Java, a size with its unit. */
const wordLike =
	/^(?:[A-Za-z]+(?:[-_.: ][A-Za-z]+)*|(?:[a-z_]\w*\.)+[A-Z][\w$]*@[0-9a-f]{1,8}|(?:~|\.{1,2})?\/(?![\w+/]{40,}={1,2}$)(?:[\w./@~+:%${}()*?=&#-]*|.*\/[a-z]{0,6}[;,)]{0,4})|[A-Za-z]:\\[\w .\\-]*|[a-z]+:\/\/.*)$/;

/** A size with its unit, `1.2.3`, a property in code. */
const inCode = /^(?:[\d.,:+-]+[A-Za-z%]{0,3}|[A-Za-z_$][\w$]*(?:(?:\.|\?\.|::|->)[A-Za-z_$][\w$]*)+[;,]?)$/;

/** Letters and numbers by turns, as in no name. */
const mixed = /\d[A-Za-z]+\d+[A-Za-z]+\d/;

/** The key of a text or a setting. */
const dotted = /^[a-z_$][A-Za-z_$]*\d?(?:\.[a-z_$][A-Za-z_$]*\d?)+$/;

/** Whether a value is a word, as a text of its own or as it stands in code. */
function isWord(value: string, isText: boolean): boolean {
	return wordLike.test(value) || (isText ? dotted.test(value) : inCode.test(value) && !mixed.test(value));
}

const sentence = /\s\S{1,256}\s\S{1,256}\s/;

/** The name of a type: `Uint8Array`, `OAuth2TokenCredential`. People put passwords together like that, too. */
const typeName = /^(?:[A-Z]{1,3}[a-z]{2,20}\d{0,2}){2,8}$/;

/** Whether a value that follows a word such as `token` is made up by chance: long, mixed, no word. */
export function looksRandom(value: string): boolean {
	if (value.length < 8 || !/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
	return !isWord(value, false) && !typeName.test(value) && !sentence.test(value) && entropy(value) >= 2.5;
}

/**
 * A name with numbers: of words and a version, `MIT-2024-1`, of words with numbers behind them, `id_rsa_prod2`, or a path
 * of plain words, `path/to/photo1.png`, `user:1:cart2`, or a constant, `R50K_REGEX`.
 */
const name =
	/^(?:[A-Za-z]+(?:[-_.][A-Za-z]+)*(?:[-_.]\d{1,4}){1,3}|[a-z]+\d{0,4}(?:[-_.](?:[a-z]+\d{0,4}|\d{1,4}))+|(?:[a-z_-]+\d{0,4}|\d{1,4})(?:[/.:](?:[a-z_-]+\d{0,4}|\d{1,4}))+|[A-Z][A-Z\d]*(?:_[A-Z\d]+){1,8})$/;

/** Whether a value that follows a word such as `key` or `secret` names something that is kept. */
export function isName(value: string): boolean {
	return name.test(value.slice(0, MEASURED));
}

/** Whether a value that follows a word such as `password` may be one: shorter and plainer than a random one. A text is no code. */
export function looksLikePassword(value: string, isText = false): boolean {
	if (value.length < 6 || value.length > MEASURED || isWord(value, isText) || sentence.test(value)) return false;
	return /[A-Za-z]/.test(value) && /[\d!@#$%^&*?~+=]/.test(value) && entropy(value) >= 2;
}
