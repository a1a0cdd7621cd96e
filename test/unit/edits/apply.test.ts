import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makesWhole } from '../../../src/core/edits/invert.ts';
import { linesNotice, timesNotice } from '../../../src/core/edits/notices.ts';
import { copy, count, lines, marker, type Part, text } from '../../../src/core/edits/parts.ts';
import { type Plan, PlanBuilder } from '../../../src/core/edits/plan.ts';
import type { Reducer } from '../../../src/core/reducers/reducer.ts';
import { sameBytes } from '../../../src/core/source/bytes.ts';
import { contentEnd, lineEnd } from '../../../src/core/source/lines.ts';
import { anyText } from '../support/arbitraries.ts';
import { reducing } from '../support/reducing.ts';

const long = 'a line that is long enough for an omission to pay, even with its legend\n';

/** Folds the second to last line into the first. */
const foldAll: Reducer = (input) => {
	const plan = new PlanBuilder();
	const omission = plan.omission('repeated lines');
	const end = contentEnd(input.text, input.lines, 0);
	plan.edit(omission, 0, end, [copy(0, end), ...timesNotice(input.granularity)]);
	for (let line = 1; line < input.lines.starts.length; line++) {
		plan.edit(omission, input.lines.starts[line] as number, lineEnd(input.lines, line));
	}
	return plan.build();
};

/** Takes out lines 2 to 4, and 6 to 8. */
const twoGaps: Reducer = ({ lines: index, granularity }) => {
	const plan = new PlanBuilder();
	for (const line of [1, 5]) {
		const omission = plan.omission('boring lines');
		const end = lineEnd(index, line + 2);
		plan.edit(omission, index.starts[line] as number, end, [...linesNotice(granularity), text('\n')]);
	}
	return plan.build('Reduced.');
};

describe('apply', () => {
	it('counts a fold with its head and puts one legend line at the end', () => {
		const { visible, applied, content } = reducing(foldAll, long.repeat(4));
		const [ref] = applied.refs;
		const first = long.trimEnd();
		expect(visible).toBe(`${first} ×4\n#ref:${ref?.id} repeated lines: 3 lines, ~54 tokens\n`);
		expect(content('repeated lines')).toBe(long.repeat(3));
		expect(ref).toMatchObject({ bytes: 3 * long.length, lines: 3, tokens: 54, places: 1 });
		expect(applied.rendered.markers).toBe(1);
	});

	it('groups by reason in coarse granularity: one ref, places counted, each place says what left it', () => {
		const { visible, applied } = reducing(twoGaps, long.repeat(9));
		expect(applied.refs).toHaveLength(1);
		expect(visible).toBe(
			`Reduced.\n${long}… 3 lines\n${long}… 3 lines\n${long}#ref:${applied.refs[0]?.id} boring lines: 6 lines in 2 places, ~108 tokens\n`,
		);
	});

	it('gives each place its own ref and marker in fine granularity, without a legend', () => {
		const { visible, applied } = reducing(twoGaps, long.repeat(9), { granularity: 'fine' });
		const [one, two] = applied.refs.map(({ id }) => id);
		expect(visible).toBe(
			`Reduced.\n${long}… 3 lines #ref:${one} ~54 tokens\n${long}… 3 lines #ref:${two} ~54 tokens\n${long}`,
		);
		expect(one).not.toBe(two);
	});

	it('drops an omission that costs more than it saves, and its preface with it', () => {
		expect(reducing(twoGaps, 'ab\n'.repeat(9)).visible).toBe('ab\n'.repeat(9));
	});

	it('drops what is left of a reason when the notices with its markers did not pay: it never had a legend', () => {
		const reducer: Reducer = ({ lines: index }) => {
			const plan = new PlanBuilder();
			const [small, large] = [plan.omission('values'), plan.omission('values')];
			plan.edit(small, 0, 3, [text('…'), marker]);
			plan.edit(large, index.starts[1] as number, index.starts[8] as number, [text('…\n')]);
			return plan.build();
		};
		expect(reducing(reducer, long.repeat(9)).visible).toBe(long.repeat(9));
	});

	it('derives the same ids from the same bytes, and others from other bytes', () => {
		const ids = (input: string) => reducing(foldAll, input).applied.refs.map(({ id }) => id);
		expect(ids(long.repeat(4))).toEqual(ids(long.repeat(4)));
		expect(ids(long.repeat(4))).not.toEqual(ids(long.repeat(5)));
	});
});

