import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceSession } from '../../../../src/core/reducers/session/reduceSession.ts';
import { anyBytes } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';
import { asked, jsonl as linesOf, result } from './sessions.ts';

const keys = fc.constantFrom(
	...['type', 'role', 'content', 'text', 'uuid', 'cwd', 'id', 'tool_use_id', 'input', 'command', 'name', 'output'],
	...['toolUseResult', 'is_error', 'signature', 'timestamp', 'data', 'payload', 'message', 'system', 'a'],
);
const words = fc.constantFrom<unknown>(
	...[
		'user',
		'tool',
		'system',
		'tool_result',
		'progress',
		'hook_progress',
		'token_count',
		'/home/me',
		null,
		true,
		false,
		7,
	],
	...['toolu_01AbCdEfGhIjKlMnOpQrSt', '8f14e45f-ea2a-4f3b-9d0e-6f4b1f1d2a77', '🙂', '#ref:ctx_31154fa2', '', 'é"\\\n'],
);
const long = fc
	.tuple(
		fc.constantFrom(
			'a line of text\n',
			'npm ERR! failed\n',
			'x',
			'日本🙂\n',
			'\\n\\',
			'AbC0',
			'{"output":"a\\nb\\n"}',
			'\u0001',
		),
		fc.integer({ min: 1, max: 400 }),
	)
	.map(([unit, times]) => unit.repeat(times));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
	value: fc.oneof(
		{ depthSize: 'small' },
		words,
		long,
		fc.dictionary(keys, tie('value'), { maxKeys: 8, noNullPrototype: true }),
		fc.array(tie('value'), { maxLength: 5 }),
	),
}));
const record = fc.dictionary(keys, value, { minKeys: 1, maxKeys: 8, noNullPrototype: true });
const records = fc
	.array(fc.tuple(record, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 8 })
	.map((all) => all.flatMap(([one, times]) => Array.from({ length: times }, () => one)));
const jsonl = fc
	.tuple(records, fc.constantFrom('\n', '\r\n'))
	.map(([all, end]) => all.map((one) => JSON.stringify(one) + end).join(''));
const document = records.map((all) => JSON.stringify({ messages: all }, null, 2));
const granularity = fc.constantFrom('coarse' as const, 'fine' as const);

describe('any session', () => {
	it('comes back byte for byte', () => {
		fc.assert(
			fc.property(fc.oneof(jsonl, document, anyBytes), granularity, (text, granularity) => {
				const { restored, source } = reducing(reduceSession, text, { granularity });
				expect(restored).toEqual(source.bytes);
			}),
		);
	});

	it('stays JSONL', () => {
		fc.assert(
			fc.property(jsonl, granularity, (text, granularity) => {
				for (const line of reducing(reduceSession, text, { granularity }).visible.split(/\r?\n/))
					if (line !== '') JSON.parse(line);
			}),
		);
	});

	it('stays a JSON document', () => {
		fc.assert(
			fc.property(document, granularity, (text, granularity) => {
				JSON.parse(reducing(reduceSession, text, { granularity }).visible);
			}),
		);
	});

	it('shows what has to stay visible', () => {
		fc.assert(
			fc.property(fc.oneof(jsonl, document), fc.nat(), fc.integer({ min: 1, max: 40 }), (text, at, length) => {
				const start = at % text.length;
				const { visible, applied } = reducing(reduceSession, text, { keep: spansOf([[start, start + length]]) });
				const { shown } = applied.rendered;
				const isShown = shown.some(
					(_, i) =>
						i % 3 === 0 &&
						(shown[i] as number) <= start &&
						(shown[i + 1] as number) >= Math.min(text.length, start + length),
				);
				expect(isShown).toBe(true);
				for (const line of text.startsWith('{\n') ? [visible] : visible.split(/\r?\n/))
					if (line !== '') JSON.parse(line);
			}),
		);
	});

	it('is reduced the same way each time', () => {
		fc.assert(
			fc.property(jsonl, (text) => {
				expect(reducing(reduceSession, text).visible).toBe(reducing(reduceSession, text).visible);
			}),
		);
	});

	it('takes twice the work if it is twice as long', () => {
		const work = (times: number) => {
			const text =
				`${linesOf(asked(0, 'Go.'), result(1, 'a line of text\\n'.repeat(90)), asked(2, 'x'.repeat(150)))}\n\n{\n`.repeat(
					times,
				);
			const spy = vi.spyOn(String.prototype, 'charCodeAt');
			reducing(reduceSession, text);
			const calls = spy.mock.calls.length;
			spy.mockRestore();
			return calls;
		};
		expect(work(20) / work(10)).toBeLessThan(2.3);
	});
});
