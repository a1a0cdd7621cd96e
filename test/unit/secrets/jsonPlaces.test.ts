import { describe, expect, it } from 'vitest';
import { jsonPlaces } from '../../../src/core/secrets/jsonPlaces.ts';

/** A text that counts how many of its characters are looked at. */
function counted(text: string): { readonly text: string; readonly looks: () => number } {
	let looks = 0;
	const searched = (method: 'indexOf' | 'lastIndexOf') => (part: string, from: number) => {
		const found = text[method](part, from);
		looks += Math.abs((found < 0 ? (method === 'indexOf' ? text.length : 0) : found) - from) + 1;
		return found;
	};
	const proxy = new Proxy(Object(text), {
		get: (_, key) => {
			if (key === 'indexOf' || key === 'lastIndexOf') return searched(key);
			if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
			const value: unknown = Reflect.get(Object(text), key);
			return typeof value === 'function' ? value.bind(text) : value;
		},
	});
	return { text: proxy as string, looks: () => looks };
}

function manySecrets(secrets: number) {
	const text = `{"users":[${'{"name":"x","password":"Ab1cD2eF3g"},'.repeat(secrets)}{}]}`;
	const found = [...text.matchAll(/Ab1cD2eF3g/g)].map(({ index }) => ({
		start: index,
		end: index + 10,
		kind: 'password',
	}));
	return { text, found };
}

describe('places of secrets in JSON', () => {
	it('are what stands in the strings', () => {
		const { text, found } = manySecrets(3);
		expect(jsonPlaces(text, found)).toEqual(found.map((secret) => ({ ...secret, quoted: false })));
	});

	it('are found with one look at each character, also of a single long line', () => {
		const { text, found } = manySecrets(2000);
		const watched = counted(text);
		expect(jsonPlaces(watched.text, found)).toHaveLength(2000);
		expect(watched.looks()).toBeGreaterThan(text.length / 2);
		expect(watched.looks()).toBeLessThan(3 * text.length);
	});
});
