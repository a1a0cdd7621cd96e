import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/core/edits/apply.ts';
import { copy, count, text as wording } from '../../../src/core/edits/parts.ts';
import { PlanBuilder } from '../../../src/core/edits/plan.ts';
import { checkSignals } from '../../../src/core/signals/check.ts';
import { bytesOfText } from '../../../src/core/source/encoding.ts';
import { loadSource } from '../../../src/core/source/source.ts';
import { tokenCounter } from '../../../src/core/tokens/tokenCounter.ts';
import { sha256 } from '../../../src/node/sha256.ts';

const counter = await tokenCounter('estimate');
const padding = 'nothing to see here\n'.repeat(20);
const one = `ERROR one${' of many words'.repeat(20)}`;
const text = `${one}\n${one}\n${padding}ERROR two\n`;
const second = one.length + 1;
const two = second * 2 + padding.length;

/** The text with its second line folded into the first, and `padding` behind a notice that holds the word `secret`. */
function folded() {
	const plan = new PlanBuilder();
	const fold = plan.omission('repeated lines');
	plan.edit(fold, 0, second - 1, [copy(0, second - 1), wording(' ×'), count]);
	plan.edit(fold, second, 2 * second);
	plan.edit(plan.omission('padding'), 2 * second, two, [wording('secret\n')]);
	const source = loadSource('input', bytesOfText(text), { sha256 });
	const options = { type: 'log', granularity: 'coarse', counter, isTaken: () => false, ports: { sha256 } } as const;
	return apply(source, { ...plan.build(), preface: 'ERROR two' }, options).rendered;
}

const check = (criticals: [number, number][], planted: string[] = []) =>
	checkSignals({ text, criticals: criticals.map(([start, end]) => ({ start, end })), planted, rendered: folded() });

describe('an automatic signal', () => {
	it('passes where its own place is shown', () => {
		expect(
			check([
				[0, second - 1],
				[two, two + 9],
			]),
		).toEqual({ pass: true, expected: 2, missing: [], notInSource: [] });
	});

	it('fails where the same words are shown in another place', () => {
		expect(check([[second, 2 * second - 1]])).toMatchObject({
			pass: false,
			expected: 1,
			missing: [{ text: one, start: second, end: 2 * second - 1 }],
		});
	});

	it('fails where only a part of it is shown', () => {
		expect(check([[two - 1, two + 9]]).pass).toBe(false);
		expect(check([[0, second]]).pass).toBe(false);
	});
});

it('is not shown by wording of the product that goes on as the source does', () => {
	const rendered = { text: 'ERROR disk full', shown: Int32Array.of(0, 5, 0) };
	const criticals = [{ start: 0, end: 15 }];
	expect(checkSignals({ text: 'ERROR disk full', criticals, planted: [], rendered }).pass).toBe(false);
});

describe('a planted signal', () => {
	it('passes wherever source text shows it', () => {
		expect(check([], ['ROR two', one])).toEqual({ pass: true, expected: 2, missing: [], notInSource: [] });
	});

	it('fails where its first occurrence was, when nothing shows it', () => {
		const start = 2 * second;
		expect(check([], ['nothing to see']).missing).toEqual([{ text: 'nothing to see', start, end: start + 14 }]);
	});

	it('is not shown by wording of the product', () => {
		const rendered = folded();
		expect(rendered.text).toContain('secret');
		const source = `${text}secret`;
		expect(checkSignals({ text: source, criticals: [], planted: ['secret'], rendered }).pass).toBe(false);
	});

	it('that the source does not hold is reported and fails nothing', () => {
		expect(check([], ['no such thing'])).toEqual({
			pass: true,
			expected: 0,
			missing: [],
			notInSource: ['no such thing'],
		});
	});
});
