import { cellsOf } from './cells.ts';
import { inserted, isInserted } from './inserts.ts';
import type { SecretPlaces } from './pattern.ts';
import type { Secret } from './secret.ts';

const head = /\(([^()]{1,2000})\)\s{1,4}from\s{1,4}stdin([^\n;]{0,200});?\r?\n/iy;

/** Takes the offset of a column's name in a statement that copies rows; returns what stands in it, and where the rows end. */
function secretsAt(text: string, at: number): { secrets: Secret[]; end: number } {
	const secrets: Secret[] = [];
	head.lastIndex = text.lastIndexOf('(', at);
	const [, names = '', options = ''] = head.exec(text) ?? [];
	if (names === '') return { secrets, end: at + 1 };
	const sign = /csv/i.test(options) ? ',' : '\t';
	const numbers = names.split(',').flatMap((name, number) => (inserted.test(name.trim()) ? [number] : []));
	let start = head.lastIndex;
	while (start < text.length && !text.startsWith('\\.', start)) {
		const border = text.indexOf('\n', start);
		const end = border < 0 ? text.length : border;
		const cells = cellsOf(text.slice(start, end), sign);
		for (const number of numbers) {
			const [from, to] = cells[number] ?? [0, 0];
			if (isInserted(text.slice(start + from, start + to)))
				secrets.push({ start: start + from, end: start + to, kind: 'password' });
		}
		start = end + 1;
	}
	return { secrets, end: start };
}

/** Passwords in the rows that dumps of PostgreSQL copy. */
export const copyPlaces: readonly SecretPlaces[] = [
	{
		literals: ['password', 'passwd', 'pwd'],
		isNear: /(?=(?:password|passwd|pwd)["`\]]?[,\s)])(?<=copy [^\s()]{1,100}\s{0,4}\([^()]{0,1000})/iy,
		secretsAt,
	},
];
