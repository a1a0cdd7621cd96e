import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesNotice, timesNotice } from '../../../../src/core/edits/notices.ts';
import { copy, count, linesOfShare, plural, text as wording } from '../../../../src/core/edits/parts.ts';
import { type Plan, PlanBuilder } from '../../../../src/core/edits/plan.ts';
import { noSpans, spansOf } from '../../../../src/core/edits/spans.ts';
import { allowances } from '../../../../src/core/reducers/session/allowances.ts';
import { cutText } from '../../../../src/core/reducers/session/cutText.ts';
import { JsonText } from '../../../../src/core/reducers/session/jsonText.ts';
import { withLinesAsEdits } from '../../../../src/core/reducers/session/lineEdits.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { anyText } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';
import { numbered } from './sessions.ts';

const textIn = (holder: string, outer?: JsonText) => new JsonText(holder, 1, holder.length - 1, outer);

describe('the text of a JSON string', () => {
	it('is what the string stands for, and knows where each character comes from', () => {
		fc.assert(
			fc.property(anyText, fc.nat(), fc.nat(), (text, a, b) => {
				const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
				const holder = JSON.stringify(text);
				const json = textIn(holder);
				expect(json.text).toBe(text);
				const inSource = holder.slice(json.sourceAt(start), json.sourceAt(end));
				if (start < end && !/^[\udc00-\udfff]|[\ud800-\udbff]$/.test(text.slice(start, end)))
					expect(JSON.parse(`"${inSource}"`)).toBe(text.slice(start, end));
			}),
		);
	});

	it('may stand in the text of another', () => {
		const inner = JSON.stringify('a "b"\n\tc\\');
		const holder = JSON.stringify(inner);
		const outer = textIn(holder);
		const json = textIn(outer.text, outer);
		expect(json.text).toBe('a "b"\n\tc\\');
		expect(holder.slice(json.sourceAt(2), json.sourceAt(6))).toBe('\\\\\\"b\\\\\\"\\\\n');
		expect(json.written('\n')).toBe('\\\\n');
	});

	it('has the spans that stand for those of the source', () => {
		const json = textIn('"a\\nbc"');
		expect([...json.spansOf(spansOf([[3, 5]]))]).toEqual([1, 3]);
		expect([...json.spansOf(spansOf([[5, 99]]))]).toEqual([3, 4]);
		expect([...json.spansOf(spansOf([[0, 1]]))]).toEqual([]);
	});
});

const hundred = `${numbered(100, (i) => `${i} is a line of this text, one of a hundred`)}\n`;
const start = (line: number) => linesOf(hundred).starts[line - 1] ?? hundred.length;
const shown = (plan: Plan) => reducing(() => plan, hundred);
const cut = (plan: Plan) =>
	shown(cutText({ text: hundred, lines: linesOf(hundred), plan, allowance: allowances.result, keep: noSpans }));

describe('lines as edits', () => {
	it('count the same', () => {
		const builder = new PlanBuilder();
		const whole = builder.omission('a');
		builder.edit(whole, start(2), start(40), [...linesNotice('coarse'), wording('\n')]);
		const share = builder.omission('b', builder.omission('b'));
		builder.edit(share, start(50), start(90), [wording('… '), linesOfShare(share), wording(' of it\n')]);
		const plan = withLinesAsEdits(builder.build(), linesOf(hundred));
		expect([...plan.parts.values()].flat().some(({ kind }) => kind === 'lines')).toBe(false);
		expect(shown(plan).visible.replace(/#.*/g, '')).toBe(shown(builder.build()).visible.replace(/#.*/g, ''));
		expect(shown(plan).visible).toContain('… 38 lines\n');
		expect(shown(plan).visible).toContain('… 40 of it\n');
	});

	it('leave what they cannot count', () => {
		const builder = new PlanBuilder();
		const twice = builder.omission('a');
		for (const at of [0, 10]) builder.edit(twice, start(2) + at, start(2) + at + 5, linesNotice('coarse'));
		expect(withLinesAsEdits(builder.build(), linesOf(hundred)).start).toHaveLength(0);
	});
});

describe('a text that is cut', () => {
	/** Folds lines 2, 12, 22, … 92 behind line 2. */
	const fold = (isHeadLast = false) => {
		const builder = new PlanBuilder();
		const omission = builder.omission('fold');
		const heads = Array.from({ length: 10 }, (_, i) => 2 + 10 * i);
		for (const line of heads) {
			const isHead = line === (isHeadLast ? 52 : 2);
			const parts = isHead ? [copy(start(line), start(line + 1) - 1), ...timesNotice('coarse')] : undefined;
			builder.edit(omission, start(line), isHead ? start(line + 1) - 1 : start(line + 1), parts);
		}
		return builder.build();
	};

	it('shows head and tail, and counts the lines between them', () => {
		const { visible, restored, source } = cut(new PlanBuilder().build());
		const lines = visible.trimEnd().split('\n');
		const hidden = Number(/^… (\d+) lines/.exec(lines.find((line) => line.startsWith('…')) ?? '')?.[1]);
		expect(lines.length - 1 + hidden).toBe(100);
		expect(restored).toEqual(source.bytes);
	});

	it('counts no line of a fold that is told above', () => {
		const { visible, restored, source } = cut(fold());
		expect(visible).toContain('2 is a line of this text, one of a hundred ×10\n');
		const lines = visible.split('\n').filter((line) => /^\d/.test(line));
		const hidden = Number(/^… (\d+) lines/m.exec(visible)?.[1]);
		expect(lines.length + 9 + hidden).toBe(100);
		expect(restored).toEqual(source.bytes);
	});

	it('counts the lines of a fold that would be told in what leaves', () => {
		const { visible, restored, source } = cut(fold(true));
		expect(visible).not.toContain('×');
		const lines = visible.split('\n').filter((line) => /^\d/.test(line));
		const hidden = Number(/^… (\d+) lines/m.exec(visible)?.[1]);
		expect(lines.length + hidden).toBe(100);
		expect(restored).toEqual(source.bytes);
	});

	it('shows edits that show something as they are', () => {
		const builder = new PlanBuilder();
		builder.edit(builder.omission('x'), start(3), start(5), [wording('… '), count, plural(' edit\n', ' edits\n')]);
		expect(cut(builder.build()).visible).toContain('\n… 1 edit\n5 is');
	});
});
