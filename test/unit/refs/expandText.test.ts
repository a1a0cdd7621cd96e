import { describe, expect, it } from 'vitest';
import { type Part, text } from '../../../src/core/edits/parts.ts';
import { expandText } from '../../../src/core/refs/expandText.ts';
import { passages, stretches } from '../../../src/core/refs/passages.ts';
import { runView } from '../../../src/core/refs/runView.ts';
import { loadSource } from '../../../src/core/source/source.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { running } from '../support/running.ts';

const request = (i: number) => `2026-01-05 10:00:${10 + i} INFO request ${7_000 + i} finished after a while, as ever\n`;
const warning = (i: number) => `2026-01-05 10:00:${40 + i} WARN queue ${i} of the mailer is filling up, as ever\n`;
const log = [0, 1, 2, 3, 4].map(request).join('') + [0, 1, 2, 3, 4].map(warning).join('');
const source = loadSource('input', new TextEncoder().encode(log), nodePorts);

/** Of each marker in a text what stands behind it about its cost. */
const pricesIn = (text: string) =>
	Array.from(text.matchAll(/#ref:(\w+)(?: [^:\n]+:[^~\n]+,)? (~?[\d,]+ tokens)/g), ([, id, price]) => `${id} ${price}`);

describe('expandText', () => {
	it('is the visible text while nothing is expanded', async () => {
		const { run } = await running(log, { granularity: 'fine' });
		expect(expandText(run, source, new Set())).toEqual({ text: run.text, expanded: [] });
	});

	it('puts the text of a ref back in its places, and tells where it stands', async () => {
		const { run } = await running(log, { granularity: 'fine' });
		const [first, second] = run.refs;
		const { text, expanded } = expandText(run, source, new Set([first?.id ?? '']));
		expect(text.startsWith([0, 1, 2, 3, 4].map(request).join(''))).toBe(true);
		expect(text).toContain(`#ref:${second?.id}`);
		expect(text).not.toContain(`#ref:${first?.id}`);
		expect(expanded.map(({ start, end }) => text.slice(start, end))).toEqual([[1, 2, 3, 4].map(request).join('')]);
	});

	it.each([
		['estimate', '~'],
		['o200k_base', ''],
	] as const)('prices what is left as the run did, with a tilde for an estimate alone: %s', async (tokenizer, sign) => {
		for (const granularity of ['coarse', 'fine'] as const) {
			const { run } = await running(log, { granularity, tokenizer });
			const [first, ...others] = run.refs.map(({ id, tokens }) => `${id} ${sign}${tokens} tokens`);
			const left = expandText(run, source, new Set(run.refs.slice(0, 1).map(({ id }) => id))).text;
			expect(others.length).toBe(granularity === 'fine' ? 1 : 0);
			expect(pricesIn(run.text)).toEqual([first, ...others]);
			expect(pricesIn(left)).toEqual(others);
		}
	});

	it('words what is left of a run from an earlier version as that did', async () => {
		const { run } = await running(log, { granularity: 'fine', tokenizer: 'o200k_base' });
		const earlier = (part: Part): Part[] =>
			part.kind === 'price' ? [text(' ~'), { kind: 'tokens' }, text(' tokens')] : [part];
		const parts = new Map(Array.from(run.plan.parts, ([edit, shown]) => [edit, shown.flatMap(earlier)]));
		const [first, second] = run.refs;
		const left = expandText({ ...run, plan: { ...run.plan, parts } }, source, new Set([first?.id ?? ''])).text;
		expect(pricesIn(left)).toEqual([`${second?.id} ~${second?.tokens} tokens`]);
	});

	it('is the original once everything is expanded', async () => {
		const { run } = await running(log, { granularity: 'fine' });
		expect(expandText(run, source, new Set(run.refs.map(({ id }) => id))).text).toBe(log);
	});
});

describe('passages', () => {
	it('carry the line numbers of the source, and count what they leave out', async () => {
		const { run } = await running(log);
		const pieces = stretches(source, run.refs[0]?.spans ?? new Int32Array(0));
		const first = { line: 2, text: [1, 2, 3, 4].map(request).join('') };
		expect(passages(source, pieces, { lines: 100, units: 10_000 })).toEqual({
			passages: [first, { line: 7, text: [1, 2, 3, 4].map(warning).join('') }],
			hiddenLines: 0,
		});
		expect(passages(source, pieces, { lines: 3, units: 10_000 })).toEqual({
			passages: [{ line: 2, text: [1, 2, 3].map(request).join('') }],
			hiddenLines: 5,
		});
	});

	it('cut a line that is too long to show, between two characters, and count it', () => {
		const text = `${'😀'.repeat(1_000)}\nnext\n`;
		const long = loadSource('input', new TextEncoder().encode(text), nodePorts);
		const pieces = stretches(long, Int32Array.of(0, long.bytes.length));
		expect(passages(long, pieces, { lines: 10, units: 101 })).toEqual({
			passages: [{ line: 1, text: '😀'.repeat(50) }],
			hiddenLines: 2,
		});
		expect(passages(long, pieces, { lines: 10, units: text.length })).toEqual({
			passages: [{ line: 1, text }],
			hiddenLines: 0,
		});
	});
});

describe('runView', () => {
	it('knows from which to which line a ref reaches', async () => {
		const view = runView(await running(log), source);
		expect(view.refs).toMatchObject([{ firstLine: 2, lastLine: 10, lines: 8, reason: 'similar lines' }]);
		expect(view).toMatchObject({ estimated: true, sourceName: 'input', type: 'log' });
	});
});
