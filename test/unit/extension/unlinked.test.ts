import { expect, it } from 'vitest';
import { unlinked } from '../../../src/extension/unlinked.ts';

it('leaves no link in the text of a notification', () => {
	expect(unlinked('Nothing to reduce in [app.log](command:workbench.action.quit): [a](b)')).toBe(
		'Nothing to reduce in [app.log] (command:workbench.action.quit): [a] (b)',
	);
});

it('leaves every other text as it is', () => {
	expect(unlinked('12,400 → 900 tokens [app (1).log]')).toBe('12,400 → 900 tokens [app (1).log]');
});
