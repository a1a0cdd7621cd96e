import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../src/core/secrets/findSecrets.ts';
import { loadSecretRules } from '../../../src/node/secretlint.ts';

const found = async (text: string) =>
	(await findSecrets(text, loadSecretRules)).map(({ start, end }) => text.slice(start, end));

describe('a value without quotes', () => {
	it.each([
		['a comma', 'spring.datasource.password = ', 'Rw4tHq,7]m~3k9ZB', '\n'],
		['brackets that nothing closes', 'postgres_password=', 'mTz4qd8{wKe*3RN*[5c', ' started'],
		['a brace before a comma', 'db_password: ', 'mTz4qd8{wKe', ',\n'],
		['an ampersand', 'db_password: ', 'q71KvB&Lw_8MzTye', '\n'],
		['a semicolon and an angle', 'db_password: ', 'q71KvB;Lw<8>zTye', '\n'],
		['an angle that begins no tag', 'db_password: ', 'Vt4qz9<g_l/8', '\n'],
		['a bar and a backtick', 'db_password: ', 'q71KvB|Lw`8zTye', '\n'],
		['a bracket behind other characters', 'db_password: ', 'Vt4!qz#(Lw9', '\n'],
		['brackets of its own', 'db_password: ', 'Vt4!qz#(Lw9)', '\n'],
		['a variable', 'db_password: ', 'Vt4!qz#{tail}', '\n'],
		['entities', '<password>', 'Vt4qz9&amp;Lw9&lt;x', '</password>'],
		['a comma and what is no word', 'password=', 'abcDEF1,xyZ9secr3t', '\n'],
		['a semicolon and letters of both cases', 'password=', 'abcDEF1;xYz', '\n'],
		['a comma that follows one with a blank', 'joe, the password: ', 'Vt4qz9,Lw9!x', '\n'],
		['a bracket that follows a closed one', '(x) password: ', 'Vt4qz9)Lw9!x', '\n'],
		['a bracket of its own in another one', '(password: ', 'Vt4!qz(Lw9)x', ')\n'],
		['an ampersand and a letter', 'export PASSWORD=', 'a&b&c9Zqkk77', '\n'],
		['a number sign in no URL', 'password=', 'Vt4qz9#Lwxy', '\n'],
		['a comma in an option', 'run --password=', 'Vt4qz9,Lw9!x', ' db'],
	])('goes on over %s', async (_, before, value, after) => {
		expect(await found(before + value + after)).toEqual([value]);
		expect(await found(JSON.stringify(before + value + after))).toEqual([value]);
	});

	it.each([
		['the next of a query', '?password=', 'Vt4qz9Lw', '&user=joe'],
		['the next of an escaped query', '?password=', 'Vt4qz9Lw', '&amp;user=joe'],
		['the next of a query that is a list', '?password=', 'Vt4qz9Lw', '&ids[]=3'],
		['the next of a query without a value', '?a=b&password=', 'Vt4qz9Lw', '&y'],
		['the next of a connection', 'Password=', 'Vt4qz9Lw', ';Server=y'],
		['the next of a connection, of two words', 'Password=', 'Vt4qz9Lw', ';User Id=sa'],
		['the next of a list', 'user:joe,password:', 'Vt4qz9Lw', ',host:y'],
		['the next of a list in quotes', '{password:', 'Vt4qz9Lw', ',"host":"y"}'],
		['a comma at the end', 'password: ', 'Vt4qz9Lw', ',\n'],
		['a comma and a blank', 'password: ', 'Vt4qz9Lw', ', then'],
		['a bracket at the end', 'f(password=', 'Vt4qz9Lw', ')'],
		['brackets before a comma', '[{a:{password:', 'Vt4qz9Lw', '}},{a:1}]'],
		['brackets at the end of a sentence', '(see {password:', 'Vt4qz9Lw', '}). Then'],
		['a tag', 'password: ', 'Vt4qz9Lw', '<br>x'],
		['a tag with attributes', 'password: ', 'Vt4qz9Lw', '<a href=x>'],
		['the end of an element', '<password>', 'Vt4qz9Lw', '</password>'],
		['the end of an escaped element', 'password=', 'Vt4qz9Lw', '&lt;/p&gt;'],
		['an escaped quote', 'password=', 'Vt4qz9Lw', '&quot; x'],
		['code of Markdown', '`password=', 'Vt4qz9Lw', '`. Then'],
		['the next field of a row', '1,password=', 'Vt4qz9Lw', ',FAILED'],
		['the next field of a row, of whatever letters', '1;password=', 'Vt4qz9Lw', ';x9!q7'],
		['the next column', '1|password=', 'Vt4qz9Lw', '|FAILED|3'],
		['a field in quotes', '1,password=', 'Vt4qz9Lw', ',"x"'],
		['a field in quotes, the second one', 'password=', 'Vt4qz9Lw', ',"x y",z'],
		['a word for how it went', 'x password=', 'Vt4qz9Lw', ',NotFound 3'],
		['a number', 'x password=', 'Vt4qz9Lw', ',200,12ms'],
		['the next command', 'PASSWORD=', 'Vt4qz9Lw', ';cmd'],
		['the next command, of several words', 'PASSWORD=', 'Vt4qz9Lw', ';npm run x'],
		['the next command, after an and', 'PASSWORD=', 'Vt4qz9Lw', '&&cmd'],
		['the next command, a path', 'PASSWORD=', 'Vt4qz9Lw', '&&./run.sh'],
		['what is piped', 'PASSWORD=', 'Vt4qz9Lw', '|tee'],
		['the fragment of a URL', '/x?password=', 'Vt4qz9Lw', '#frag'],
		['the bracket that stands before', '(password=', 'Vt4qz9Lw', ')x'],
		['the bracket that stands before, a square one', '[password=', 'Vt4qz9Lw', ']x'],
		['the bracket that stands somewhere before', '(see db password: ', 'Vt4qz9Lw', ').x9'],
		['its quote, a backtick', 'password: `', 'Vt4qz9Lw', '`x'],
		['its quote, whatever follows', 'password: "', 'Vt4qz9Lw', '",x'],
	])('ends at %s', async (_, before, value, after) => {
		expect(await found(before + value + after)).toEqual([value]);
	});

	it.each([
		['a call', 'password = latin9_to_utf16_dup(x);'],
		['a call with nothing behind', 'secret = read_secret_v3x(name)'],
		['a call behind :=', 'secret:=read_secret_v3x(name)'],
		['a call over lines', 'token = read_token_v3x(\n\tname)\npassword = read_v3x_all(a,\n\tb)'],
		['a chain of calls', 'token = store.v3x.read9(a).then(b)'],
		['an index', 'token = parts_v3x4[i];\npassword = parts_v3x4[i]'],
		['a literal of a structure', 'credentials = Login4v3x{name, place}'],
		['a call within a call', 'open(password=decode_b64x(read(a)))'],
	])('is no secret if it is %s', async (_, text) => {
		expect(await found(text)).toEqual([]);
	});
});