describe('the inverse', () => {
	it('brings any source back from visible text and refs, whatever the plan', () => {
		fc.assert(
			fc.property(anyText, fc.array(fc.nat(), { maxLength: 40 }), fc.boolean(), (input, seeds, fine) => {
				const reducer: Reducer = ({ text: source }) => arbitraryPlan(source, seeds);
				const { restored, source } = reducing(reducer, input.repeat(30), { granularity: fine ? 'fine' : 'coarse' });
				expect(restored && [...restored]).toEqual([...source.bytes]);
			}),
			{ numRuns: 300 },
		);
	});
});

/** Edits at arbitrary code-point borders, with copies from inside and outside their spans. */
function arbitraryPlan(source: string, seeds: readonly number[]): Plan {
	const plan = new PlanBuilder();
	const omissions = [plan.omission('one'), plan.omission('two'), plan.omission('one')];
	const cuts = [...new Set(seeds.map((seed) => seed % (source.length + 1)))].sort((a, b) => a - b);
	const borders = cuts.filter((cut) => !/^[\ud800-\udbff][\udc00-\udfff]/.test(source.slice(cut - 1, cut + 1)));
	for (let i = 0; i + 1 < borders.length; i += 2) {
		const [start, end] = [borders[i] as number, borders[i + 1] as number];
		plan.edit(omissions[i % 3] as number, start, end, partsFor(i, start, end));
	}
	return plan.build();
}

function partsFor(seed: number, start: number, end: number): Part[] | undefined {
	if (seed % 3 === 0) return undefined;
	if (seed % 3 === 1) return [copy(start, start), text('×'), count, copy(end, end), marker];
	return [copy(0, Math.min(1, start)), lines, marker];
}

describe('makesWhole', () => {
	const bytes = new TextEncoder().encode('abcdef');
	const encoding = { name: 'utf-8', bom: 0, tail: 0 } as const;
	const over = (visible: string, shown: number[], spans: number[][]) =>
		makesWhole(
			{
				visible,
				shown: Int32Array.from(shown),
				refs: spans.map((flat) => ({ spans: Int32Array.from(flat), pieces: [bytes.subarray(flat[0], flat[1])] })),
				encoding,
				byteAt: (offset) => offset,
			},
			bytes,
		);

	it.each([
		['pieces that tile the source', 'abc', [0, 3, 0], [[3, 6]], true],
		['a gap', 'ab', [0, 2, 0], [[3, 6]], false],
		['an overlap', 'abcd', [0, 4, 0], [[3, 6]], false],
		[
			'an overlap that makes up for a gap',
			'ab',
			[0, 2, 0],
			[
				[1, 3],
				[4, 6],
				[2, 3],
			],
			false,
		],
		['a piece that is not what stands there', 'abX', [0, 3, 0], [[3, 6]], false],
		['a missing end', 'abc', [0, 3, 0], [[3, 5]], false],
		['nothing', '', [], [], false],
	])('of %s', (_what, visible, shown, spans, whole) => {
		expect(over(visible, shown, spans)).toBe(whole);
	});

	it('reads a shown stretch longer than a slice, with a pair on the border', () => {
		const long = `${'a'.repeat((1 << 20) - 1)}🙂b`;
		const source = new TextEncoder().encode(long);
		const { restored } = reducing(() => new PlanBuilder().build(), long);
		expect(restored && sameBytes(restored, source)).toBe(true);
	});
});
