import { isPassword, isUnnamed, type SecretPattern } from './pattern.ts';

/** What the name of a pair ends in, and whether the value before it is a secret then. */
const names: readonly (readonly [literals: readonly string[], kind: string, isSecret: (value: string) => boolean])[] = [
	[['password', 'passwd', 'passphrase'], 'password', (value) => isPassword(value, value, '"')],
	[['secret', 'token', 'api_key', 'apikey', 'access_key'], 'token', isUnnamed],
];

const quote = `\\\\{0,8}["']`;

/** Other fields of the pair: flags and types. */
const other = `(?:${quote}[\\w-]{1,30}${quote}: ?(?:true|false|null|\\d{1,9}|"\\w{1,20}"),\\s{1,40}){0,3}`;

/** What names a pair, also one of CloudFormation. */
const name = '(?:name|key|parameterkey|outputkey)';

/** Between a value and the name of its pair, in JSON, in YAML, and as attributes of an element. */
const between = [
	`${quote},\\s{0,40}${other}${quote}${name}${quote}[ \\t]{0,4}:[ \\t]{0,4}${quote}`,
	`["']?\\r?\\n[ \\t]{1,40}${name}:[ \\t]{1,4}["']?`,
	`["'][ \\t]{1,8}(?:name|key)=["']`,
].join('|');

/** Pairs with the value before its name. */
export const pairPatterns: readonly SecretPattern[] = names.map(([literals, kind, isSecret]) => ({
	kind,
	literals,
	shape: new RegExp(
		`(?<=(?<![\\w-])(?:parameter|output)?value(?:${quote})?[ \\t]{0,4}[:=][ \\t]{0,4}(?:${quote})?([^\\s"'\\\\<>]{6,400})(?:${between})[\\w.-]{0,60})(?:${literals.join('|')})(?=["'\\\\\\s]|$)`,
		'dimy',
	),
	isSecret,
}));