describe('a value that SQL quotes', () => {
	it.each([
		["create user joe IDENTIFIED BY '", '7:q)@mw4,TyeJzKuVBa', "';"],
		["create user joe IDENTIFIED BY '", "7q;@mw''4,Tye", "', x"],
		['alter user joe identified by "', '7q;@mw4,Tye x', '";'],
		['"alter user joe identified by \\"', '7q;@mw4,Tye', '\\";"'],
		["alter user joe identified by '", '7q;@mw4,Tye', ''],
		['alter user joe identified by ', '7q@mw4Tye', ', ann'],
	])('goes to its quote behind %s', async (before, value, after) => {
		expect(await found(before + value + after)).toEqual([value]);
	});
});

describe('a value in quotes', () => {
	it.each([
		['an escaped quote', "password = '", "Vt9kQ2mZr7\\'Lx4Wb8Nd", "';"],
		['no backslash at its end', "password: '", 'Vt9kQ2mZr7\\', "', x: 'y'"],
		['no backslash at its end and a blank', "password: '", 'Vt9kQ2mZr7\\', "' 'y'"],
		['a path', "password = '", 'Vt9\\kQ2', "'"],
	])('goes to its end over %s', async (_, before, value, after) => {
		expect(await found(before + value + after)).toEqual([value]);
	});
});
