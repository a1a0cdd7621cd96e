import { bars, cellsOf, isEmpty, signs } from './cells.ts';
import { isMixed } from './logins.ts';
import { isPasswordCell } from './passwordCell.ts';
import { isUnnamed } from './pattern.ts';
import type { SecretKind } from './secret.ts';

/** A column of secrets: what names it, and whether a value in it is one. */
interface Column {
	readonly kind: SecretKind;
	readonly name: RegExp;
	readonly isSecret: (value: string) => boolean;
}

/** No word of a text is as long as a token. */
const columns: readonly Column[] = [
	{
		kind: 'password',
		name: /^(?:[\p{L}\w .'-]{0,30}[_ .-])?(?:password|passwd|passphrase|pwd|passwort|kennwort|mot de passe|contraseña|senha|wachtwoord|lösenord|hasło|пароль)$/iu,
		isSecret: isPasswordCell,
	},
	{
		// Tests pass as well
		kind: 'password',
		name: /^(?:[\w .-]{0,30}[_ .-])?(?:pass|pw)$/i,
		isSecret: (value) => isPasswordCell(value) && isMixed(value),
	},
	{
		kind: 'token',
		name: /^(?:[\w .-]{0,30}[_ .-])?(?:token|secret|(?:api|access|secret)[_ -]?key)$/i,
		isSecret: (value) => value.length >= 20 && isUnnamed(value),
	},
];

/** The name of a column, of at most four words, and no statement of SQL, nor a call cut at its commas. */
const title =
	/^(?!select )[\p{L}#][\p{L}\w./#'-]{0,40}(?:\(\w{0,30}\))?(?: (?:[\p{L}\w#][\p{L}\w./#'-]{0,29}|\([\w./%-]{0,30}\))){0,3}$/iu;

/** A line of a list in code. */
const listed = /^[ \t].*,\s*$/;

/** What the header of a table tells about its rows. */
export interface TableHeader {
	readonly sign: string;
	readonly names: readonly string[];
	/** Whether a border stands before each row. */
	readonly isOpened: boolean;
	/** The columns of secrets, by their numbers. */
	readonly wanted: readonly (readonly [number: number, column: Column])[];
}

/** Reads a line as the header of a table, if it may be one. */
export function headerOf(line: string): TableHeader | undefined {
	const sign = signs.find((sign) => line.trim().includes(sign));
	if (!sign || listed.test(line)) return undefined;
	const cells = cellsOf(line, sign);
	const isClosed = bars.has(sign) && isEmpty(cells.at(-1));
	const isOpened = isEmpty(cells[0]) && (isClosed || sign === '  ');
	const names = cells.slice(isOpened ? 1 : 0, isClosed ? -1 : undefined).map((cell) => line.slice(...cell));
	const titles = names.filter((name) => name !== '');
	if (titles.length < 2 || !titles.every((name) => title.test(name))) return undefined;
	const wanted = names.flatMap((text, number) => {
		const column = columns.find(({ name }) => name.test(text));
		return column ? [[number, column] as const] : [];
	});
	return { sign, names, isOpened, wanted };
}
