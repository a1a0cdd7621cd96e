import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../src/core/secrets/findSecrets.ts';
import { loadSecretRules } from '../../../src/node/secretlint.ts';
import { codeForms } from './support/forms/code.ts';
import { commandForms } from './support/forms/commands.ts';
import type { Forms } from './support/forms/forms.ts';
import { plainLines } from './support/forms/plain.ts';
import { passwordRequestForms, tokenForms } from './support/forms/requests.ts';
import { settingsForms } from './support/forms/settings.ts';
import { vendorTokens } from './support/forms/vendors.ts';
import { random } from './support/samples.ts';

const found = async (text: string) =>
	(await findSecrets(text, loadSecretRules)).map(({ start, end }) => text.slice(start, end));

/** Made-up passwords of the sorts that people choose, and longer ones by chance. */
const passwords = [`${random(10)}1`, 'Summer2026!q', `${random(8, 5)}#4`];
const longer = [random(32)];

/** So many characters around it go with it at most: a user, a name, asterisks. */
const AROUND = 24;

const rows = (forms: Forms, values: readonly string[]) =>
	Object.entries(forms).flatMap(([what, lines]) =>
		lines.map((line): [string, string, readonly string[]] => [what, line, values]),
	);

describe('a secret is found as people paste it', () => {
	it.each([
		...rows(settingsForms, passwords),
		...rows(codeForms, passwords),
		...rows(commandForms, passwords),
		...rows(passwordRequestForms, passwords),
		...rows(tokenForms, longer),
	])('%s: %j', async (_, line, values) => {
		for (const value of values) {
			const secrets = await found(`x\n${line.replaceAll('§', () => value)}\ny\n`);
			expect(secrets.length).toBe(line.split('§').length - 1);
			for (const secret of secrets) {
				expect(secret).toContain(value);
				expect(secret.length).toBeLessThanOrEqual(value.length + AROUND);
			}
		}
	});
});

