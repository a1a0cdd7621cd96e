import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occurrences } from '../../../src/core/secrets/occurrences.ts';
import { looksLikePassword, looksRandom } from '../../../src/core/secrets/values.ts';

describe('occurrences', () => {
	it('are all places of the values', () => {
		const anyValue = fc.string({ unit: fc.constantFrom('a', 'b', '1', '2', 'X', '9'), minLength: 8, maxLength: 14 });
		fc.assert(
			fc.property(fc.array(anyValue, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(9)), (values, order) => {
				const text = `${values.join(' ')} ${order.map((i) => values[i] ?? '-').join(' x')}`;
				let at = 0;
				const found = values.map((value) => {
					const start = at;
					at += value.length + 1;
					return { start, end: start + value.length, kind: 'token' };
				});
				const places = new Set(occurrences(text, found).map(({ start, end }) => `${start}-${end}`));
				for (const value of values.filter((each) => looksRandom(each) || looksLikePassword(each)))
					for (let i = text.indexOf(value); i >= 0; i = text.indexOf(value, i + 1))
						expect(places).toContain(`${i}-${i + value.length}`);
			}),
		);
	});

	it.each(['Welcome.To2024', '12345678a'])('are places of a value that looks like code, too: %s', (value) => {
		const found = [{ start: 0, end: value.length, kind: 'password' }];
		expect(occurrences(`${value} x ${value}`, found).length).toBe(2);
	});

	it('are looked for with as much work as the text is long, whatever it is made of', () => {
		const period = 'abcd12';
		const value = (i: number) => `${period.repeat(600)}abcd1${String.fromCharCode(0x100 + i)}${period}`;
		const values = Array.from({ length: 64 }, (_, i) => value(i));
		const found = values.map((each, i) => ({ start: i * each.length, end: (i + 1) * each.length, kind: 'token' }));
		const text = values.join('') + period.repeat(20_000);
		let units = 0;
		const places = occurrences(text, found, (more) => {
			units += more;
		});
		expect(units).toBeLessThan(65 * text.length);
		// What was not compared any more counts as a place.
		expect(places.at(-1)).toEqual({ start: text.length - 3612, end: text.length, kind: 'secret' });
	});

	it('of many values that end alike are all found', () => {
		const values = Array.from({ length: 500 }, (_, i) => `x${i}y${i * 7}-Q1w2e3`);
		const text = `${values.join(' ')} ${values.toReversed().join(' ')}`;
		let at = 0;
		const found = values.map((value) => {
			const start = at;
			at += value.length + 1;
			return { start, end: start + value.length, kind: 'token' };
		});
		const places = new Set(occurrences(text, found).map(({ start, end }) => text.slice(start, end)));
		expect([...places].sort()).toEqual([...values].sort());
		expect(occurrences(text, found)).toHaveLength(1000);
	});

	it('of words and short values are not looked for', () => {
		const text = 'postgres postgres a1! a1!';
		expect(
			occurrences(text, [
				{ start: 0, end: 8, kind: 'password' },
				{ start: 18, end: 21, kind: 'password' },
			]),
		).toEqual([]);
	});
});

describe('a value', () => {
	it.each([
		'UserNotFound',
		'in-progress',
		'2026-01-01',
		'/etc/x1',
		'user.name1',
		'aaaaaaa1',
		'OAuth2TokenCredential',
		'a key of 12 words',
	])('%s is not random', (value) => expect(looksRandom(value)).toBe(false));
});
