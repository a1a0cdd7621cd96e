import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../src/core/secrets/findSecrets.ts';
import { loadSecretRules } from '../../../src/node/secretlint.ts';
import { random } from './support/samples.ts';

const found = async (text: string) =>
	(await findSecrets(text, loadSecretRules)).map(({ start, end }) => text.slice(start, end));

describe('a value without quotes goes to its end', () => {
	it.each([
		['a line of variables, over all', 'db_password=', `a9"c'd;K,z)x]`, '\n'],
		['a line of variables, from a bracket on', 'A=1\ndb.password=', '{k9Vq!2zT', '\r\n'],
		['a line of variables, with a quote that nothing closes', 'export DB_PASSWORD=', `k9Vq"!2zT`, '\n'],
		['an entry, from an angle on', 'db_password: ', '<k9Vq!2zT', '\n'],
		['an entry, from a quote on that nothing closes', 'db_password: ', `"k9Vq!2zT`, '\n'],
		['an entry, over a bracket that it does not open', 'db_password: ', 'k9Vq!2zT)', '\n'],
		['an entry that is a word up to a bracket', 'db_password: ', 'abcdefg{9z', '\n'],
		['a pair in quotes', 'x "password=', 'k9V;q!2)z}', '" y'],
		['a pair in quotes, from a bracket on', "x 'password=", ')k9V;q!2z', "' y"],
		['a pair in a log', 'host=db password=', 'k9V;qb!2z)', ' timeout=30'],
		['a pair in a log, from a stop on', 'host=db password=', ';k9Vq"b!2z', ' timeout=30'],
		['a path up to a character that none has', 'db_password: ', '/x9Kq!v|2z', '\n'],
	])('in %s', async (_, before, value, after) => {
		expect(await found(before + value + after)).toEqual([value]);
	});

	it.each([
		['the bracket that its line opened', '(password=', 'k9Vq!2zT', ')\n'],
		['the next pair of a log', 'x password=', 'k9Vq!2zT', ',host=db user=app\n'],
		['the next pair of a line', 'Password=', 'k9Vq!2zT', ';User Id=sa\n'],
		['a quote and a comma', '"password=', 'k9Vq!2zT', '","x"\n'],
		['an escape', 'x="password=', 'k9Vq!2zT', '\\nuser=joe"\n'],
		['a tag', 'password=', 'k9Vq!2zT', '<br/>\n'],
	])('but not over %s', async (_, before, value, after) => {
		expect(await found(before + value + after)).toEqual([value]);
	});

	it.each([
		['a part of code in brackets', 'pwd = (self.password1.encode(x) if y else z)'],
		['a variable of an object', '$PASSWORD = $Config->{proxy_pass1} || "";\n$pw_passwd = $pwob->passwd1 (x)'],
		['a pattern', 'const password = /(?<=:\\/\\/[^\\s:@/]{0,256}:)[^@]{1,256}/;'],
		['something in brackets', 'password: [see1]\npassword=(none1)\npassword={user.pass1}\npassword: <pw1>'],
		['a template', 'password={{.Values.db1}}\npassword=#{db1}'],
	])('is no secret if it is %s', async (_, text) => {
		expect(await found(text)).toEqual([]);
	});

	it('is masked whole, of whatever characters, nearly always', async () => {
		const printable = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).join('');
		const inner = printable.replace(/["'`\\]/g, '');
		const frames = ['db_password=§\n', 'db_password: §\n', 'export DB_PASSWORD=§\n', 'x "password=§" y\n'];
		for (const frame of frames) {
			let whole = 0;
			for (let seed = 1; seed <= 200; seed++) {
				const value = random(16, seed, inner);
				if ((await found(frame.replace('§', () => value)))[0] === value) whole++;
			}
			expect([frame, whole >= 170]).toEqual([frame, true]);
		}
	});
});
