import { rules as preset } from '@secretlint/secretlint-rule-preset-recommend';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../src/core/secrets/findSecrets.ts';
import { maintainedRules } from '../../../src/core/secrets/maintained.ts';
import { loadSecretRules } from '../../../src/node/secretlint.ts';
import { PATIENCE } from '../support/patience.ts';
import { maintainedSamples, ownSamples, pem, random, type Sample } from './support/samples.ts';

const NAMES = '@secretlint/secretlint-rule-';
/** Rules of the preset that are left out on purpose: see `maintainedRules`. */
const notRun = ['aws', 'gcp', 'privatekey', 'basicauth', 'filter-comments'];

const found = async (text: string) =>
	(await findSecrets(text, loadSecretRules)).map(({ start, end, kind }) => [kind, text.slice(start, end)]);

const samples: readonly Sample[] = [...Object.values(maintainedSamples).flat(), ...ownSamples];

describe('a secret', () => {
	it.each(samples)('%s behind %j is found, and no more than its value', async (kind, before, value, after) => {
		expect(await found(`${before}${value}${after}`)).toEqual([[kind, value]]);
	});

	it.each(samples)(
		'%s behind %j is found among other text and behind an escape',
		async (kind, before, value, after) => {
			expect(await found(`2026-01-01 INFO "a\\n${before}${value}${after}\\tb" done\n`)).toEqual([[kind, value]]);
		},
	);

	/** Of a key that is encrypted and cut off only what stands as it was. */
	const inLines = samples.filter(([, before]) => !before.includes('ENCRYPTED'));

	it.each(inLines)('%s behind %j is found in lines that a diff takes out', async (kind, before, value, after) => {
		const lines = (text: string) => text.replaceAll('\n', '\n-');
		const [[what, all] = []] = await found(`-${lines(before + value + after)}\n`);
		expect(what).toBe(kind);
		expect(all).toContain(lines(value).split('\n').at(-1));
	});

	const unescaped = samples.filter((sample) => !sample.join('').includes('\\'));

	it.each(unescaped)('%s behind %j is found in a string of JSON', async (kind, before, value, after) => {
		const text = JSON.stringify({ command: before + value + after });
		expect(await found(text)).toEqual([[kind, JSON.stringify(value).slice(1, -1)]]);
	});

	it.each(samples)('%s behind %j is found in a sentence without blanks', async (_, before, value, after) => {
		const [[, all] = []] = await found(`密码${before}${value}${after} 。`);
		expect(all).toBe(value);
	});

	it('is found in each of several cookies', async () => {
		const cookie = (seed: number) => ({ name: `c${seed}`, value: random(24, seed) });
		const values = [1, 2, 3].map((seed) => ['cookie', random(24, seed)]);
		for (const indent of [0, 2])
			expect(await found(JSON.stringify({ cookies: [1, 2, 3].map(cookie) }, null, indent))).toEqual(values);
	});

	it('of several kinds at once is named by the telling one', async () => {
		const token = `ghp_${random(36)}`;
		expect(await found(`GITHUB_TOKEN=${token}`)).toEqual([['github-token', token]]);
	});

	it.each([
		['taken out by a diff', '-'],
		['put in by a diff', '+'],
		['told by a log', '2026-01-01T00:00:00Z [worker-3] INFO com.acme.keys.Loader - '],
		['told by a container', 'app_1  | '],
	])('in a key %s is found whole, also if the key was cut off', async (_, before) => {
		const lines = pem().split('\n');
		for (const cut of [lines.length, lines.length - 1]) {
			const text = lines
				.slice(0, cut)
				.map((line) => `${before}${line}\n`)
				.join('');
			const [[kind, value] = []] = await found(text);
			expect(kind).toBe('private-key');
			for (const line of lines.slice(1, -1)) expect(value).toContain(line);
		}
	});

	it.each([
		['a variable with brackets', 'DB_PASSWORD=', 'Xk9$(mq)2!rTz', '\n'],
		['a variable with a comma', 'A=1\n+DB_PASSWORD=', 'abcDEF1,xyZ9secr3t', '\r\n'],
		['a variable with an ampersand', 'export MYSQL_PWD=', 'a&b&c9Zqkk77', ''],
		['a URL with two @', 'postgres://admin:', 'S3cr3t@P4ssw', '@db.internal/x'],
		['a drawn table', '│ DB_PASSWORD │ ', 'Kx9vQ2zTmm7!', ' │'],
		['a recorded header', '{"name":"Authorization","value":"Basic ', 'Ym9iOkt4OXZRMnpUbW03IQ==', '"}'],
		['a license that is one', 'LICENSE_KEY=', 'A1B2-C3D4-E5F6-G7H8', '\n'],
		['a secret with parts that are no words', 'secret: ', 'x7-Kq2v-9Zt4-mB3w', '\n'],
		['a secret that a sentence quotes', 'secret "', 'x7Kq2v9Zt4mB3w', '" not found'],
		['a token that a sentence quotes', 'token "', 'x7Kq2v9Zt4mB3w', '" was refused'],
		['a key with colons', 'REDIS_KEY=', 'x7Kq:2v9Z:t4mB3w', '\n'],
		['a token with an at sign', 'token=', 'a7.K@1x2y3z', '\n'],
		['a password from an asterisk on', 'password: ', '*Default1', '\n'],
		['a token in parts', 'DISCORD_TOKEN=', 'MTk4NjIyNDgzNDcx.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq', '\n'],
		['a token with a short beginning', 'VAULT_TOKEN=', 'hvs.xj4cuewowBGit65rheNoceI7', '\n'],
		['a key in two parts', 'api_key=', 'k1a2b3c4d5.e6f7g8h9', '\n'],
		['a variable that is two words', 'DB_PASSWORD=', 'Welcome.To2024', '\n'],
		['a variable with a dot', 'DB_PASSWORD=', 'Qx7.Zk9w', '\n'],
		['a variable with a size', 'DB_PASSWORD=', '12345678a', '\n'],
		['a variable with dots', 'APP_PASSWORD=', 'Xy9...kLm2', '\n'],
		['braces', 'h: {Authorization: Bearer ', '8f3b2a1c9d4e4f5ab6c7d8e9', '}'],
		['an argument', 'x(Authorization: ', '8f3b2a1c9d4e4f5ab6c7d8e9', ').'],
		['nested brackets', '[{Authorization: Token ', '8f3b2a1c9d4e4f5ab6c7d8e9', '}]'],
		['brackets, behind a name', '(Authorization: PVEAPIToken=', 'root@pam!x=8f3b2a1c9d4e', ')'],
		['brackets that it has too', '(Authorization: Bearer ', 'Xk9$(mq)2!rTz', ')'],
		['a cookie in braces', '{cookie: a=', '8f3b2a1c9d4e; b=[1]', '}'],
		['a cookie to be set, in brackets', '(set-cookie: sid=', '8f3b2a1c9d4e4f5ab6c7', ')'],
		[
			'a URL whose user is named like a token',
			'git clone https://x-access-token:',
			`ghs_${random(36)}`,
			'@github.com/acme/app',
		],
		['an escaped URL of such a user', '"https:\\/\\/oauth2-token:', 'Kx9vQ2zTmm7', '@x.org\\/a"'],
		['quotes, two words', 'db_password = "', 'Welcome.To2024', '"\n'],
		['a key with slashes', 'STORAGE_KEY=', 'wJalrXUt/K7MDENG/bPxRfi1', '\n'],
	])('in %s is found whole', async (_, before, value, after) => {
		expect((await found(before + value + after)).map(([, secret]) => secret)).toEqual([value]);
	});

	it('in a key with another line end comes without it', async () => {
		const key = pem().replaceAll('\n', '\r\n');
		const [[, value] = []] = await found(key);
		expect(value).toBe(
			key.slice('-----BEGIN RSA PRIVATE KEY-----\r\n'.length, -'\r\n-----END RSA PRIVATE KEY-----'.length),
		);
	});
});

