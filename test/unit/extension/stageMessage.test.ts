import { expect, it, vi } from 'vitest';
import { stageMessage } from '../../../src/extension/messages.ts';

vi.mock('vscode', () => ({ l10n: { t: (text: string) => text } }));

it('does not repeat the title of the notification that it stands in', () => {
	expect(stageMessage('OPTIMIZE')).not.toMatch(/reduc/i);
});
