import { beforeEach, expect, it, vi } from 'vitest';
import type { RefView } from '../../../src/core/view.ts';
import {
	askToCopyExpanded,
	askToCopyOriginal,
	askToCopySecret,
	askToShowOriginal,
	mayShowRef,
} from '../../../src/extension/askForSecrets.ts';

const host = vi.hoisted(() => ({ asked: [] as unknown[][], answer: undefined as string | undefined }));

vi.mock('vscode', () => ({
	l10n: { t: (text: string, ...values: unknown[]) => text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)])) },
	window: {
		showWarningMessage: async (...args: unknown[]) => {
			host.asked.push(args);
			return host.answer;
		},
	},
}));

const original = (...refs: object[]) => ({ sourceName: 'app.log', refs: refs as RefView[] });

beforeEach(() => {
	host.asked = [];
	host.answer = undefined;
});

it('shows and copies what holds no secret without a question', async () => {
	expect(await mayShowRef({})).toBe(true);
	expect(await askToShowOriginal(original({}, {}))).toBe('unmasked');
	expect(await askToCopyOriginal(original({}, {}))).toBe('unmasked');
	expect(host.asked).toEqual([]);
});

const withSecret = original({}, { secret: 'jwt' });
const questions = [
	['This marker stands for a secret (jwt). Should it be shown?', () => mayShowRef({ secret: 'jwt' })],
	['The original of app.log holds secrets. Should they be shown?', () => askToShowOriginal(withSecret)],
	['This marker stands for a secret (jwt). Should it be copied?', () => askToCopySecret('jwt')],
	['The original of app.log holds secrets. Should they be copied?', () => askToCopyOriginal(withSecret)],
	[
		'Secrets stand expanded in the reduced text of app.log. Should they be copied?',
		() => askToCopyExpanded({ sourceName: 'app.log' }),
	],
] as const;

it.each(questions)('asks: %s The first button, which has the focus, keeps the secret', async (question, ask) => {
	const [masked, unmasked] = question.endsWith('copied?')
		? ['Copy Masked', 'Copy Unmasked']
		: ['Keep Masked', 'Show Unmasked'];
	const expected = ask === questions[0][1] ? [false, false, true] : ['nothing', 'masked', 'unmasked'];
	const answers: unknown[] = [];
	for (const answer of [undefined, masked, unmasked]) {
		host.answer = answer;
		answers.push(await ask());
	}
	expect(host.asked[0]).toEqual([question, { modal: true }, masked, unmasked]);
	expect(answers).toEqual(expected);
});