describe('no secret', () => {
	it.each([
		['an empty value', 'PASSWORD=\nTOKEN=""\n'],
		['a placeholder', 'PASSWORD=changeme1\nAPI_KEY=<your-key-1>\nTOKEN=xxxxxxxxxxxx\nSECRET_KEY=example123key'],
		['a variable', `PASSWORD=$${'{DB_PASSWORD1}'}\nTOKEN=$TOKEN12345\nSECRET=%SECRET_1%\nKEY={{ api_key1 }}`],
		['a variable in brackets', `{Authorization: Bearer $${'{TOKEN1234}'}}\n(Authorization: Bearer {token12345})`],
		['a hidden one', 'password=***\ntoken: [REDACTED1]\npassword: ••••••••'],
		[
			'code',
			'const token = tokens[i1];\npassword: process.env.PASSWORD1,\nlet secret = getSecret1(name)\ntoken=args.token1',
		],
		['a number or a word', 'tokens: 12345678\nmax_tokens=4096\npassword: incorrect\nsecret=in-progress\nkey: value'],
		['a URL without a password', 'https://host.x:8080/a@b ssh://git@host.x/a https://joe@host.x/'],
		['a URL with a place for one', `https://user:$${'{PASSWORD}'}@host.x postgres://u:***@db/x http://u:<pw>@x.y`],
		['the example of a manual', `AKIAIOSFODNN7${'EXAMPLE'}`],
		['part of a word', `XAKIA${random(16).toUpperCase()}`],
		['a sentence', '"pass": "h1 has no style"\npassword: "has to have 8 characters"\npass: 12 of 13\nmax_pass: 0.123s'],
		['a type', 'peer_public_key: X448PublicKey; PrivateKey|Ed448PublicKey; { secretKey: secretKey2 }'],
		[
			'a key of something kept',
			'cache_key=user:42:profile_v2 sort_key=order-1042a PRIMARY_KEY=user_id_1\nobject_key: uploads/2026/photo1.png',
		],
		['an option of another command', 'docker run --user 1000:1000 -p 8080:80 x\nmysql -p main\nrsync -u a:b1c2d3/x y'],
		['a word that ends in login', 'last-login 3d password Rotated1!\nrelogin joe password Rotated1!'],
		['a password that no login gives', 'the password rotates1! weekly'],
		['a cookie that says nothing', 'Cookie: theme=dark; lang=en\nSet-Cookie: consent=yes; Path=/'],
		[
			'a word that begins like a token',
			'risk-free-and-long-enough-to-be-looked-at pattern1234 key-value1 non-us12 socio12',
		],
		['a plain value of a cookie', '"cookies":[{"name":"lang","value":"en-US-posix"},{"name":"n","value":"12345678"}]'],
		[
			'a number of a visitor',
			'"cookies":[{"name":"_ga","value":"GA1.2.2024216474.1498619704"}] Cookie: a=b; _ga=GA1.2.2024216474.1498619704',
		],
		['a value in a list of something else', '"cookieNames":[{"name":"sid","value":"a8f5f167f44f4964e6c9"}]'],
		['an empty field of CSV', '"{""password"":,token:}" PASSWORD="" TOKEN="" password="",token="",a1b2c3d4'],
		['a size or another word', '"pw": "12px" {"pw":"auto"} {"httpw":"x1y2z3"} const pw = img.width*2 + x1y2z3'],
		[
			'what identifies',
			"hosts identified by 'web-1x2y' were identified by CVE-2024-1234\nuser joe identified by 'changeme'",
		],
		['a list of names', '["user","password","email2fa"] ["password", "pass2word"\n["passwords","x1y2z3Q"'],
		[
			'a block of YAML that holds words',
			'password: |\n  secret\ntoken: >\n  see docs/token1.md\nother: a8f5f167f44f4964',
		],
		['the value of another entry', '- name: DB_PASSWORD\n  from: vault1\n- name: A\n  value: a8f5f167f44f4964'],
		['a docstring', '"""Sets the password."""\npassword = """\nSet it in the 2nd step\n"""'],
		['another option of curl', 'curl -uri:8080 x\ncurl -X PUT https://x/a:b1c2d3'],
		['a name in settings of AWS', 'aws configure get aws_secret_access_key\nthe secret access key of the account'],
		[
			'what only begins like a hash',
			'$6$ and $1$2$3 cost $2b$12$short s/$5$x/$y$z/ {SHA} of $argon2id$v=19$ pbkdf2_sha256 {SSHA}',
		],
		['the name of a license', 'LICENSE_KEY=MIT-2024-1\nLICENSE_KEY=Apache-2.0'],
		['a path of code', 'password = users.pass12\nPASSWORD = app.Pass12\ntoken=data.x1y2.z'],
		['the name of a text', '"password": "errors.tooShort.min8"\nPASSWORD=app.db.pass1'],
		['cut in the middle', 'password: abc1...xyz9\nTOKEN=ab12...yz89'],
		['what a server says', '535 5.7.8 AUTH PLAIN Authentication failed\nAUTH LOGIN Username missing'],
		['a path of words', 'S3_KEY=path/to/x1\nBUCKET_KEY=uploads/2026/photo12.png'],
		[
			'an id of nothing',
			'Authorization: Token 00000000-0000-0000-0000-000000000000\nAPI_KEY=ffffffff-ffff-ffff-ffff-ffffffffffff',
		],
		['a mask', 'password=[secret:password #ref:ctx_31154fa2] postgres://u:[secret:password #ref:ctx_31154fa2]@db/x'],
		['an empty key', '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----'],
		['a public key', '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----'],
	])('is %s', async (_, text) => {
		expect(await found(text)).toEqual([]);
	});
});

