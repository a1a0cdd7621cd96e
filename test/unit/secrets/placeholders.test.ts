import { describe, expect, it } from 'vitest';
import { isPlaceholder } from '../../../src/core/secrets/placeholders.ts';

/** `${…}` of shells and templates. */
const filled = (name: string) => `$\{${name}}`;

const placeholders: Readonly<Record<string, readonly string[]>> = {
	fillers: ['***', '********', 'xxxx', 'XXXXXXXXXXXX', '...', '0000', '00000000-0000-0000-0000-000000000000'],
	'closed variables': [
		filled('X'),
		filled('DB_PASSWORD:-x1'),
		`${filled('user')}-${filled('n1')}`,
		'{{ .Values.db1 }}',
		'{{vault_pw_1}}',
		'#{db.pass1}',
		'@{pw1}',
		'{password1}',
		'$(pass show db1)',
		'%(pass1)s',
		'<%= pw1 %>',
	],
	'plain variables': [
		'$DB_PASSWORD_1',
		'$PASSWORD2X',
		'$password',
		'$pass1',
		'$this->pass1',
		'$env:DB_PASS1',
		"$_POST['pass1']",
		'@password1',
		':pass1',
		'$1',
		'%DB_PASS1%',
		'%s',
		'!DB_PASS!',
	],
	brackets: ['<pw>', '<your-key-1>', '[REDACTED1]', '(none)', '&lt;key1&gt;', '[secret:password #ref:ctx_31154fa2]'],
	references: [
		'/run/secrets/db1',
		'/dev/null',
		'file:/etc/pw1',
		'vault:secret/data/db#pass1',
		'arn:aws:secretsmanager:eu-1:1:secret:x-1',
		'process.env.PASS1',
		"os.environ['PASS1']",
		'config.db.pass1;',
		'secrets.NPM1',
		'!vault |',
	],
	'words of messages': [
		'None',
		'null',
		'true',
		'no',
		'yes',
		'REDACTED',
		'incorrect',
		'string',
		'required1',
		'missing!',
	],
	examples: [
		'changeme',
		'change-me-1',
		'changeit!',
		'your-password',
		'YOUR_API_KEY_1',
		'<your-key',
		'my-secret-token-1',
		'my_password1',
		'the-password',
		'enter-password-here1',
		'password123',
		'secret1!',
		'AKIAIOSFODNN7EXAMPLE',
	],
};

/** What only begins like one, or has one in it. */
const near: Readonly<Record<string, readonly string[]>> = {
	'a word more': [
		'notAword77x!',
		'yesterday9!Kz',
		'trueNorth44!',
		'nullpunkt9Z',
		'stringent#4',
		'hidden9Kz!q',
		'noon#71xK',
	],
	'an article': ['my-Kx9vQ2zT', 'the-7thMoon!', 'a-b4dP4ss', 'new_Y0rk!2x', 'my-dog-Rex-99!', 'old.Oak7!tree'],
	'a sign of a variable': ['$ecret9Kz', '@lpha7!Kz', '%k9Vq!2zT', ':x9!Kzq2', '#4K{z9!q', '!Kz9qx2T'],
	'an open bracket': ['[k9Vq!2zT', '{k9Vq!2zT', '(k9Vq!2zT', '<k9Vq!2zT', '{a}k9Vq!2', '[a]k9Vq!2', '(a)k9Vq!2'],
	'a known name': ['envy[9Kz!', 'config.9Kz!,', 'file:9Kz|!', 'your9Kz!x', 'vars.k9!{', 'password9Kz!', 'changeling#9'],
	'a password': ['hunter2!', 'Tr0ub4dor&3', 'a8f5f167f44f4964e6c998dee827110c'],
};

const rows = (table: typeof near) =>
	Object.entries(table).flatMap(([why, values]) => values.map((value) => [why, value]));

describe('a placeholder', () => {
	it.each(rows(placeholders))('may be one of the %s: %s', (_, value) =>
		expect(isPlaceholder(value as string)).toBe(true),
	);
	it.each(rows(near))('is none for %s: %s', (_, value) => expect(isPlaceholder(value as string)).toBe(false));
});
