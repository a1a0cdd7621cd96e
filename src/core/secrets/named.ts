import { isPassword, isRandom, type SecretPattern } from './pattern.ts';
import type { SecretKind } from './secret.ts';
import { unquoted, wholeUnquoted } from './unquoted.ts';
import { isName } from './values.ts';

const backslashes = '\\\\{0,8}';

/** Between a name and its value: the end of the name's quotes, and `=`, `:`, `:=`, `=>`, or the border of a column. */
export const equals = `${backslashes}["'\`]?\\]?[ \\t]{0,40}(?::=|=>|[:=]|(?<=[ \\t])[|│](?=[ \\t]))[ \\t]{0,40}`;

/** What logs put before each line: times, words in brackets, levels, the name of a container. */
const logged =
	'(?:(?:[\\dTZ:.,+-]{8,35}|\\[[^\\]\\n]{1,40}\\]|[A-Z]{4,8}|[\\w.-]{1,40}[ \\t]{0,20}[|│]|[-|│])[ \\t]{1,20}){0,5}';

/** Between a name and a value next to it, in YAML, JSON or XML, also in a diff or a log of it: name: PASSWORD, value: … */
export const beside = `${backslashes}["']?(?:\\\\{1,8}[nrt]|[\\s,+-]){1,40}${logged}${backslashes}["']?value${backslashes}["']?[ \\t]{0,8}[:=][ \\t]{0,8}`;

/** Between an option and its value in a list of arguments, and between the two of a pair. What is rare is looked for first. */
const inList = [
	`${backslashes}["'],(?<=--[\\w-]{1,60}${backslashes}["'],)\\s{0,40}(?=${backslashes}["'])`,
	`${backslashes}["'],(?=\\s{0,40}${backslashes}["'][^"'\\\\\\s]{1,400}${backslashes}["']\\s{0,40}\\])(?<=\\[\\s{0,40}${backslashes}["'][\\w-]{1,60}${backslashes}["'],)\\s{0,40}`,
];

/** A quote within a quoted field of CSV. */
const doubled = `(?:${backslashes}"){2}`;
const inField = `${doubled}:[ \\t]{0,8}`;

/** What else stands there, by where the two are. */
const otherwise = [
	// An option, or a line of a Dockerfile
	' (?<=(?:--|ENV )[\\w-]{1,60} )',
	// A sentence that quotes the value: password "…"
	` (?=${backslashes}["'][^\\s"']{1,400}["'])`,
	// An element: <password>…</password>
	'>(?=[^\\s<>]{1,400}<\\/)',
	// A block of YAML
	`:[ \\t]{1,4}[|>][+-]?[ \\t]{0,4}(?:\\r?\\n|\\\\{1,8}n)${logged}[ \\t+-]{1,40}`,
	`${inField}(?=${doubled})`,
	...inList,
	beside,
].join('|');

/** The value: what has no blanks in it, or in quotes of any number, a string with its escapes or one within an escaped string. */
const value = `(?:${[
	unquoted,
	'"((?:[^"\\\\\\n\\r]|\\\\.){1,4000})"',
	"'([^'\\n\\r]{1,4000})'",
	'`([^`\\n\\r]{1,4000})`',
	'\\\\{1,8}["\']([^"\'\\\\\\s]{1,4000})',
	`${doubled}(?<=${inField}${doubled})([^"\\\\\\n\\r]{1,4000})`,
	`(?:(?:${backslashes}"){3}|(?:${backslashes}'){3})(?:\\s|\\\\{1,8}[nrt]){0,40}([^"'\\\\\\s]{1,4000})`,
].join('|')})`;

/** A value behind a name that ends in one of the words; `words` are a pattern. */
function named(
	kind: SecretKind,
	literals: readonly string[],
	words: string,
	isSecret: SecretPattern['isSecret'],
): SecretPattern {
	const ends = '(?:[-_]?\\d{1,2})?';
	const shape = new RegExp(`${words}${ends}(?:${equals}|${otherwise})${value}`, 'dimy');
	return { kind, literals, shape, whole: wholeUnquoted, isSecret };
}

/** Values that only their names give away. */
export const namedPatterns: readonly SecretPattern[] = [
	named('password', ['passw', 'passphrase', 'pwd'], '(?:password|passwd|passphrase|pwd)', isPassword),
	named('password', ['pass'], '(?<=[_"\'-])pass', (pass, whole) => isPassword(pass, whole) && /^[!-~]+$/.test(pass)),
	named('password', ['pw"', "pw'", 'pw\\'], '(?<![A-Za-z0-9])pw', isPassword),
	named('secret', ['secret'], 'secret(?:[-_]?key(?:[-_]?base)?)?', isRandom),
	named('secret', ['credential'], 'credentials?', isRandom),
	named('token', ['token'], 'token', isRandom),
	named(
		'api-key',
		['key'],
		'(?<=api[-_ ]?|access[-_]?|private[-_]?|encryption[-_]?|signing[-_]?|auth[-_]?|master[-_]?|service[-_]?|account[-_]?|license[-_]?|\\b[A-Z][A-Z0-9_]{1,40}_)(?<!(?:public|primary|foreign|sort|partition|hash|range|index|cache|object|idempotency|trace|span)[-_]?)key',
		(key) => isRandom(key) && !isName(key),
	),
];
