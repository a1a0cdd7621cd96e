import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unescaped } from '../../../src/core/secrets/unescaped.ts';
import { running } from '../support/running.ts';
import { random } from './support/samples.ts';

const [front, back] = [random(14, 3), `${random(14, 4)}7`];
const inString = (character: string) => `\\u00${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

describe('a secret with escapes in it', () => {
	it.each([
		['a header in JSON', `{"Authorization":"Bearer ${front}`, '+', `${back}"}`],
		['a string of settings in JSON', `{"a":"Server=x;Password=`, '+', `${back};User=y"}`],
		['the first character of a value', `{"password":"`, '+', `${back}"}`],
		['a slash of PHP', `{"a":"AccountKey=${random(40)}`, '/', `${random(45, 7)}=="}`],
	])('is masked whole: %s', async (_, before, character, after) => {
		const escapes = character === '/' ? ['\\/', inString(character)] : [inString(character)];
		for (const written of escapes) {
			const { run, recovery } = await running(before + written + after);
			expect(run.text).not.toContain(after.slice(0, 10));
			expect(run.text).not.toContain(written);
			expect(recovery.pass).toBe(true);
			JSON.parse(run.text);
		}
	});

	it('is masked in a URL within a URL', async () => {
		const { run } = await running(`GET /cb?to=postgres%3A%2F%2Fapp%3A${back}%40db%2Fx&x=token%3D${front}9%26y`);
		expect(run.text).toMatch(/^GET \/cb\?to=postgres%3A%2F%2Fapp%3A\[[^\]]+\]%40db%2Fx&x=token%3D\[[^\]]+\]%26y$/);
	});

	it.each(['&quot;', '&#34;', '&#x22;'])('is masked in quotes of markup: %s', async (quote) => {
		const { run } = await running(`<failure message="${quote}password${quote}: ${quote}${back}${quote}"/>\n`);
		expect(run.text).toMatch(new RegExp(`: ${quote}\\[secret:password [^\\]]+\\]${quote}"/>`));
	});

	it('is masked where it stands once with them and once without', async () => {
		const { run } = await running(`postgres://app:p%40${back}@db/x\nlogin with p@${back} failed\n`);
		expect(run.text).not.toContain(back);
	});
});

it('undoes what is an escape, and finds the way back to all of it', () => {
	const piece = fc.constantFrom(
		'a',
		'%41',
		'%',
		'&quot;',
		'&#34',
		'\\u002B',
		'\\\\u002b',
		'\\u0022',
		'\\/',
		'\\',
		'u0041',
		'%0a',
		'é',
	);
	fc.assert(
		fc.property(fc.array(piece), (pieces) => {
			const source = pieces.join('');
			const unescaped = new Unescaped(source);
			for (let at = 0; at < unescaped.text.length; at++) {
				const [there] = unescaped.inSource([{ start: at, end: at + 1, kind: 'token' }]);
				const written = source.slice(there?.start, there?.end);
				expect(new Unescaped(written).text).toBe(unescaped.text[at]);
				expect(unescaped.fromSource([there as never])).toEqual([{ start: at, end: at + 1, kind: 'token' }]);
			}
		}),
	);
});

it('takes what ends within an escape to the end of that', () => {
	const [moved] = new Unescaped(String.raw`ab\u002Bcd`).fromSource([{ start: 1, end: 5, kind: 'secret' }]);
	expect(moved).toEqual({ start: 1, end: 3, kind: 'secret' });
});
