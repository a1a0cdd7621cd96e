import { isNoPlaceholder, isPassword, type SecretPlaces, type Span } from './pattern.ts';
import type { Secret, SecretKind } from './secret.ts';
import { looksRandom } from './values.ts';

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
		name: /^(?:[\w .-]{0,30}[_ .-])?(?:password|passwd|passphrase|pwd)$/i,
		isSecret: (value) => isPassword(value, value, '"') && !/\s/.test(value),
	},
	{
		kind: 'token',
		name: /^(?:[\w .-]{0,30}[_ .-])?(?:token|secret|(?:api|access|secret)[_ -]?key)$/i,
		isSecret: (value) => value.length >= 20 && isNoPlaceholder(value) && looksRandom(value),
	},
];

/** What separates the cells of a row, the rarest first. */
const signs = ['│', '┃', '|', '\t', ';', ',', '  '];

/** The name of a column, of at most three words, and no statement of SQL. */
const title = /^(?!select )[A-Za-z#][\w.()/#-]{0,40}(?: [\w.()/#-]{1,30}){0,2}$/i;

/** What a line of a table has between its header and its rows. */
const rule = /^[\s|│┃+:=─━═┼┿╪╋├┤┝┥╞╡┌┐└┘┬┴╭╮╰╯-]{3,4000}$/;

/** So many UTF-16 units of a line are looked at, and so many rows. */
const WIDEST = 2000;
const ROWS = 1000;

/** Takes the offset of a word in a header; returns what stands in its columns, and where the table ends. */
function secretsAt(text: string, at: number): { secrets: Secret[]; end: number } {
	const start = Math.max(0, at - WIDEST);
	const before = text.slice(start, at);
	const head = lineAt(text, start + before.lastIndexOf('\n') + 1, at);
	const sign = signs.find((sign) => text.slice(head.start, head.end).trim().includes(sign));
	const names = sign ? cellsOf(text, head, sign) : [];
	const titles = names.filter(([from, to]) => from < to);
	if (titles.length < 2 || !titles.every((cell) => isTitle(text, cell))) return { secrets: [], end: head.end };
	const wanted = names.flatMap((cell, number) => {
		const column = columns.find(({ name }) => name.test(text.slice(...cell)));
		return column ? [{ number, column }] : [];
	});
	return valuesIn(text, head.end, sign as string, names.length, wanted);
}

interface Wanted {
	readonly number: number;
	readonly column: Column;
}

function valuesIn(text: string, from: number, sign: string, count: number, wanted: readonly Wanted[]) {
	const secrets: Secret[] = [];
	let end = from;
	for (let row = 0; row < ROWS && end < text.length && wanted.length > 0; row++) {
		const line = lineAt(text, end + 1, end + 1);
		if (!rule.test(text.slice(line.start, line.end))) {
			const cells = cellsOf(text, line, sign);
			if (cells.length !== count) break;
			for (const { number, column } of wanted) {
				const [start, end] = cells[number] as Span;
				if (column.isSecret(text.slice(start, end))) secrets.push({ start, end, kind: column.kind });
			}
		}
		end = line.end;
	}
	return { secrets, end };
}

/** The line from `start` on; a long one ends some way behind `at`. */
function lineAt(text: string, start: number, at: number): { start: number; end: number } {
	const rest = text.slice(at, at + WIDEST);
	const end = rest.indexOf('\n');
	return { start, end: at + (end < 0 ? rest.length : end) };
}

function isTitle(text: string, [start, end]: Span): boolean {
	return title.test(text.slice(start, end));
}

/** The cells of a line, without the blanks, the quotes and the asterisks around what is in them. A border is no cell. */
function cellsOf(text: string, { start, end }: { start: number; end: number }, sign: string): Span[] {
	const cells: Span[] = [];
	let from = start;
	let isQuoted = false;
	for (let at = start; at < end; at++) {
		if (text[at] === '"' && sign !== '|') isQuoted = !isQuoted;
		else if (!isQuoted && text.startsWith(sign, at)) {
			cells.push(inner(text, from, at));
			while (sign === '  ' && text[at + 1] === ' ') at++;
			from = at + 1;
		}
	}
	cells.push(inner(text, from, end));
	const isBordered = /[|│┃]/.test(sign) && isBorder(cells.at(-1));
	return cells.slice(isBorder(cells[0]) && (isBordered || sign === '  ') ? 1 : 0, isBordered ? -1 : undefined);
}

const isBorder = (cell: Span | undefined) => cell !== undefined && cell[0] === cell[1];

const around = /^[\s"'`*]*$/;

function inner(text: string, start: number, end: number): Span {
	let [from, to] = [start, end];
	while (from < to && around.test(text[from] as string)) from++;
	while (from < to && around.test(text[to - 1] as string)) to--;
	return [from, to];
}

/** Passwords and tokens in tables of whatever form: the header names the column. */
export const columnPlaces: readonly SecretPlaces[] = [
	{
		literals: ['password', 'passwd', 'passphrase', 'secret_access_key', 'secret access key', 'api_key', 'access_token'],
		isNear: /(?<=(?:^|[|│┃\t;,"'`* _.-])[\w .-]{0,40})[\w ]{6,20}["'`* \t]{0,40}(?:[|│┃\t;,]|\r?$| {2})/my,
		secretsAt,
	},
];