describe('the maintained rules', () => {
	it('are those of the preset, and each has a sample', () => {
		const names = preset.map(({ meta }) => meta.id.replace(NAMES, '')).filter((name) => !notRun.includes(name));
		expect(Object.keys(maintainedRules).sort()).toEqual(names.sort());
		expect(Object.keys(maintainedSamples).sort()).toEqual(names.sort());
	});

	it('find the sample of each', async () => {
		const rules = await loadSecretRules();
		for (const [name, rows] of Object.entries(maintainedSamples))
			for (const [, before, value, after] of rows)
				expect(rules(`x ${before}${value}${after} y`).map(({ rule }) => rule)).toContain(name);
	});

	it('miss nothing for looking at stretches alone', async () => {
		const rules = await loadSecretRules();
		const noise = fc.string({
			unit: fc.constantFrom('a', 'Z', '0', '_', '-', '.', ' ', '\n', 'é', '=', '/', ':'),
			maxLength: 400,
		});
		const part = fc.oneof(
			noise,
			fc.constantFrom(...samples).map(([, ...texts]) => texts.join('')),
		);
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(part, fc.constantFrom(' ', '\n', ';', '"')), { maxLength: 12 }),
				async (parts) => {
					const text = parts.flat().join('');
					const secrets = await findSecrets(text, loadSecretRules);
					for (const { start, end, rule } of rules(text)) {
						const narrowing = maintainedRules[rule]?.value;
						const value = narrowing?.exec(text.slice(start, end));
						if (narrowing && !value) continue;
						const [from, to] = value ? [start + value.index, start + value.index + value[0].length] : [start, end];
						expect(secrets.some((secret) => secret.start <= from && to <= secret.end)).toBe(true);
					}
				},
			),
			{ numRuns: 300 },
		);
	});

	it('are not loaded for a text that holds none of their literals', async () => {
		const load = () => Promise.reject(new Error('loaded'));
		expect(await findSecrets('2026-01-01 INFO GET https://x.y/z 200\n'.repeat(100), load)).toEqual([]);
	});

	it('are not loaded for the beginnings of tokens alone', async () => {
		const load = () => Promise.reject(new Error('loaded'));
		const beginnings = Object.values(maintainedRules).flatMap(({ literals }) => literals);
		expect(await findSecrets(beginnings.map((literal) => `${literal} ${literal}-x`).join('\n'), load)).toEqual([]);
	});

	it('look at little more than the text, however often a token begins in it', async () => {
		for (const literal of Object.values(maintainedRules).flatMap(({ literals }) => literals)) {
			const text = `${literal}${'a1/'.repeat(40)}@ `.repeat(2000);
			let units = 0;
			await findSecrets(text, async () => (stretch) => {
				units += stretch.length;
				return [];
			});
			expect(units, literal).toBeLessThanOrEqual(text.length);
		}
	});

	it('cannot be switched off by the text', async () => {
		const token = `npm_${random(36)}`;
		expect(await found(`// secretlint-disable\n${token}`)).toEqual([['npm-token', token]]);
	});
});

