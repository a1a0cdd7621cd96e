import { describe, expect, it } from 'vitest';
import { masksOf } from '../../../src/core/secrets/masksOf.ts';
import { running } from '../support/running.ts';
import { random } from './support/samples.ts';

const value = `${random(12)}7`;

describe('YAML with a secret', () => {
	const quotedIn = (before: string, after: string) => {
		const [start, end] = [before.length, before.length + value.length];
		const masks = masksOf(before + value + after, [{ start, end, kind: 'password' }], true);
		return [[...(masks?.spans ?? [])].join() === [start, end].join(), masks?.quoted[0] === 1];
	};

	it.each([
		['an entry', 'password: ', '\n'],
		['an entry with a comment', 'password: ', ' # of the database\n'],
		['an entry of a list', 'passwords:\n  - ', '\n'],
		['an entry with an anchor', 'password: &db ', '\n'],
		['an entry with a tag', 'password: !!str ', '\n'],
		['an entry behind one with a quote within', "it's: a, b: ", '\n'],
		['an entry behind a list of quotes', 'db: ["a", \'b\', ', ']\n'],
		['an entry of a map over lines', 'h: { x: 1,\n password: ', ',\n y: 2 }\n'],
		['the first entry of a map over lines', 'h: {\n password: ', ',\n y: 2 }\n'],
		['the last entry of a map over lines', 'h: { x: 1,\r\n password: ', ' }\n'],
		['a map on one line', 'db: {user: a, password: ', ', port: 1}\n'],
		['the end of a map on one line', 'db: {password: ', '}\n'],
		['a list on one line', 'db: [a, ', ']\n'],
		['an entry at the end', 'password: ', ''],
		['an entry before another line end', 'password: ', '\r\n'],
		['an item of a list over lines', 'passwords: [\n  a,\n  ', '\n]\n'],
		['the first item of a list over lines', 'passwords: [\n  ', ',\n  b]\n'],
		['a scalar on the next line', 'password:\n  ', '\n'],
	])('gets quotes around the mask of a whole scalar without quotes: %s', (_, before, after) => {
		expect(quotedIn(`a: 1\n${before}`, after)).toEqual([true, true]);
	});

	it.each([
		['an entry in quotes', 'password: "', '"\n'],
		['an entry in other quotes', "password: '", "'\n"],
		['the end of a scalar in quotes', "a: 'password: ", "'\n"],
		['the end of a scalar in quotes behind another one', `"b": "password: `, '"\n'],
		['the end of a scalar in quotes with others in it', `a: 'it''s "x" password: `, "'\n"],
		['the end of a scalar in quotes in a map', 'labels: {a: "password: ', '", b: 1}\n'],
		['a block', 'conf: |\n  password=', '\n  b\n'],
		['the first word of several', 'password: ', ' and more\n'],
	])('gets none there: %s', (_, before, after) => {
		expect(quotedIn(`a: 1\n${before}`, after)).toEqual([true, false]);
	});

	it.each([
		['a comma', 'password: ', ',', '\nb: 1\n'],
		['a bracket', 'password: ', ')}', '\nb: 1\n'],
		['an angle, in a map on one line', 'a: {b: ', '>)', ', c: 1}\n'],
	])('has all of the scalar masked, with %s behind it', (_, before, rest, after) => {
		const [start, end] = [before.length, before.length + value.length];
		const masks = masksOf(before + value + rest + after, [{ start, end, kind: 'password' }], true);
		expect([...(masks?.spans ?? []), masks?.quoted[0]]).toEqual([start, end + rest.length, 1]);
	});

	it.each([
		['a URL', 'url: postgres://a:', '@db\n'],
		['an entry of an environment', 'environment:\n  - DB_PASSWORD=', '\n'],
		['an argument', 'command: redis-server --requirepass ', ' --port 1\n'],
		['a word with a dash before it', 'a: -', '\n'],
	])('has no blank before the marker in a part of a scalar, which would cut it off: %s', async (_, before, after) => {
		const [start, end] = [before.length, before.length + value.length];
		const masks = masksOf(before + value + after, [{ start, end, kind: 'password' }], true);
		expect([...(masks?.spans ?? []), masks?.quoted[0]]).toEqual([start, end, 2]);
	});

	it.each([
		['of a list', 'a: [b, ', 'DB_PASSWORD=', ', c]\n'],
		['of a list over lines', 'a: [\n  ', 'DB_PASSWORD=', '\n]\n'],
		['of a map', 'a: {url: ', 'postgres://a:', '}\n'],
	])('stands for a whole scalar %s, which no bracket may be a part of', (_, before, head, after) => {
		const start = before.length + head.length;
		const secrets = [{ start, end: start + value.length, kind: 'password' }];
		const masks = masksOf(before + head + value + after, secrets, true);
		expect([...(masks?.spans ?? []), masks?.quoted[0]]).toEqual([before.length, start + value.length, 1]);
	});

	it('keeps its marker in a part of a scalar when it is read, and comes back', async () => {
		const source = `services:\n  db:\n    environment:\n      - DB_PASSWORD=${value}\n    url: redis://:${value}@db\n`;
		const { run, recovery } = await running(source, { type: 'yaml' });
		expect(recovery.pass).toBe(true);
		expect(run.text.match(/\[secret:password\/#ref:ctx_[0-9a-f]{8,64}\]/g)).toHaveLength(2);
		expect((await running(run.text, { type: 'yaml' })).run.text).toBe(run.text);
	});

	it('is told from other texts, which get no quotes', () => {
		const secrets = [{ start: 3, end: 3 + value.length, kind: 'password' }];
		const quoted = (isYaml: boolean) => masksOf(`c: ${value}\n`, secrets, isYaml)?.quoted[0] === 1;
		expect([quoted(true), quoted(false)]).toEqual([true, false]);
	});

	it('is visible as YAML, comes back, and is not changed by a second reduction', async () => {
		const services = Array.from(
			{ length: 6 },
			(_, i) => `  s${i}:\n    image: x/s${i}\n    environment:\n      DB_PASSWORD: ${value}${i}\n`,
		);
		const { run, recovery } = await running(`version: "3"\nservices:\n${services.join('')}`, { type: 'yaml' });
		expect(recovery.pass).toBe(true);
		expect(run.text).not.toContain(value);
		expect(run.text).toMatch(/DB_PASSWORD: "\[secret:password #ref:ctx_\w+\]"/);
		expect((await running(run.text, { type: 'yaml' })).run.text).toBe(run.text);
	});
});
