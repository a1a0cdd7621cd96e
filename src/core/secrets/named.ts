import { doubled, equals, inField, otherwise, typed, wrapped } from './between.ts';
import { isPassword, isRandom, isUnnamed, isUnpublished, type SecretPattern } from './pattern.ts';
import type { SecretKind } from './secret.ts';
import { unquoted, wholeUnquoted } from './unquoted.ts';

const backslashes = '\\\\{0,8}';

/** The value: what has no blanks in it, or in quotes of any number, a string with its escapes or one within an escaped string. */
const value = `(?:${[
	// As Jenkins and Maven keep them
	'(\\{[A-Za-z0-9+/]{20,2000}={0,2}\\})',
	unquoted,
	'"((?:[^"\\\\\\n\\r]|\\\\.){1,4000})"',
	// A backslash before what ends a value is none of an escape
	"'((?:[^'\\\\\\n\\r]|\\\\(?:(?!')|'(?![\\s,;:)\\]}]|$))){1,4000}\\\\?)'",
	'`([^`\\n\\r]{1,4000})`',
	'\\\\{1,8}["\']([^"\'\\\\\\s]{1,4000})',
	`${doubled}(?<=${inField}${doubled})([^"\\\\\\n\\r]{1,4000})`,
	`(?:(?:${backslashes}"){3}|(?:${backslashes}'){3})(?:\\s|\\\\{1,8}[nrt]){0,40}([^"'\\\\\\s]{1,4000})`,
].join('|')})`;

/** A name that is the user of a URL: its password is known by its place, and no host goes with it. */
const asUser = ':(?<=:\\\\{0,8}/\\\\{0,8}/[\\w.-]{1,80}:)[^\\s/"\'<>\\\\]{1,256}@';

/** A value behind a name that ends in one of the words; `words` are a pattern. */
function named(
	kind: SecretKind,
	literals: readonly string[],
	words: string,
	isSecret: SecretPattern['isSecret'],
): SecretPattern {
	const ends = '(?:[-_ ]?(?:\\d{1,2}|confirm(?:ation)?))?';
	const shape = new RegExp(`${words}${ends}(?:${typed}|${equals}|${otherwise})${wrapped}${value}`, 'dimy');
	const isNear = new RegExp(`(?:${words})${ends}(?!\\w|${asUser})`, 'imy');
	return { kind, literals, isNear, shape, whole: wholeUnquoted, isSecret };
}

/** What a password is for, before a short word for it that ends other words as well. */
const passOf = '(?:db|sql|smtp|imap|mail|ftp|ssh|sudo|root|admin|user|store|key|trust|cert|proxy|ldap|wifi|my)';

/** Before `pw`, which ends other words as well. */
const ownersOfShort = ['user', 'root', 'bind', 'admin', 'ldap', 'mail', 'smtp', 'db'];

/** The name of a test or of its file: of several words with numbers in them. */
const word = '[a-z+]{0,60}(?:\\d{1,20}(?:[a-z+]{1,60}(?:\\d{1,20}[a-z+]{0,60})?)?)?';
const testName = `${word}(?:[-_./:\\\\]${word}){1,40}(?:[[(][^\\n\\r]{1,100})?`;

/** No report of a test: `pass: test_login_2`. */
const unreported = `(?!pass[ \\t]{0,8}[:|][ \\t]{1,8}${testName}:?(?![^\\s"'\`]))`;

/** The one word that a report in capitals says to have passed: `PASS: parser2`. */
const reports = /^PASS[ \t]{0,8}[:|][ \t]{1,8}$/;
const oneWord = /^[a-z+]{0,60}(?:\d{1,20}[a-z+]{0,60})?(?:[[(].{1,100})?:?$/i;
const isReport = (whole = '', before = '') => reports.test(before) && oneWord.test(whole);

const isPrintable = (value: string) => /^[!-~]+$/.test(value);

/** A password in other languages, by its beginning or a part of it: what stands there, and what before it and behind it. */
const foreign: Readonly<Record<string, string>> = {
	passwort: 'passwort',
	kennwort: 'kennwort',
	passe: '(?<=mot[ _-]?de[ _-]?|palavra[ _-]?)passe',
	mdp: '(?<![a-z])mdp',
	contrase: 'contrase(?:ñ|n|ny)a',
	clave: '(?<![a-z])clave',
	senha: '(?<![a-z])senha',
	parola: '(?<![a-z])parola(?:[ _-]chiave)?',
	wachtwoord: 'wachtwoord',
	senord: '(?<=l[öo])senord',
	hasło: '(?<![a-z])hasło',
	haslo: '(?<![a-z])haslo',
	adgangskode: 'adgangskode',
	passord: 'passord',
	heslo: '(?<![a-z])heslo',
	ifre: '(?<=(?<![a-z])[şs])ifre',
	пароль: 'пароль',
	パスワード: 'パスワード',
	비밀번호: '비밀번호',
	...Object.fromEntries(
		['密码', '密碼', '口令'].flatMap((word) => [':', '：', '=', '"', ' '].map((end) => [word + end, word])),
	),
};

/** Names such as `_PAT` say less than others. */
const isLong = (value: string) => /^[\w.:/+=-]{20,}$/.test(value) && isUnnamed(value);

/** Where the next page of a list begins, and what else stands for a place in one. */
const pages = '(?:page|next|continuation|sync|resume|paging|cursor)[-_]?';

/** What a secret is for, where its value is one and not the name of something kept, also if it is made of words. */
const valued =
	'(?:(?<=(?:jwt|session|cookie|client|consumer|api|app|webhook|signing|shared|hmac|csrf|token)[-_]?)secret|(?<=(?<![a-z])[A-Z_]{0,40})secret_key(?:_base)?)';

/** What tests and examples make of a name: `client-secret-1`. */
const numbered = /^(?:[a-z]{2,12}[-_.]){1,2}(?:secret|key|token)[-_.]?\d{1,2}$/i;

/** Values that only their names give away. */
export const namedPatterns: readonly SecretPattern[] = [
	named('password', ['passw', 'passphrase', 'pass_phrase', 'pwd'], '(?:password|passwd|pass_?phrase|pwd)', isPassword),
	named(
		'password',
		['pass'],
		`(?<=_|<\\w{1,20}:|${passOf})pass`,
		(pass, whole, before) => isPassword(pass, whole, before) && isPrintable(pass),
	),
	named(
		'password',
		['pass'],
		`(?:(?<=["'/&?;<.-]|^[ \\t]{0,20}|\\b(?:const|let|var|val|string) )${unreported}|(?<=[ \\t,])(?=pass=(?!${testName}(?!\\S))|pass: ["'\`](?!${testName}["'\`])))pass`,
		(pass, whole, before) => isPassword(pass, whole, before) && isPrintable(pass) && !isReport(whole, before),
	),
	...Object.entries(foreign).map(([literal, words]) => named('password', [literal], words, isPassword)),
	named('password', ['pw"', "pw'", 'pw\\'], '(?<![A-Za-z0-9])pw', isPassword),
	named(
		'password',
		['_pw', '-pw', ...ownersOfShort.map((owner) => `${owner}pw`)],
		`(?:[-_]|${ownersOfShort.join('|')})pw`,
		isPassword,
	),
	named('password', ['psk'], '(?<![a-z])psk', isPassword),
	named('secret', ['secret'], 'secret(?:[-_.]?key(?:[-_]?base)?|[-_]?id)?', isUnnamed),
	named(
		'secret',
		['secret'],
		valued,
		(value, whole, before) => isPassword(value, whole, before) && !numbered.test(value),
	),
	named(
		'token',
		['_pat', '_erlang_cookie', 'test_reporter_id', 'apikey_private'],
		'(?:(?<=[a-z])_pat|_erlang_cookie|test_reporter_id|apikey_private)',
		isLong,
	),
	named('token', ['_token_'], '(?<=[A-Z])_token_(?!id|ur|expir|endpoint|path|file|name|type)\\w{1,40}', isLong),
	named('secret', ['salt'], '(?<=hash[-_]?|nonce[-_]?|auth[-_]?|key[-_]?|in[-_]?)salt', isRandom),
	named('secret', ['credential'], '(?<!-SHA256 |amz-|goog-)credentials?', isUnnamed),
	named('token', ['token', 'device_code'], `(?:(?<!publickey|unexpected |${pages})token|device_code)`, isUnpublished),
	named(
		'api-key',
		['key'],
		'(?<=api[-_ ]?|access[-_]?|private[-_]?|encryption[-_]?|signing[-_]?|auth[-_]?|master[-_]?|service[-_]?|account[-_]?|license[-_]?|pre-?shared[-_]?|subscription[-_]?|functions?[-_]?|validation[-_]?|decryption[-_]?|session[-_]?|webhook[-_]?|storage[-_]?|certificate[-_]?|fernet[-_]?|jwt[^a-z]{0,12}|unseal[-_ ]?|\\b[A-Z][A-Z0-9_]{1,40}_)(?<!(?:routing|public|publishable|site|s3|primary|foreign|sort|partition|hash|range|index|cache|object|idempotency|trace|span)[-_]?)key',
		isUnnamed,
	),
];