describe('nothing is masked without a secret', () => {
	it.each(rows(plainLines, []))('%s: %j', async (_, line) => expect(await found(`x\n${line}\ny\n`)).toEqual([]));

	/** Whatever stands in these places is a password. */
	const isAny = ([, line]: readonly [string, string, readonly string[]]) => /@|\*\*|sqlplus|expdp/.test(line);

	it.each([...rows(settingsForms, []), ...rows(codeForms, []), ...rows(commandForms, [])].filter((row) => !isAny(row)))(
		'%s, with words for values: %j',
		async (_, line) => expect(await found(`x\n${line.replaceAll('§', 'something')}\ny\n`)).toEqual([]),
	);

	it.each(rows(tokenForms, []))('%s, with names for values: %j', async (_, line) => {
		if (/Bearer|Basic|ApiKey|_auth|base64|slack|\/(?:hooks?|catch|key)\//i.test(line)) return;
		expect(await found(`x\n${line.replaceAll('§', 'next_page-of-items')}\ny\n`)).toEqual([]);
	});
});

describe('a secret as few programs write it is found', () => {
	it.each([
		['of words, where its name is for the value', 'SECRET_KEY=', 'correct-horse-battery-9', '\n'],
		['of words, for tokens', 'jwt_secret: ', 'tomato-garden-window-42', '\n'],
		['encrypted, in braces', '<password>', `{${random(40)}1=}`, '</password>'],
		['encrypted, in braces, a token', '<secret>', `{${random(40)}1=}`, '</secret>'],
		['to be typed once', 'recovery_codes: ["', 'a1b2c-d3e4f', '"]'],
		['behind AUTH', 'AUTH PLAIN ', btoa(`\0joe\0${random(10)}`), '\r\n'],
		['behind the question for it', 'AUTH LOGIN\n334 UGFzc3dvcmQ6\n', btoa(random(10)), '\n'],
		[
			'behind the question for it, as Python prints it',
			"reply: b'334 UGFzc3dvcmQ6\\r\\n'\nreply: retcode (334); Msg: b'UGFzc3dvcmQ6'\nsend: b'",
			btoa(random(10)),
			"\\r\\n'\n",
		],
		['behind AUTH alone', 'write(3, "AUTH ', 'Summer2026!q', '\\r\\n", 20)'],
		['hidden by a device', 'username joe password 7 ', '0822455D0A16544541', '\n'],
		['hashed by a device', 'enable secret 9 ', `$9$${random(14)}$${random(43)}`, '\n'],
		['encrypted by a firewall', 'set passwd ENC ', `${random(40)}1==`, '\n'],
		['of nodes', 'erl -sname x -setcookie ', `${random(20)}1`, '\n'],
		['of a storage', 'mc alias set x https://s3.x.org joe12 ', `${random(40)}1`, '\n'],
		['of a cipher', "Fernet(b'", `${random(43)}=`, "')"],
		['before and behind', '~ password = "***" -> "', 'Summer2026!q', '"'],
		['asked for', 'AWS Secret Access Key [None]: ', `${random(39)}/`, '\n'],
		['posted', 'SAMLResponse=', `${random(80)}%2B1`, '&a=b'],
		['in the address of a node', 'https://mainnet.infura.io/v3/', random(32, 1, '0123456789abcdef'), '\n'],
		['in the address of another node', 'https://eth-mainnet.g.alchemy.com/v2/', random(32), '\n'],
		['of words for a wallet', 'MNEMONIC="', Array(12).fill('absorb').join(' '), '"'],
		['told to somebody', 'the root pw is ', 'Summer2026!q', '\n'],
		['told with the user', 'user joe, pass ', 'Summer2026!q', '\n'],
		['told as a pair', 'creds: joe / ', 'Summer2026!q', '\n'],
		['of a word with a number, where no test passed', 'DB_PASS: ', 'blue42falcon', '\n'],
		['of Redis, without a user', 'redis://', 'blue42falcon', '@cache:6379/0'],
		['in a command within another', 'OUT=$(mysql -uroot -p', 'Summer2026!q', ')\n'],
		['between backticks', 'OUT=`mysql -uroot -p', 'Summer2026!q', '`\n'],
		['in the answer of a program', '  password         ', 'Summer2026!q', '\n'],
		['behind dots', 'Password.....: ', 'Summer2026!q', '\n'],
		['below what names it', 'Your new password:\n\n', 'Summer2026!q', '\n'],
		['in a row of names and values', 'DB_PASSWORD\t"', 'Summer2026!q', '"\n'],
		[
			'of a new Jenkins',
			'use the following password to proceed to installation:\n\n',
			random(32, 1, '0123456789abcdef'),
			'\n',
		],
		['before what ends a string', '{"a":"[smtp.x.org]:587 joe:', 'Summer2026!q', '\\n"}'],
		['as an argument of more calls', "ftplib.FTP('h', 'joe', '", 'Summer2026!q', "')"],
		['behind a method', 'Credentials.basic("joe", "', 'Summer2026!q', '")'],
		['written into other markup, with an ampersand', '&lt;password&gt;', 'Summer&amp;garden2', '&lt;/password&gt;'],
		['short, of Vault', 'root token: ', `hvs.${random(23, 2).replace(/\d/g, 'k')}7`, '\n'],
	])('%s', async (_, before, value, after) => expect(await found(before + value + after)).toEqual([value]));
});

describe('an object of Kubernetes that is a Secret', () => {
	const data = 'data:\n  a.conf: YWJjZGVmZw==\n  user: "am9l"\n';
	const values = ['YWJjZGVmZw==', 'am9l'];

	it.each([
		['kind before', `apiVersion: v1\nkind: Secret\nmetadata:\n  name: x\n${data}`],
		['kind behind', `apiVersion: v1\n${data}kind: Secret\nmetadata:\n  name: x\n`],
		['several objects', `kind: ConfigMap\n---\nkind: Secret\n${data}---\nkind: Service\n`],
	])('is masked under whatever names: %s', async (_, text) => expect(await found(text)).toEqual(values));

	it('is masked in JSON', async () => {
		const object = { apiVersion: 'v1', data: { 'a.conf': values[0], user: values[1] }, kind: 'Secret' };
		for (const indent of [0, 2]) expect(await found(JSON.stringify(object, null, indent))).toEqual(values);
	});

	it.each([
		['another kind', `kind: ConfigMap\n${data}`],
		['the kind of another object', `kind: Secret\nmetadata:\n  name: x\n---\nkind: ConfigMap\n${data}`],
		['the same behind', `${data}kind: ConfigMap\n---\nkind: Secret\n`],
		['other values', 'kind: Secret\ndata:\n  - a\n  - b c\n'],
	])('is none if it is %s', async (_, text) => expect(await found(text)).toEqual([]));
});

describe('a token is found by itself, and is none with a word before it or cut off', () => {
	it.each(Object.entries(vendorTokens))('%s', async (_, token) => {
		const [value = '', ...more] = await found(`at ${token} in`);
		expect(more).toEqual([]);
		expect(token.endsWith(value) && value.length >= 20).toBe(true);
		expect(await found(`atx${token} in`)).toEqual(value === token ? [] : [value]);
		expect(await found(`at ${token.slice(0, token.length - value.length + 12)} in`)).toEqual([]);
	});
});
