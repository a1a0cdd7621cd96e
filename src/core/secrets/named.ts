import { isPassword, isRandom, type SecretPattern } from './pattern.ts';
import type { SecretKind } from './secret.ts';

const backslashes = '\\\\{0,8}';

/** Between a name and its value: the end of the name's quotes, and `=`, `:`, `:=`, `=>`, or the border of a column. */
export const equals = `${backslashes}["'\`]?\\]?[ \\t]{0,40}(?::=|=>|[:=]|(?<=[ \\t])[|│](?=[ \\t]))[ \\t]{0,40}`;

/** Between a name and a value next to it, in YAML, JSON or XML, also in a diff of it: name: PASSWORD, value: … */
export const beside = `${backslashes}["']?(?:\\\\{1,8}[nrt]|[\\s,+-]){1,40}${backslashes}["']?value${backslashes}["']?[ \\t]{0,8}[:=][ \\t]{0,8}`;

/** What else stands there, by where the two are. */
const otherwise = [
	// An option, or a line of a Dockerfile
	'(?<=(?:--|ENV )[\\w-]{1,60}) ',
	// A sentence that quotes the value: password "…"
	` (?=${backslashes}["'][^\\s"']{1,400}["'])`,
	// An element: <password>…</password>
	'>(?=[^\\s<>]{1,400}<\\/)',
	beside,
].join('|');

/** The value: a string with its escapes, a string within an escaped string, or what has no blanks in it. */
const value =
	'(?:"((?:[^"\\\\\\n\\r]|\\\\.){1,4000})"|\'([^\'\\n\\r]{1,4000})\'|`([^`\\n\\r]{1,4000})`|\\\\{1,8}["\']([^"\'\\\\\\s]{1,4000})|([^\\s"\'`\\\\,;&<>(){}[\\]|]{1,4000})(?![([{]))';

/** A value behind a name that ends in one of the words; `words` are a pattern. */
function named(
	kind: SecretKind,
	literals: readonly string[],
	words: string,
	isSecret: SecretPattern['isSecret'],
): SecretPattern {
	const ends = '(?:[-_]?\\d{1,2})?';
	return { kind, literals, shape: new RegExp(`${words}${ends}(?:${equals}|${otherwise})${value}`, 'diy'), isSecret };
}

/** Values that only their names give away. */
export const namedPatterns: readonly SecretPattern[] = [
	named('password', ['passw', 'passphrase', 'pwd'], '(?:password|passwd|passphrase|pwd)', isPassword),
	named('password', ['pass'], '(?<=[_"\'-])pass', (pass) => isPassword(pass) && /^[!-~]+$/.test(pass)),
	named('secret', ['secret'], 'secret(?:[-_]?key(?:[-_]?base)?)?', isRandom),
	named('secret', ['credential'], 'credentials?', isRandom),
	named('token', ['token'], 'token', isRandom),
	named(
		'api-key',
		['key'],
		'(?<=api[-_ ]?|access[-_]?|private[-_]?|encryption[-_]?|signing[-_]?|auth[-_]?|master[-_]?|service[-_]?|account[-_]?|license[-_]?|\\b[A-Z][A-Z0-9_]{1,40}_)(?<!(?:public|primary|foreign|sort|partition|hash|range|index|cache|object|idempotency|trace|span)[-_]?)key',
		isRandom,
	),
];
