import type { SecretKind } from './secret.ts';
import { isPlaceholder, looksLikePassword, looksRandom } from './values.ts';

/** A shape that a secret has, found by a literal in it. */
export interface SecretPattern {
	readonly kind: SecretKind;
	/** What stands in each secret of the shape; letters of both cases are one. */
	readonly literals: readonly string[];
	/** Where it begins before the literal, in UTF-16 units. */
	readonly lead?: number;
	/** Matched where the literal is; group 1 is the value, or else the whole. Every quantifier has a bound. */
	readonly shape: RegExp;
	/** Whether what was found is a secret. */
	readonly isSecret: (value: string) => boolean;
}

const isNoPlaceholder = (value: string) => !isPlaceholder(value);
const isRandom = (value: string) => !isPlaceholder(value) && looksRandom(value);
const isPassword = (value: string) => !isPlaceholder(value) && looksLikePassword(value);
const anything = () => true;

/** No word goes on before; the `n` of a `\n` within a string is no part of a word. */
const border = '(?<![A-Za-z0-9_-])|(?<=\\\\[nrtbf])';

/** Tokens that are known by their first letters. */
function token(kind: SecretKind, literals: readonly string[], rest: string, isSecret = isNoPlaceholder): SecretPattern {
	const first = literals.map((literal) => literal.replace('.', '\\.')).join('|');
	return { kind, literals, shape: new RegExp(`(?:${border})(?:${first})${rest}`, 'dy'), isSecret };
}

/** Between a name and its value: the end of the name's quotes, and `=`, `:`, `:=` or `=>`. */
const equals = '\\\\{0,8}["\'`]?\\]?[ \\t]{0,8}(?::=|=>|[:=])[ \\t]{0,8}';

/** The value: a string with its escapes, a string within an escaped string, or what has no blanks in it. */
const value =
	'(?:"((?:[^"\\\\\\n\\r]|\\\\.){1,4000})"|\'([^\'\\n\\r]{1,4000})\'|`([^`\\n\\r]{1,4000})`|\\\\{1,8}["\']([^"\'\\\\\\s]{1,4000})|([^\\s"\'`\\\\,;&<>(){}[\\]|]{1,4000})(?![([{]))';

/** A value behind a name that ends in one of the words; `words` are a pattern. */
function named(kind: SecretKind, literals: readonly string[], words: string, isSecret: SecretPattern['isSecret']) {
	const ends = '(?:[-_]?\\d{1,2})?';
	return {
		kind,
		literals,
		shape: new RegExp(`${words}${ends}(?:${equals}|(?<=--[\\w-]{1,60}) )${value}`, 'diy'),
		isSecret,
	};
}

/** Between the lines of a key, real or as the escapes of a string. */
const lineEnds = '(?:\\\\{1,8}[nr]|\\s){0,8}';
/** All up to the end of a key, also what a log or a diff put before its lines. */
const wholeKey = `((?:(?!${lineEnds}-----)[^]){40,20000})(?=${lineEnds}-----END)`;
/** The lines of a key that was cut off. */
const brokenKey = '([A-Za-z0-9+/=]{20,4000}(?:(?:\\\\{1,8}[nr]|\\s){1,8}[A-Za-z0-9+/=]{20,4000}){0,400})';

