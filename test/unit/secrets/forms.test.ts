import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../src/core/secrets/findSecrets.ts';
import { loadSecretRules } from '../../../src/node/secretlint.ts';
import { vendorTokens } from './support/forms/vendors.ts';

const found = async (text: string) =>
	(await findSecrets(text, loadSecretRules)).map(({ start, end }) => text.slice(start, end));

describe('a token is found by itself, and is none with a word before it or cut off', () => {
	it.each(Object.entries(vendorTokens))('%s', async (_, token) => {
		const [value = '', ...more] = await found(`at ${token} in`);
		expect(more).toEqual([]);
		expect(token.endsWith(value) && value.length >= 20).toBe(true);
		expect(await found(`atx${token} in`)).toEqual(value === token ? [] : [value]);
		expect(await found(`at ${token.slice(0, token.length - value.length + 12)} in`)).toEqual([]);
	});
});
