import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../src/core/secrets/findSecrets.ts';
import { loadSecretRules } from '../../../src/node/secretlint.ts';
import { random } from './support/samples.ts';

const found = async (text: string) =>
	(await findSecrets(text, loadSecretRules)).map(({ start, end }) => text.slice(start, end));

const [one, other] = ['Summer2026!q', 'blue42falcon'];
const token = random(40);

describe('a column of passwords', () => {
	it.each([
		['Markdown', `| user | password |\n|---|:--|\n| joe | ${one} |\n| ann | \`${other}\` |\n\ntext\n`],
		['Markdown without borders', `user | password | x\n--- | --- | ---\njoe | ${one} | 1\nann | ${other} | 2\n`],
		[
			'a box',
			`┌─────┬──────────────┐\n│ user│ password     │\n├─────┼──────────────┤\n│ joe │ ${one} │\n│ ann │ ${other} │\n└─────┴──────────────┘\n`,
		],
		[
			'MySQL',
			`+----+--------------+\n| id | password     |\n+----+--------------+\n| 1  | ${one} |\n| 2  | ${other} |\n+----+--------------+\n`,
		],
		['PostgreSQL', ` id | db_password\n----+--------------\n  1 | ${one}\n  2 | ${other}\n(2 rows)\n`],
		['blanks', `USER   PASSWORD       ROLE\njoe    ${one}   admin\nann    ${other}   user\n`],
		['CSV', `id,password,role\r\n1,${one},admin\r\n2,${other},user\r\n`],
		['CSV in quotes', `"id","password"\n"a, b","${one}"\n"2","${other}"\n`],
		['CSV by semicolons', `login_password;user\n${one};joe\n${other};ann\n`],
		['CSV with a short name', `user;pwd\njoe;${one}\nann;${other}\n`],
		['CSV in German', `Benutzer;Kürzel;Passwort\nMüller;m;${one}\nJäger;j;${other}\n`],
		['CSV in French', `Nom d'utilisateur;Mot de passe\njoe;${one}\nann;${other}\n`],
		['CSV with long names', `name of the user,initial password,group\njoe,${one},a\nann,${other},b\n`],
		['one column of PostgreSQL', ` password\n--------------\n ${one}\n ${other}\n(2 rows)\n`],
		['one column of MySQL', `+----+\n| password |\n+----+\n| ${one} |\n| ${other} |\n+----+\n`],
		['TSV', `user\tpassword\nx y\t${one}\nann\t${other}\n`],
	])('is found in %s', async (_, text) => expect(await found(`x\n\n${text}`)).toEqual([one, other]));

	it.each([
		[
			'no last cell',
			` id | password | mail \n----+---+---\n  1 |          | a@b\n  2 | ${one} | \n  3 | ${other} | c@d\n`,
		],
		['a row without borders', `| id | password |\n|---|---|\n| 1 |  |\n2 | ${one}\n| 3 | ${other}\n`],
		['borders that the header has not', `id | password\n--- | ---\n| 1 | ${one} |\n\n| 2 | ${other} |\n`],
		['a blank line and borders', `| id | password |\n|---|---|\n| 1 | ${one} |\n\n| 2 | ${other} |\n`],
		['fewer cells', `id,password,role\n1\n1,none\n2,${one}\n3,${other},x\n`],
		['more cells', `id,name,password,x\n1,Doe, Joe,${one},x\n2,ann,${other},x\n`],
		['comments and blank lines', `id,password\n# first, of three\n# x\n1,${one}\n\n2,${other}\n`],
		['empty cells', `id,password\n1,\n2,${one}\n,\n3,${other}\n`],
		['a quote', `id,size,password\n1,5'8",${one}\n2,"6 x,${other}\n`],
		['signs in quotes', `name,password,x\n"Doe, J",${one},"a, b"\r\n"D ""J"", j",${other},"a ""b"", c"\r\n`],
		['the name of a column', `user,password\nuser,${one}\n\nuser,${other}\n`],
		['a long cell before', `text,password\n${'a'.repeat(9000)},${one}\nx,${other}\n`],
		['another table below', `id,password\n1,${one}\n(1 row)\nhost;x;passwd\na;b;${other}\n`],
	])('is found with %s', async (_, text) => expect(await found(`x\n\n${text}`)).toEqual([one, other]));

	it('is found to the end of a long table', async () => {
		const text = `id,password\n${'1,none\n'.repeat(5000)}2,${one}\n`;
		expect(await found(text)).toEqual([one]);
	});

	it('may hold the keys of a cloud', async () => {
		const text = `User name,Password,Access key ID,Secret access key\njoe,${one},id1,${token}\n`;
		expect(await found(text)).toEqual([one, token]);
	});

	it('may be one of tokens, or the only one', async () => {
		expect(await found(`name,token\nci,${token}\ncd,x\n`)).toEqual([token]);
		expect(await found(`token\n${token}\n`)).toEqual([token]);
		expect(await found(`password\n${one}\n${one}3\n`)).toEqual([one, `${one}3`]);
	});

	it('may have a name that tests have as well, with what no word looks like', async () => {
		expect(await found(`host,pass,fail\nh1,${one},0\nh2,${other},1\n`)).toEqual([one]);
	});

	it.each([
		['words in it', '| user | password |\n|---|---|\n| joe | required |\n| ann | min. 8 characters |\n'],
		['times in it', 'user,password\njoe,2025-01-01T10:00:00Z\nann,2025-01-01T10:00:00.123+02:00\n'],
		['demands in it', 'user,password\njoe,min-12-chars\nann,at_least_8\nbob,90-days-p\n'],
		['words alone', `password\n${other}\nsecond-2\n`],
		['a list in code', `  'posix', 'pwd',\n  'tex2Dgrad', 'tex3Dgrad',\n`],
		['names of what is kept', 'name,secret\nweb,web-tls-2024-01-01-a\napi,api-token-v2-of-production\n'],
		['another name', `| user | password policy |\n|---|---|\n| joe | ${one} |\n`],
		['masks in it', 'user,password\njoe,***\nann,<redacted-1>\n'],
		['short tokens', 'token,count\na1b2c3d4e5,12\nw0rld99x,5\n'],
		['a sentence above', `password, token and secret are masked\nfirst, ${one}, third\n`],
		['a query above', `SELECT id, password, name FROM users\nwhere a, ${one}, b\n`],
		['fewer cells behind', `id,password,role\n\n1,${one}\n`],
		['no row behind a blank line', `id,password\n1,none\n\ntext\n1,${one}\n`],
		['cells behind its end', `id,password\n1,none\n\nid,colour\n1,${one}\n`],
	])('is none with %s', async (_, text) => expect(await found(`x\n${text}`)).toEqual([]));

	it('ends where other rows begin', async () => {
		expect(await found(`id,password\n1,${one}\nid,x,y\n1,${other},2\n`)).toEqual([one]);
	});
});

