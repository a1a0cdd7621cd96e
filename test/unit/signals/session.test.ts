import { describe, expect, it } from 'vitest';
import { extractSession } from '../../../src/core/signals/session.ts';
import { asked, assistant, called, jsonl, numbered, result, said, shop } from '../reducers/session/sessions.ts';
import { criticalsOf } from './criticals.ts';

const criticals = (text: string) => criticalsOf(extractSession, text);

describe('criticals of sessions', () => {
	it('are what was said and what failed', () => {
		expect(criticals(shop)).toEqual([
			'The checkout test fails since yesterday.\\nFind out why.',
			"I'll read the test and run it.",
			expect.stringMatching(/^Exit code 1\\n ✓ case 1\\n/),
			'Exit code 1',
			'AssertionError: expected 12 to be 11',
			'The total counts the shipping twice.',
		]);
	});

	it('are results with a mark of failure in front of them or behind', () => {
		const behind = jsonl(asked(0, 'Go.'), result(1, 'File has not been read yet.', { is_error: true }));
		const before = '{"type":"tool_result","is_error":true,"content":"The cart is locked."}';
		expect(criticals(behind)).toContain('File has not been read yet.');
		expect(criticals(before)).toContain('The cart is locked.');
	});

	it('are the lines that say what failed far within a failed result', () => {
		const steps = Array.from({ length: 60 }, (_, i) => `copied part ${i} to "C:\\backup"`).join('\n');
		const content = `Exit code 2\n${steps}\nbackup failed: disk quota exceeded\n${steps}`;
		const failed = 'backup failed: disk quota exceeded';
		expect(criticals(jsonl(result(1, content, { is_error: true })))).toContain(failed);
		expect(criticals(jsonl(result(1, content)))).not.toContain(failed);
	});

	it.each([
		['before its output', (output: string, code: number) => `Exit code: ${code}\nOutput:\n${output}`],
		[
			'among what Codex says of it',
			(output: string, code: number) => `Wall time: 1 s\nProcess exited with code ${code}\n${output}`,
		],
		['behind its output', (output: string, code: number) => JSON.stringify({ output, metadata: { exit_code: code } })],
	])('are the lines that say what failed of a command whose exit code stands %s', (_, output) => {
		const steps = numbered(60, (i) => `copied part ${i} to "C:\\backup"`);
		const failed = 'backup failed: disk quota exceeded';
		const ended = (code: number) =>
			jsonl({ type: 'function_call_output', call_id: 'a', output: output(`${steps}\n${failed}\n${steps}`, code) });
		expect(criticals(ended(2))).toContain(failed);
		expect(criticals(ended(0))).not.toContain(failed);
	});

	it.each([
		['<tool_use_error>File does not exist.</tool_use_error>', '<tool_use_error>File does not exist.'],
		['[Request interrupted by user for tool use]', '[Request interrupted by user for tool use]'],
		['Process exited with code 3\nbye', 'Process exited with code 3'],
		['\nEXECUTION TIMED OUT', 'EXECUTION TIMED OUT'],
		['built\nnpm ERR! code 1', undefined],
		['all good', undefined],
	])('in the result %j', (content, critical) => {
		const found = criticals(jsonl(asked(0, 'Go.'), result(1, content)));
		expect(found).toEqual(critical === undefined ? ['Go.'] : ['Go.', critical]);
	});

	it('are told once of what is written down twice', () => {
		const text =
			'Please have a look at the cart and tell me why its total is wrong since the release of last week, thank you.';
		expect(criticals(jsonl(asked(0, text), asked(1, text)))).toEqual([text]);
		expect(
			criticals(jsonl(assistant(0, called(1, 'Task', { prompt: text })), asked(1, text), assistant(2, said('Done.')))),
		).toEqual(['Done.']);
	});
});
