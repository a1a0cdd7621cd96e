import { expect, it } from 'vitest';
import { sentence } from '../../../src/core/sentence.ts';
import { speaker } from '../../../src/webview/text.ts';

const say = speaker({ 'and {0} more': 'und {0} weitere', 'The file {0} is damaged.': 'Die Datei {0} ist beschädigt.' });

it('says a sentence of the inspector in the language of the host', () => {
	expect(say('moreTexts', '3')).toBe('und 3 weitere');
});

it('says a sentence of the engine, and the ones in it, in that language too', () => {
	const damage = sentence('The file {0} is damaged.', 'a.run');

	expect(say(damage)).toBe('Die Datei a.run ist beschädigt.');
	expect(say(sentence('{0} It may have held {1}.', damage, 'ctx_1'))).toBe(
		'Die Datei a.run ist beschädigt. It may have held ctx_1.',
	);
});
