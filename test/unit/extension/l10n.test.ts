import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calledSentences, calls, usedSentences } from '../../../scripts/l10n/usedSentences.ts';

const bundle: Record<string, string> = JSON.parse(readFileSync('l10n/bundle.l10n.json', 'utf8'));

it('offers every sentence of the extension, the engine and the inspector to translators, and no other', () => {
	expect(Object.keys(bundle), 'npm run l10n writes the file').toEqual(usedSentences());
});

it('translates each sentence by itself in English', () => {
	expect(Object.values(bundle)).toEqual(Object.keys(bundle));
});

it.each(calls)('finds the sentence of every call of $name, since each is written out where it is used', (call) => {
	const sentences = calledSentences(call);

	expect(sentences.length).toBeGreaterThan(10);
	expect(sentences).not.toContain(undefined);
});
