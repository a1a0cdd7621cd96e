/** Transcripts as agents write them, made up. */

const session = '0b9a4c1e-52d1-4c53-9d0e-6f4b1f1d2a77';

/** An id as Claude Code gives them to records. */
export const uuid = (i: number) => `${String(i).padStart(8, '0')}-52d1-4c53-9d0e-6f4b1f1d2a77`;

/** A record of Claude Code with the metadata that all of them have. */
export function claude(i: number, type: string, rest: object): object {
	return {
		parentUuid: i === 0 ? null : uuid(i - 1),
		isSidechain: false,
		userType: 'external',
		cwd: '/home/me/shop',
		sessionId: session,
		version: '2.1.0',
		gitBranch: 'main',
		type,
		...rest,
		uuid: uuid(i),
		timestamp: `2026-01-05T10:00:${String(i % 60).padStart(2, '0')}.123Z`,
	};
}

/** What the model says or calls. */
export const assistant = (i: number, ...content: object[]) =>
	claude(i, 'assistant', {
		message: {
			id: `msg_01${String(i).padStart(20, 'A')}`,
			type: 'message',
			role: 'assistant',
			model: 'claude-sonnet-4-5',
			content,
			stop_reason: 'tool_use',
			usage: { input_tokens: i, cache_read_input_tokens: 15_000 + i, output_tokens: 30, service_tier: 'standard' },
		},
		requestId: `req_01${String(i).padStart(20, 'B')}`,
	});

export const said = (text: string) => ({ type: 'text', text });
export const called = (i: number, name: string, input: object) => ({ type: 'tool_use', id: toolId(i), name, input });
export const toolId = (i: number) => `toolu_01${String(i).padStart(22, 'C')}`;

/** What a tool gave back. */
export const result = (i: number, content: string, rest: object = {}, toolUseResult: unknown = { stdout: content }) =>
	claude(i, 'user', {
		message: { role: 'user', content: [{ tool_use_id: toolId(i), type: 'tool_result', content, ...rest }] },
		toolUseResult,
	});

export const asked = (i: number, content: string) => claude(i, 'user', { message: { role: 'user', content } });

export const jsonl = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
export const numbered = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => line(i + 1)).join('\n');

/** A session in which a file is read, a test fails and is repaired. */
export const shop = jsonl(
	asked(0, 'The checkout test fails since yesterday.\nFind out why.'),
	assistant(1, {
		type: 'thinking',
		thinking: 'I should read the test first.',
		signature: 'Eq8DCkgICxABGAIqQL'.repeat(20),
	}),
	assistant(
		2,
		said("I'll read the test and run it."),
		called(3, 'Read', { file_path: '/home/me/shop/test/checkout.test.ts' }),
	),
	result(
		3,
		numbered(120, (i) => `${String(i).padStart(6)}→export const value${i} = compute(${i});`),
	),
	assistant(4, called(5, 'Bash', { command: 'npx vitest run test/checkout.test.ts', description: 'Run the test' })),
	result(
		5,
		`Exit code 1\n${numbered(60, (i) => ` ✓ case ${i}`)}\nAssertionError: expected 12 to be 11\n at checkout.test.ts:42:7`,
		{ is_error: true },
	),
	assistant(6, said('The total counts the shipping twice.')),
);