describe('an inserted password', () => {
	it.each([
		['one row', `INSERT INTO users (name, password) VALUES ('joe', '${one}');`, [one]],
		[
			'several rows',
			`insert into \`users\` (\`id\`, \`user_pass\`, x) values (1, '${one}', NOW()),\n (2, N'${other}', 'it''s');`,
			[one, other],
		],
		['what replaces', `REPLACE INTO users (name, pwd) VALUES ('joe', '${one}');`, [one]],
		['what is selected', `INSERT INTO users (name, pass) SELECT 'joe', '${one}';`, [one]],
		['other quotes', `INSERT INTO users (name, password) VALUES ("joe", "${one}");`, [one]],
		['brackets', `INSERT [dbo].[Users] ([Name], [Password]) VALUES (N'joe', N'${one}')`, [one]],
		['types', `INSERT INTO u (name, password) VALUES ('joe'::text, '${one}'::text), ('a', '${other}')`, [one, other]],
		[
			'a call around',
			`INSERT INTO u (a, password) VALUES (1, MD5('${one}')), (2, crypt('${other}', gen_salt('bf')))`,
			[one, other],
		],
		['blanks', `INSERT INTO users (name, password) VALUES ('joe', 'My Garden 9!')`, ['My Garden 9!']],
		[
			'a dump',
			`COPY public.users (id, name, password) FROM stdin;\n1\tjoe\t${one}\n2\tann\t${other}\n\\.\n1\ta\t${one}1\n`,
			[one, other],
		],
		['a dump of CSV', `COPY users (password, id) FROM stdin WITH (FORMAT csv);\n"${one}",1\n\\N,2\n`, [one]],
		['a call before', `INSERT INTO "u" (a, b, "password") VALUES (md5('x, y'), NULL, '${one}')`, [one]],
		['an escaped quote before', `INSERT INTO u (a, password) VALUES ('it\\'s, (', '${one}')`, [one]],
		[
			'two statements',
			`INSERT INTO u (password) VALUES ('${one}');\nINSERT INTO u (password) VALUES ('${other}');`,
			[one, other],
		],
		[
			'rows with comments between',
			`INSERT INTO u (password) VALUES -- of (two)\n('${one}'), -- one\n-- (old)\n/* x */ ('${other}') # x\n, ('x')`,
			[one, other],
		],
		['a row that is a comment', `INSERT INTO u (password) VALUES\n('x'),\n-- ('${one}'),\n('${other}')`, [one, other]],
		['the last of many rows', `INSERT INTO u (id, password) VALUES ${"(1, 'x'), ".repeat(15_000)}(2, '${one}')`, [one]],
	])('is found in %s', async (_, text, values) => expect(await found(text)).toEqual(values));

	it.each([
		['a variable', 'INSERT INTO users (name, password) VALUES (?, :password1), ($1, $2)'],
		['another column', `INSERT INTO users (password, name) VALUES (NULL, '${one}')`],
		['words', "INSERT INTO docs (password) VALUES ('min 8 chars'), ('min-12-chars'), ('2025-01-01T10:00Z')"],
		['no values', `INSERT INTO users (name, password) SELECT '${one}', x FROM y`],
	])('is none with %s', async (_, text) => expect(await found(text)).toEqual([]));
});
