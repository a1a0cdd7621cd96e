import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hostFiles, hostSentences, usedSentences } from '../../../scripts/l10n/usedSentences.ts';

const bundle: Record<string, string> = JSON.parse(readFileSync('l10n/bundle.l10n.json', 'utf8'));

it('offers every sentence of the extension and of the inspector to translators, and no other', () => {
	expect(Object.keys(bundle), 'npm run l10n writes the file').toEqual(usedSentences());
});

it('translates each sentence by itself in English', () => {
	expect(Object.values(bundle)).toEqual(Object.keys(bundle));
});

it('finds the sentence of every call, since each is written out where it is used', () => {
	const calls = hostFiles().flatMap((text) => text.match(/\bl10n\.t\(/g) ?? []);

	expect(hostSentences()).toHaveLength(calls.length);
});
