import type { SecretPlaces } from './pattern.ts';
import type { Secret } from './secret.ts';
import { headerOf } from './tableHeader.ts';
import { secretsBelow } from './tableRows.ts';

/** So many UTF-16 units of a header are looked at before a word in it, and behind it. */
const WIDEST = 2000;

/** Takes the offset of a word in a header; returns what stands in its columns, and where the table ends. */
function secretsAt(text: string, at: number): { secrets: Secret[]; end: number } {
	const before = text.slice(Math.max(0, at - WIDEST), at);
	const start = at - before.length + before.lastIndexOf('\n') + 1;
	const [rest = ''] = text.slice(at, at + WIDEST).split('\n', 1);
	const end = at + rest.length;
	const header = headerOf(text.slice(start, end));
	return header && header.wanted.length > 0 ? secretsBelow(text, header, end) : { secrets: [], end };
}

/** Passwords and tokens in tables of whatever form: the header names the column. */
export const columnPlaces: readonly SecretPlaces[] = [
	{
		literals: [
			'pass',
			'pwd',
			'secret',
			'api_key',
			'access key',
			'token',
			'kennwort',
			'contrase',
			'senha',
			'wachtwoord',
			'senord',
			'hasło',
			'пароль',
		],
		isNear: /[\w\u00c0-\uffff ]{3,20}["'`* \t]{0,40}(?:[|│┃\t;,]|\r?$| {2})/my,
		secretsAt,
	},
];
