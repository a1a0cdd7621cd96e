import { isPasswordCell } from './passwordCell.ts';
import type { SecretPlaces } from './pattern.ts';
import type { Secret } from './secret.ts';

/** Columns that hold passwords. */
const column = /^[`"[]?(?:\w{1,30}_)?(?:password|passwd|pwd|user_pass|passphrase)[`"\]]?$/i;

const names = /\(([^()]{1,2000})\)\s{1,8}values\s{0,8}/iy;

/** One value of a row: a string, or a number, a word or a call. */
const value = /\s{0,8}(?:[NE]?'((?:[^'\\]|\\.|''){0,8000})'|[^,()']{0,200}(?:\([^()]{0,400}\))?)\s{0,8}([,)])/dy;

/** Takes the offset of a column's name in a statement that inserts rows; returns what stands there, and how far it looked. */
function secretsAt(text: string, at: number): { secrets: Secret[]; end: number } {
	const secrets: Secret[] = [];
	names.lastIndex = text.lastIndexOf('(', at);
	const listed = names.exec(text)?.[1]?.split(',');
	if (!listed) return { secrets, end: at + 1 };
	let end = endOfBlanks(text, names.lastIndex);
	for (let number = 0; number > 0 || text[end++] === '('; ) {
		value.lastIndex = end;
		const found = value.exec(text);
		if (!found) break;
		const string = found.indices?.[1];
		if (string && column.test(listed[number]?.trim() ?? '') && isPasswordCell(found[1] ?? ''))
			secrets.push({ start: string[0], end: string[1], kind: 'password' });
		number = found[2] === ')' ? 0 : number + 1;
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
		literals: ['password', 'passwd', 'user_pass'],
		isNear:
			/(?<=insert (?:ignore )?into [^\s()]{1,100}\s{0,4}\([^()]{0,1000})(?:password|passwd|user_pass)["`\]]?[,\s)]/iy,
		secretsAt,
	},
];
