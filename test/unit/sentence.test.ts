import { describe, expect, it } from 'vitest';
import { inEnglish, SentenceError, sentence, told } from '../../src/core/sentence.ts';

const german: Record<string, string> = {
	'The file {0} is damaged.': 'Die Datei {0} ist beschädigt.',
	'{0} It may have held {1}.': 'Vielleicht lag {1} darin. {0}',
};
const translate = (english: string) => german[english] ?? english;

describe('a sentence', () => {
	const damage = sentence('The file {0} is damaged.', 'a.run');

	it('is told in a language, and a sentence in it too', () => {
		const both = sentence('{0} It may have held {1}.', damage, 'ctx_1');

		expect(inEnglish(both)).toBe('The file a.run is damaged. It may have held ctx_1.');
		expect(told(both, translate)).toBe('Vielleicht lag ctx_1 darin. Die Datei a.run ist beschädigt.');
	});

	it('stays English where there is no translation', () => {
		expect(told(sentence('The disk {0} is full.', 'C'), translate)).toBe('The disk C is full.');
	});

	it('leaves alone what looks like a place or a replacement in its values', () => {
		expect(inEnglish(sentence('Read {0}, then {1}.', '{1} $& $1', 'b'))).toBe('Read {1} $& $1, then b.');
		expect(inEnglish({ english: 'A message with {0}.', values: [] })).toBe('A message with {0}.');
	});

	it('is what an error tells in English', () => {
		expect(new SentenceError(damage)).toMatchObject({ message: 'The file a.run is damaged.', sentence: damage });
	});
});
