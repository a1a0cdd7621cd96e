import { beforeEach, expect, it, vi } from 'vitest';
import type { RefView } from '../../../src/core/view.ts';
import { mayShowOriginal, mayShowRef } from '../../../src/extension/askForSecrets.ts';

const host = vi.hoisted(() => ({ asked: [] as string[], answer: undefined as string | undefined }));

vi.mock('vscode', () => ({
	l10n: { t: (text: string, ...values: unknown[]) => text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)])) },
	window: {
		showWarningMessage: async (question: string, options: unknown, ..._answers: string[]) => {
			host.asked.push(`${question} ${JSON.stringify(options)}`);
			return host.answer;
		},
	},
}));

const original = (...refs: object[]) => ({ sourceName: 'app.log', refs: refs as RefView[] });

beforeEach(() => {
	host.asked = [];
	host.answer = undefined;
});

it('shows what holds no secret without a question', async () => {
	expect(await mayShowRef({})).toBe(true);
	expect(await mayShowOriginal(original({}, {}))).toBe(true);
	expect(host.asked).toEqual([]);
});

it('asks before a secret is shown, and takes a closed question for a no', async () => {
	expect(await mayShowRef({ secret: 'aws-key' })).toBe(false);
	expect(await mayShowOriginal(original({}, { secret: 'jwt' }))).toBe(false);
	expect(host.asked).toEqual([
		'This marker stands for a secret (aws-key). Should it be shown? {"modal":true}',
		'The original of app.log holds secrets. Should they be shown? {"modal":true}',
	]);
	host.answer = 'Show It';
	expect(await mayShowRef({ secret: 'aws-key' })).toBe(true);
	expect(await mayShowOriginal(original({ secret: 'jwt' }))).toBe(true);
});
