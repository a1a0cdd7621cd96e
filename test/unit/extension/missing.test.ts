import { expect, it, vi } from 'vitest';
import { sentence } from '../../../src/core/sentence.ts';
import type { Missing } from '../../../src/core/store/store.ts';
import { messages } from '../../../src/extension/messages.ts';

vi.mock('vscode', () => ({
	env: { language: 'en-GB' },
	l10n: {
		t: (text: string, ...values: unknown[]) => text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)])),
		bundle: undefined,
	},
}));

const at = new Date(2026, 10, 30).getTime();
const what = sentence('{0} of “{1}” from {2}', sentence('{0} lines', '480'), 'repeated lines', 'service.log');
const cases: [Missing, string][] = [
	[{ state: 'unknown' }, 'is not in the store of this workspace'],
	[
		{ state: 'damaged', detail: sentence('The file {0} is gone.', 'a') },
		'is damaged and is not shown: The file a is gone.',
	],
	[{ state: 'expired', at, what }, 'expired on 30/11/2026: 480 lines of “repeated lines” from service.log.'],
];

it.each(cases)('tells why a ref or a run is not there: $state', (missing, words) => {
	expect(messages.refMissing('ctx_31154fa2', missing)).toContain(words);
	expect(messages.runMissing('run_31154fa2', missing)).toContain(words);
});
