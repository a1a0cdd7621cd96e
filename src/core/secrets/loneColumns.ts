import { isMixed } from './logins.ts';
import { isPasswordCell } from './passwordCell.ts';
import { isUnnamed, type SecretPattern } from './pattern.ts';

const bar = '[ \\t|│┃]';
const row = `${bar}{0,40}["']?[^\\s"'|│┃]{6,400}["']?${bar}{0,80}(?:\\r?\\n|$(?![^]))`;
const rule = '[ \\t|+=─━═┼├┤└┘┴-]{3,400}(?:\\r?\\n|$(?![^]))';

/** The name of a column alone on its line, and below it nothing but one word on each line. */
function column(
	literals: readonly string[],
	words: string,
	kind: string,
	isSecret: SecretPattern['isSecret'],
	ruled: string,
): SecretPattern {
	const name = `(?<=^[ \\t|│┃"']{0,40}(?:\\w{1,30}_)?)(?:${words})["']?${bar}{0,80}\\r?\\n`;
	return {
		kind,
		literals,
		shape: new RegExp(`${name}${ruled}((?:${row}|${rule}){1,4000})`, 'dimy'),
		each: /(?<=^[ \t|│┃"']{0,40})([^\s"'|│┃]{6,400})/dgm,
		isSecret,
	};
}

const passwords = ['password', 'passwd', 'passphrase'] as const;

/** Tables of one column: what a query for passwords gives. Without a rule below its name only what no word looks like. */
export const loneColumnPatterns: readonly SecretPattern[] = [
	column(passwords, passwords.join('|'), 'password', isPasswordCell, rule),
	column(passwords, passwords.join('|'), 'password', isMixed, ''),
	column(
		['token', 'secret', 'api_key'],
		'token|secret|api_key',
		'token',
		(value) => value.length >= 20 && isUnnamed(value),
		'',
	),
];
