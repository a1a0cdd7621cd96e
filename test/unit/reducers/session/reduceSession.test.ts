import { describe, expect, it } from 'vitest';
import { reduceSession } from '../../../../src/core/reducers/session/reduceSession.ts';
import { reducing } from '../../support/reducing.ts';
import { asked, assistant, called, claude, jsonl, numbered, result, said, shop, toolId } from './sessions.ts';

const visible = (text: string) => reducing(reduceSession, text).visible;
const recordsOf = (text: string) =>
	text
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
/** The content of the first block of each message. */
const contentOf = (text: string, record: number) => recordsOf(text)[record].message.content[0].content as string;

describe('a session of Claude Code', () => {
	const shown = visible(shop);

	it('stays JSONL, a record a line', () => {
		expect(recordsOf(shown)).toHaveLength(7);
	});

	it.each([
		['what the person asked', 'The checkout test fails since yesterday.\\nFind out why.'],
		['what the model said', "I'll read the test and run it."],
		['what the model thought', 'I should read the test first.'],
		['the calls by name and path', '"name":"Read","input":{"file_path":"/home/me/shop/test/checkout.test.ts"}'],
		['commands', '"command":"npx vitest run test/checkout.test.ts"'],
		['how a tool failed', 'Exit code 1\\n'],
		['the failing assertion', 'AssertionError: expected 12 to be 11\\n at checkout.test.ts:42:7'],
		['the mark of the failure', '"is_error":true'],
		['the session', '"cwd":"/home/me/shop"'],
		['the branch', '"gitBranch":"main"'],
	])('shows %s', (_, words) => {
		expect(shown).toContain(words);
	});

	it.each(['parentUuid', '"uuid"', 'requestId', '"usage"', 'Eq8DCkg', 'stop_reason', '15001'])('hides %s', (words) => {
		expect(shown).not.toContain(words);
	});

	it('counts the metadata once, where the first of it stood', () => {
		const [first] = recordsOf(shown);
		expect(first['…']).toMatch(/^… \d+ ids, times and other metadata #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/);
		expect(shown.match(/ids, times and other metadata/g)).toHaveLength(1);
	});

	it('shows head and tail of a bulky result, and how many lines are between them', () => {
		const content = contentOf(shown, 3).split('\n');
		const [notice = ''] = content.filter((line) => line.startsWith('…'));
		const hidden = Number(/^… (\d+) lines? #ref:ctx_[0-9a-f]{8}$/.exec(notice)?.[1]);
		expect(content.length - 1 + hidden).toBe(120);
		expect(content[0]).toBe('     1→export const value1 = compute(1);');
		expect(content.at(-1)).toBe('   120→export const value120 = compute(120);');
	});

	it('names results in another form once', () => {
		const copies = recordsOf(shown).flatMap((record) => record.toolUseResult ?? []);
		expect(copies).toEqual([expect.stringMatching(/^… 2 results in another form #ref:ctx_[0-9a-f]{8}$/), '…']);
	});

	it('still tells which result belongs to which call', () => {
		const call = recordsOf(shown)[2].message.content[1].id as string;
		expect(call).toBe(`…${toolId(3).slice(-6)}`);
		expect(recordsOf(shown)[3].message.content[0].tool_use_id).toBe(call);
	});
});

describe('what repeats', () => {
	it('stays where it changes', () => {
		const at = (i: number, cwd: string) => ({ ...asked(i, `question ${i}`), cwd });
		const records = recordsOf(visible(jsonl(at(0, '/a'), at(1, '/a'), at(2, '/b'), at(3, '/b'), at(4, '/a'))));
		expect(records.map(({ cwd }) => cwd)).toEqual(['/a', undefined, '/b', undefined, '/a']);
	});

	it('is told once, with what follows it', () => {
		const text = numbered(30, (i) => `Line ${i} of the plan.`);
		const records = recordsOf(
			visible(jsonl(asked(0, text), asked(1, 'Go on.'), asked(2, text), asked(3, `${text}\nAnd more.`))),
		);
		expect(records[0].message.content).toBe(text);
		expect(records[2].message.content).toMatch(/^#ref:ctx_[0-9a-f]{8} repeated text$/);
		expect(records[3].message.content).toMatch(/^#ref:ctx_[0-9a-f]{8} repeated text … \nAnd more\.$/);
	});

	it('is told by whole lines', () => {
		const tell = (end: string) => `${numbered(6, (i) => `Line ${i} of the first plan.`)}\nThe cart is ${end}.`;
		const records = recordsOf(visible(jsonl(asked(0, tell('locked')), asked(1, tell('lost')))));
		expect(records[1].message.content).toMatch(/^#ref:ctx_[0-9a-f]{8} repeated text … The cart is lost\.$/);
	});

	it('is no reason to leave the rest of a result as long as it is', () => {
		const banner = numbered(6, (i) => `Step ${i} of the build of the shop`);
		const built = (name: string) => `${banner}\n${numbered(90, (i) => `src/${name}/file${i}.ts`)}`;
		const [, , again] = recordsOf(visible(jsonl(asked(0, 'Go.'), result(1, built('cart')), result(2, built('mail')))));
		const { content } = again.message.content[0];
		expect(content).toMatch(/^#ref:ctx_[0-9a-f]{8} repeated text … src\/mail\/file1\.ts\n/);
		expect(content.length).toBeLessThan(700);
	});

	it('is told again if it failed', () => {
		const failure = `Error: no such table: orders\n${numbered(20, (i) => `detail ${i}`)}`;
		const records = recordsOf(
			visible(jsonl(asked(0, 'Go.'), result(1, failure, { is_error: true }), result(2, failure, { is_error: true }))),
		);
		expect(records[2].message.content[0].content).toBe(failure);
	});
});

describe('records of progress', () => {
	const hook = (i: number) =>
		claude(i, 'progress', { data: { type: 'hook_progress', hookName: `PostToolUse:${i}`, command: 'x.sh' } });

	it('leave with their count in their place', () => {
		const { visible: shown, content } = reducing(
			reduceSession,
			jsonl(asked(0, 'Go.'), hook(1), hook(2), hook(3), asked(4, 'On.'), hook(5)),
		);
		const records = recordsOf(shown);
		expect(records).toHaveLength(4);
		expect(records[1]['…']).toMatch(/^… 3 records of progress and bookkeeping #ref:ctx_[0-9a-f]{8}$/);
		expect(records[3]['…']).toMatch(/^… 1 records of progress and bookkeeping #ref:ctx_[0-9a-f]{8}$/);
		expect(content('progress and bookkeeping')).toContain('PostToolUse:5');
	});

	it('stay if they tell what a model said', () => {
		const sub = claude(1, 'progress', {
			data: { type: 'agent_progress', message: assistant(1, said('Found it in cart.ts.')) },
		});
		expect(visible(jsonl(asked(0, 'Go.'), sub))).toContain('Found it in cart.ts.');
	});
});

describe('tool results', () => {
	const shownOf = (content: string, rest: object = {}) =>
		contentOf(visible(jsonl(asked(0, 'Go.'), result(1, content, rest))), 1);
	const lines = (count: number) => numbered(count, (i) => `line ${i} of the output of a tool`);

	it.each([
		'bash: foo: command not found',
		'fatal: not a git repository',
		'npm ERR! code ELIFECYCLE',
		'TypeError: x is not a function',
		'Process exited with code 2',
		'EXECUTION TIMED OUT',
		'cat: a.txt: No such file or directory',
		'(eval):1: no matches found: *.md',
		'--- FAIL: TestCheckout (0.00s)',
	])('show lines that say that something failed: %s', (failure) => {
		expect(shownOf(`${lines(60)}\n${failure}\n${lines(60)}`)).toContain(`\n${failure}\n`);
	});

	it('that are the text of a file show no line of it for its words', () => {
		const file = numbered(
			90,
			(i) => `${String(i).padStart(6)}→${i === 50 ? 'throw new Error("failed")' : `call(${i});`}`,
		);
		expect(shownOf(file)).not.toContain('throw new Error');
	});

	it('of a single long line show its head and its end', () => {
		const shown = shownOf(`The words: ${'one and another, '.repeat(200)}the last.`);
		expect(shown).toMatch(/^The words: .* … #ref:ctx_[0-9a-f]{8} .*the last\.$/);
	});

	it('that failed stay whole', () => {
		const failure = lines(70);
		expect(shownOf(failure, { is_error: true })).toBe(failure);
	});

	it('that are images leave as a whole', () => {
		const image = {
			type: 'image',
			source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgoAAAANSUhEUg'.repeat(50) },
		};
		const shown = visible(jsonl(asked(0, 'Go.'), claude(1, 'user', { message: { role: 'user', content: [image] } })));
		expect(shown).toMatch(/"media_type":"image\/png","data":"#ref:ctx_[0-9a-f]{8} encoded data"/);
	});
});

describe('tool calls', () => {
	it('keep what they do to which file, not the text that they write', () => {
		const content = numbered(80, (i) => `export const a${i} = ${i};`);
		const shown = visible(
			jsonl(asked(0, 'Go.'), assistant(1, called(1, 'Write', { file_path: '/home/me/shop/src/a.ts', content }))),
		);
		expect(shown).toContain(
			'"name":"Write","input":{"file_path":"/home/me/shop/src/a.ts","content":"export const a1 = 1;',
		);
		expect(shown).toMatch(/… \d+ lines? #ref:ctx_[0-9a-f]{8}"\}/);
		expect(shown).not.toContain('a70');
	});

	it('keep which files a patch changes', () => {
		const input = `*** Begin Patch\n${['src/a.ts', 'src/b.ts'].map((file) => `*** Update File: ${file}\n${numbered(60, (i) => `+line ${i}`)}`).join('\n')}\n*** End Patch`;
		const call = {
			type: 'response_item',
			payload: { type: 'custom_tool_call', name: 'apply_patch', call_id: 'call_1', input },
		};
		expect(visible(jsonl(call, call))).toContain('*** Update File: src/b.ts');
	});
});