/** What the maintained rules do not find, or of which they report more than the value. */
export const secretPatterns: readonly SecretPattern[] = [
	{
		kind: 'private-key',
		literals: ['private key'],
		shape: new RegExp(
			`(?<=-----BEGIN[A-Z ]{0,24})PRIVATE KEY(?: BLOCK)?-----${lineEnds}(?:${wholeKey}|${brokenKey})`,
			'dy',
		),
		isSecret: (body) => /[A-Za-z0-9+/=]{40}/.test(body),
	},
	{
		kind: 'password',
		literals: ['://', ':\\/'],
		shape: /:\\{0,8}\/\\{0,8}\/[^\s:@/"'<>\\]{0,256}:([^\s@/"'<>\\]{1,256})@(?=[\w.[%-])/dy,
		isSecret: (password) => isNoPlaceholder(password) && password !== 'x-oauth-basic',
	},
	{
		kind: 'github-token',
		literals: ['://'],
		shape: /:\\{0,8}\/\\{0,8}\/([^\s:@/"'<>\\]{1,256}):x-oauth-basic@/dy,
		isSecret: isNoPlaceholder,
	},
	token('aws-key', ['AKIA', 'ASIA'], '[A-Z0-9]{16}(?![A-Za-z0-9])'),
	{
		kind: 'aws-key',
		literals: ['accesskey', 'access_key', 'access-key'],
		shape: new RegExp(
			`(?<=secret[-_]?)access[-_]?key${equals}\\\\{0,8}["'\`]?([A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])`,
			'diy',
		),
		isSecret: isNoPlaceholder,
	},
	token('gcp-key', ['AIza'], '[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])'),
	token('gcp-key', ['ya29.'], '[0-9A-Za-z_-]{20,2000}'),
	token('gcp-key', ['GOCSPX-'], '[0-9A-Za-z_-]{28}'),
	{
		kind: 'azure-key',
		literals: ['accountkey', 'accesskey'],
		shape: /(?:accountkey|(?<=shared)accesskey)=([A-Za-z0-9+/]{40,100}={1,2})/diy,
		isSecret: anything,
	},
	{
		kind: 'azure-key',
		literals: ['sig='],
		shape: /(?<=[?&;])sig=([A-Za-z0-9%+/]{40,200}={0,2})/dy,
		isSecret: anything,
	},
	{
		kind: 'azure-key',
		literals: ['8Q~'],
		lead: 3,
		shape: /(?:(?<![\w~.-])|(?<=\\[nrt]))[\w~.-]{3}8Q~[\w~.-]{34}(?![\w~.-])/dy,
		isSecret: anything,
	},
	token('github-token', ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], '[A-Za-z0-9_]{36,255}'),
	token(
		'gitlab-token',
		['glpat-', 'gldt-', 'glrt-', 'glcbt-', 'glptt-', 'glft-', 'glimt-', 'glagent-', 'gloas-', 'glsoat-'],
		'[A-Za-z0-9_-]{20,128}',
	),
	token('openai-key', ['sk-'], '(?:(?:proj|svcacct|admin)-[A-Za-z0-9_-]{40,250}|[A-Za-z0-9]{48})(?![A-Za-z0-9_-])'),
	token('anthropic-key', ['sk-ant-'], '[A-Za-z0-9_-]{40,200}'),
	token('stripe-key', ['whsec_'], '[A-Za-z0-9+/]{32,100}={0,2}'),
	token('pypi-token', ['pypi-AgE'], '[A-Za-z0-9_-]{50,500}'),
	token('digitalocean-token', ['dop_v1_', 'doo_v1_', 'dor_v1_'], '[a-f0-9]{64}'),
	token('jwt', ['eyJ'], '[A-Za-z0-9_-]{8,4000}\\.eyJ[A-Za-z0-9_-]{8,8000}\\.[A-Za-z0-9_-]{8,2000}', anything),
	{
		kind: 'npm-token',
		literals: ['_authtoken', '_auth='],
		shape: /_auth(?:Token)?=([^\s"'\\$;,<>]{8,2000})/dy,
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'authorization',
		literals: ['authorization'],
		shape: new RegExp(
			`authorization${equals}\\\\{0,8}["'\`]?(?:(?:Bearer|Basic|Token|ApiKey|Bot)[ \\t]{1,4})([^\\s"'\`\\\\,;<>]{8,8000})`,
			'diy',
		),
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'authorization',
		literals: ['bearer'],
		shape: /(?<![A-Za-z])bearer[ \t]{1,4}([A-Za-z0-9._~+/-]{16,8000}={0,2})/diy,
		isSecret: isRandom,
	},
	named('password', ['passw', 'passphrase', 'pwd'], '(?:password|passwd|passphrase|pwd)', isPassword),
	named('secret', ['secret'], 'secret(?:[-_]?key)?', isRandom),
	named('token', ['token'], 'token', isRandom),
	named(
		'api-key',
		['key'],
		'(?<=api[-_ ]?|access[-_]?|private[-_]?|encryption[-_]?|signing[-_]?|auth[-_]?|master[-_]?|service[-_]?|account[-_]?|license[-_]?|\\b[A-Z][A-Z0-9_]{1,40}_)key',
		isRandom,
	),
];
