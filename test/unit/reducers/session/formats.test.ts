import { describe, expect, it } from 'vitest';
import { reduceSession } from '../../../../src/core/reducers/session/reduceSession.ts';
import { reducing } from '../../support/reducing.ts';
import { jsonl, numbered, uuid } from './sessions.ts';

const visible = (text: string) => reducing(reduceSession, text).visible;
const output = numbered(90, (i) => `src/cart/file${i}.ts`);

describe('Codex', () => {
	const record = (i: number, type: string, payload: object) => ({
		timestamp: `2026-01-05T10:00:0${i}.000Z`,
		type,
		payload,
	});
	const shell = (code: number) => JSON.stringify({ output, metadata: { exit_code: code, duration_seconds: 0.2 } });
	const shown = visible(
		jsonl(
			record(0, 'session_meta', {
				id: uuid(0),
				cwd: '/home/me/shop',
				cli_version: '0.40.0',
				instructions: 'Be terse. '.repeat(200),
			}),
			record(1, 'response_item', {
				type: 'message',
				role: 'developer',
				content: [{ type: 'input_text', text: 'Rules. '.repeat(200) }],
			}),
			record(2, 'response_item', {
				type: 'message',
				role: 'user',
				content: [{ type: 'input_text', text: 'Fix the cart.' }],
			}),
			record(3, 'event_msg', { type: 'token_count', info: { total_token_usage: { input_tokens: 4_711 } } }),
			record(4, 'response_item', {
				type: 'reasoning',
				summary: [{ type: 'summary_text', text: '**Looking around**' }],
				encrypted_content: 'gAAAAABo'.repeat(60),
			}),
			record(5, 'response_item', {
				type: 'function_call',
				name: 'shell',
				arguments: '{"command":["bash","-lc","rg --files src"]}',
				call_id: 'call_AbCdEfGhIjKlMnOpQrStUvWx',
			}),
			record(6, 'response_item', {
				type: 'function_call_output',
				call_id: 'call_AbCdEfGhIjKlMnOpQrStUvWx',
				output: shell(7),
			}),
			record(7, 'response_item', {
				type: 'message',
				role: 'assistant',
				content: [{ type: 'output_text', text: 'The cart is fixed.' }],
			}),
			record(8, 'event_msg', { type: 'agent_message', message: 'The cart is fixed.' }),
		),
	);

	it.each([
		['the request', '"text":"Fix the cart."'],
		['the reasoning that may be read', '**Looking around**'],
		['the call', '"name":"shell","arguments":"{\\"command\\":[\\"bash\\",\\"-lc\\",\\"rg --files src\\"]}"'],
		['the head of the output', 'src/cart/file1.ts'],
		['its end with the exit code', '\\"exit_code\\":7'],
		['how many lines are behind the marker', /… \d+ lines? #ref:ctx_[0-9a-f]{8}\\\\n/],
		['the answer', 'The cart is fixed.'],
		['where instructions were', /"instructions":"Be terse\. [^"]{200,400} … #ref:ctx_[0-9a-f]{8}"/],
	])('shows %s', (_, words) => {
		expect(shown).toMatch(words instanceof RegExp ? words : new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
	});

	it.each(['4711', 'gAAAAABo', 'src/cart/file50.ts', '10:00:06'])('hides %s', (words) => {
		expect(shown).not.toContain(words);
	});
});

describe('Copilot', () => {
	it('tells calls, failures and answers of its command line', () => {
		const shown = visible(
			jsonl(
				{
					type: 'session.start',
					data: { sessionId: uuid(1), version: 1, producer: 'copilot-agent' },
					id: uuid(2),
					timestamp: '2026-01-05T10:00:00Z',
					parentId: null,
				},
				{
					type: 'user.message',
					data: { content: 'Fix the cart.', transformedContent: `<context>${'x '.repeat(900)}</context>` },
					id: uuid(3),
					parentId: uuid(2),
				},
				{ type: 'assistant.turn_start', data: { turnId: '0' }, id: uuid(4), parentId: uuid(3) },
				{
					type: 'tool.execution_start',
					data: { toolCallId: 'toolu_01AbCdEfGh', toolName: 'bash', arguments: { command: 'npm test' } },
					id: uuid(5),
				},
				{
					type: 'tool.execution_complete',
					data: {
						toolCallId: 'toolu_01AbCdEfGh',
						success: false,
						result: { content: output },
						toolTelemetry: { a: 1 },
					},
					id: uuid(6),
				},
			),
		);
		expect(shown).toContain('"content":"Fix the cart."');
		expect(shown).toContain('"toolName":"bash","arguments":{"command":"npm test"}');
		expect(shown).toContain('"success":false');
		expect(shown).toContain('src/cart/file50.ts');
		expect(shown).not.toMatch(/toolTelemetry|turn_start|parentId/);
	});

	it('tells questions and answers of an exported chat, which stays one JSON document', () => {
		const request = (i: number) => ({
			requestId: `request_${uuid(i)}`,
			message: { text: `Question ${i}?`, parts: [] },
			agent: { id: 'github.copilot.editsAgent', description: 'Edits files. '.repeat(30) },
			response: [{ value: `Answer ${i}.` }, { kind: 'toolInvocationSerialized', resultDetails: { output: [output] } }],
		});
		const text = JSON.stringify(
			{ responderUsername: 'GitHub Copilot', requests: [request(1), request(2), request(3)] },
			null,
			2,
		);
		const shown = JSON.parse(visible(text));
		expect(shown.requests.map(({ message }: { message: { text: string } }) => message.text)).toEqual([
			'Question 1?',
			'Question 2?',
			'Question 3?',
		]);
		expect(shown.requests[2].response[0].value).toBe('Answer 3.');
		expect(shown.requests[2].agent).toBeUndefined();
		expect(JSON.stringify(shown)).not.toContain('file50');
	});
});

describe('SWE-agent', () => {
	const step = (i: number, observation: string) => ({
		action: `cat file${i}.py\n`,
		observation,
		response: `Let me look at file ${i}, since the last one did not tell where the total is computed or who calls it.\n\`\`\`\ncat file${i}.py\n\`\`\``,
		thought: `Let me look at file ${i}, since the last one did not tell where the total is computed or who calls it.\n`,
	});
	const steps = [step(1, output), step(2, `${output}\nEXECUTION TIMED OUT\n${output}`)];
	const history = steps.flatMap(({ observation, response }) => [
		{ role: 'assistant', content: response },
		{ role: 'user', content: `${observation}\n(Open file: n/a)` },
	]);
	const shown = visible(JSON.stringify({ trajectory: steps, history, info: { exit_status: 'submitted' } }, null, 2));

	it('stays one JSON document with what was done and what came of it', () => {
		const { trajectory, history: told, info } = JSON.parse(shown);
		expect(trajectory.map(({ action }: { action: string }) => action)).toEqual(['cat file1.py\n', 'cat file2.py\n']);
		expect(trajectory[1].response).toContain('Let me look at file 2');
		expect(trajectory[1].observation).toContain('EXECUTION TIMED OUT');
		expect(info.exit_status).toBe('submitted');
		expect(told[0].content).toMatch(/^#ref:ctx_[0-9a-f]{8} repeated text/);
		expect(told[1].content).toMatch(/repeated text … \(Open file: n\/a\)$/);
	});
});

describe('what is no session', () => {
	it.each([
		['a line that broke off', '{"type":"user","message":{"role":"user","content":"Go'],
		['no JSON at all', 'Please fix the cart.'],
		['an empty text', ''],
	])('stays whole: %s', (_, text) => {
		expect(visible(text)).toBe(text);
	});

	it('stays whole between records', () => {
		const broken = `{"type":"user","uuid":"${uuid(1)}","message":{"content":"half`;
		expect(visible(`${jsonl({ type: 'user', uuid: uuid(0) })}${broken}\n`)).toContain(broken);
	});
});