describe('the search', () => {
	it('gives ascending, disjoint spans, the same each time', async () => {
		const anySamples = fc.array(
			fc.constantFrom(...samples).map(([, ...texts]) => texts.join('')),
			{ maxLength: 8 },
		);
		await fc.assert(
			fc.asyncProperty(anySamples, fc.constantFrom('', ' ', '\n', '"', '\\n'), async (parts, glue) => {
				const text = parts.join(glue);
				const secrets = await findSecrets(text, loadSecretRules);
				let at = 0;
				for (const { start, end } of secrets) {
					expect(start).toBeGreaterThanOrEqual(at);
					expect(end).toBeGreaterThan(start);
					at = end;
				}
				expect(await findSecrets(text, loadSecretRules)).toEqual(secrets);
			}),
		);
	});

	it.each([
		['://a:', (n: number) => '://a:'.repeat(n)],
		['openings of keys', (n: number) => '-----BEGIN PRIVATE KEY-----'.repeat(n)],
		['names without values', (n: number) => 'password:'.repeat(n)],
		['starts of tokens', (n: number) => 'eyJhbGciOi.'.repeat(n)],
		['one long word', (n: number) => `sk-${'a'.repeat(8 * n)}`],
		['values in values', (n: number) => 'token='.repeat(n)],
		['lists of cookies', (n: number) => '"cookies":[{"value":"'.repeat(n)],
		['options in lists', (n: number) => '["--password", "'.repeat(n)],
		['blocks of YAML', (n: number) => 'password: |\n2026-01-01T00:00:00 INFO '.repeat(n)],
		['entries behind names', (n: number) => 'password\n2026-01-01T00:00:00 [x] INFO a | '.repeat(n)],
		['calls of curl', (n: number) => 'curl -u'.repeat(n)],
		['users identified', (n: number) => 'to a identified '.repeat(n)],
		['hashes', (n: number) => '$6$a$5$b$2b$12$'.repeat(n)],
		['paths', (n: number) => `A_KEY=${'a1/'.repeat(n)}`],
		['brackets that end nothing', (n: number) => `password=${')'.repeat(40)}x) `.repeat(n / 4)],
		['options of programs', (n: number) => 'mysql -u x snmpwalk -v openssl enc -a '.repeat(n / 4)],
		['calls with users', (n: number) => 'login("a", "b", auth("c", '.repeat(n / 2)],
		['types', (n: number) => 'password: string[] '.repeat(n)],
		['elements', (n: number) => '<a name="password" x="y" '.repeat(n)],
		['passwords in sentences', (n: number) => 'password for user joe '.repeat(n)],
		['entries of a secret', (n: number) => 'kind: Secret\ndata:\n  a: YWJjZA==\n'.repeat(n / 8)],
		['data of objects', (n: number) => '"data": {"a": "YWJjZA=="}, "kind": '.repeat(n / 4)],
		['parameters of headers', (n: number) => 'Authorization: Digest a="b", '.repeat(n / 2)],
		['names of tests', (n: number) => `PASS: ${'1111-'.repeat(20)}${'-'.repeat(40)}!\n`.repeat(n / 4)],
		['fields', (n: number) => `password=a1,${'Ab_aa-aa.AA'.repeat(20)}! `.repeat(n / 2)],
		['options in lists of YAML', (n: number) => '- --password\n'.repeat(n)],
		['lists behind names', (n: number) => '"password": {"value": ["token": ['.repeat(n / 4)],
		['echoes', (n: number) => 'echo abc1 | '.repeat(n)],
		['lists of passwords', (n: number) => 'passwords: ["a", '.repeat(n)],
		['entries of lists', (n: number) => `tokens:\n${'- a\n'.repeat(n)}`],
		['pairs', (n: number) => '"value":"abcdef","name":"password",'.repeat(n / 2)],
		['lines of users', (n: number) => 'USER a\nPASS '.repeat(n)],
		['prompts', (n: number) => '1> AUTH a LOGIN '.repeat(n / 2)],
		['settings of devices', (n: number) => 'radius-server key snmp-server community '.repeat(n / 4)],
		['lists of users', (n: number) => `chpasswd:\n  list: |\n${'    a:b\n'.repeat(n)}`],
		['expected questions', (n: number) => 'expect "password:" { send '.repeat(n / 2)],
		['parts of keys', (n: number) => '"kty":"RSA","a":"b",'.repeat(n)],
		['values to come', (n: number) => 'token = "a" -> "'.repeat(n)],
		['words of wallets', (n: number) => `mnemonic: ${'absorb '.repeat(n)}`],
		['headers of tables', (n: number) => 'a,password\n'.repeat(n)],
		['tables', (n: number) => 'a,password\n1\n\n\nb,c,d\n'.repeat(n / 4)],
		['quotes in a table', (n: number) => `a,password\n${'"a"",""'.repeat(n)}`],
		['names in a header', (n: number) => 'password,'.repeat(n)],
		['rows that are headers', (n: number) => 'password|a|'.repeat(n)],
		['columns to insert into', (n: number) => 'insert into a (password) values (1), '.repeat(n / 4)],
		['rows to insert', (n: number) => `insert into a (password) values ${"('a'), ".repeat(n)}`],
		['comments to insert', (n: number) => 'insert into a (password) values -- '.repeat(n / 4)],
		['strings to insert', (n: number) => `insert into a (password) values ('${"''".repeat(n)}`],
		['brackets in a header', (n: number) => `Authorization: Bearer ${'({['.repeat(n)}${')'.repeat(n)}`],
		['users of URLs', (n: number) => '://token:'.repeat(n)],
		['quotes', (n: number) => `token="${'\\"'.repeat(n)}`],
	])(
		'ends in time with hundreds of thousands of %s',
		async (_, make) => {
			await findSecrets(make(400_000), loadSecretRules);
		},
		PATIENCE,
	);

	it.each(['token=', '"cookies":[{"value":"', 'Private-Lines: 12\n'])(
		'looks once at a long value, whatever stands in it: %s',
		async (part) => {
			await findSecrets(part.repeat(3_000_000 / part.length), loadSecretRules);
		},
		PATIENCE,
	);
});
