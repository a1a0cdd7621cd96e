import { isMixed } from './logins.ts';
import { isPasswordCell } from './passwordCell.ts';
import type { SecretPlaces } from './pattern.ts';
import type { Secret } from './secret.ts';

/** Columns that hold passwords. */
export const inserted = /^[`"[]?(?:\w{1,30}_)?(?:password|passwd|pwd|pass|passphrase)[`"\]]?$/i;

/** Whether what is inserted into one is a password: it may have blanks if no sentence looks like it. */
export const isInserted = (value: string) => isPasswordCell(value) || (/\s/.test(value) && isMixed(value));

const names = /\(([^()]{1,2000})\)\s{1,8}(?:values\s{0,8}|(select)\s)/iy;

const single = "'((?:[^'\\\\]|\\\\.|''){0,8000})'";

/** One value of a row: a string, one that is hashed there, or a number, a word or a call; with a type or without. */
const value = new RegExp(
	`\\s{0,8}(?:[NE]?${single}|"((?:[^"\\\\]|\\\\.|""){0,8000})"|(?:password|md5|sha[12]?|crypt|encrypt)\\(${single}(?:,[^()]{0,60}(?:\\([^()]{0,40}\\))?[^()]{0,20})?\\)|[^,()'";]{0,200}(?:\\([^()]{0,400}\\))?)(?:::[\\w ]{1,40})?(?:\\s{0,8}([,);])|\\s{1,8}from\\s)`,
	'diy',
);

/** Takes the offset of a column's name in a statement that inserts rows; returns what stands there, and how far it looked. */
function secretsAt(text: string, at: number): { secrets: Secret[]; end: number } {
	const secrets: Secret[] = [];
	names.lastIndex = text.lastIndexOf('(', at);
	const [, list, selected] = names.exec(text) ?? [];
	const listed = list?.split(',');
	if (!listed) return { secrets, end: at + 1 };
	let end = endOfBlanks(text, names.lastIndex);
	for (let number = 0, isRow = selected !== undefined; isRow || text[end++] === '('; isRow = number > 0) {
		value.lastIndex = end;
		const found = value.exec(text);
		if (!found) break;
		const string = found.indices?.slice(1, 4).find((place) => place);
		if (string && inserted.test(listed[number]?.trim() ?? '') && isInserted(text.slice(...string)))
			secrets.push({ start: string[0], end: string[1], kind: 'password' });
		number = found[4] === ',' ? number + 1 : 0;
		end = number > 0 ? value.lastIndex : endOfGap(text, value.lastIndex);
	}
	return { secrets, end };
}

/** Blanks and comments; of a row that is a comment only what makes it one. */
const blanks = /\s{1,400}|--[ \t]{0,8}(?=\((?:[NE]?'|\d|NULL))|(?:--|#)[^\n\r]{0,8000}|\/\*[^*]{0,8000}\*\//iy;

function endOfBlanks(text: string, from: number): number {
	for (let at = from; ; at = blanks.lastIndex) {
		blanks.lastIndex = at;
		if (!blanks.test(text)) return at;
	}
}

/** Where the next row begins. */
function endOfGap(text: string, at: number): number {
	const end = endOfBlanks(text, at);
	return text[end] === ',' ? endOfBlanks(text, end + 1) : end;
}

/** Passwords in the rows that statements of SQL insert. */
export const insertPlaces: readonly SecretPlaces[] = [
	{
		literals: ['password', 'passwd', 'pwd', 'pass"', 'pass`', 'pass)', 'pass,', 'pass]'],
		isNear:
			/(?=(?:password|passwd|pwd|pass)["`\]]?[,\s)])(?<=(?:insert|replace) (?:ignore )?(?:into )?[^\s()]{1,100}\s{0,4}\([^()]{0,1000})/iy,
		secretsAt,
	},
];
