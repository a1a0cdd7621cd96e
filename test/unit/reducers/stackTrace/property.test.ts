import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceStackTrace } from '../../../../src/core/reducers/stackTrace/reduceStackTrace.ts';
import { anyBytes } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';
import { anyTraces, userPlaces } from './traces.ts';

const linesOf = (text: string) => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
/** So short that the traces in it never have more of the user's frames than they share. */
const fewTraces = anyTraces.map((text) => linesOf(text).slice(0, 16).join(''));
const granularity = fc.constantFrom('coarse' as const, 'fine' as const);

describe('reduceStackTrace', () => {
	it('gives any bytes back', () => {
		fc.assert(
			fc.property(fc.oneof(anyBytes, anyTraces), granularity, (input, granularity) => {
				const { restored, source } = reducing(reduceStackTrace, input, { granularity });
				expect(restored).toEqual(source.bytes);
			}),
		);
	});

	it('takes out whole lines, as many as it says', () => {
		fc.assert(
			fc.property(anyTraces, (text) => {
				const { plan, measures } = reducing(reduceStackTrace, text).applied;
				plan.reasons.forEach((reason, omission) => {
					const edits = [...plan.omission.keys()].filter((edit) => plan.omission[edit] === omission);
					if (edits.length === 0 || reason === 'signatures') return;
					const members = edits.filter((edit) => !plan.parts.get(edit)?.some(({ kind }) => kind === 'copy'));
					const lines = members.flatMap((edit) => linesOf(text.slice(plan.start[edit], plan.end[edit])));
					expect([reason, measures.lines[omission]]).toEqual([reason, lines.length]);
				});
			}),
		);
	});

	it("hides no place in the user's code that stands nowhere else, while the traces are few", () => {
		fc.assert(
			fc.property(fewTraces, (text) => {
				const { visible } = reducing(reduceStackTrace, text);
				const places = new Set(text.match(userPlaces));
				expect([...places].filter((place) => !visible.includes(place))).toEqual([]);
			}),
			{ numRuns: 300 },
		);
	});

	it('takes out no more of a line than the types of parameters and where they stand', () => {
		fc.assert(
			fc.property(anyTraces, (text) => {
				const { plan } = reducing(reduceStackTrace, text).applied;
				const cuts = [...plan.omission.keys()].filter(
					(edit) => plan.reasons[plan.omission[edit] as number] === 'signatures',
				);
				for (const cut of cuts)
					expect(text.slice(plan.start[cut], plan.end[cut])).toMatch(/^[\w`., ]+\)(?: \[0x00007\])?$/);
			}),
		);
	});

	it('keeps visible what must be kept', () => {
		fc.assert(
			fc.property(anyTraces, fc.nat(), fc.integer({ min: 1, max: 30 }), (text, from, length) => {
				fc.pre(text !== '');
				const start = from % text.length;
				const end = Math.min(text.length, start + length);
				const { shown } = reducing(reduceStackTrace, text, { keep: spansOf([[start, end]]) }).applied.rendered;
				const isShown = shown.some(
					(_, i) => i % 3 === 0 && (shown[i] as number) <= start && (shown[i + 1] as number) >= end,
				);
				expect(isShown).toBe(true);
			}),
		);
	});

	it('is deterministic', () => {
		fc.assert(
			fc.property(anyTraces, (text) => {
				expect(reducing(reduceStackTrace, text).visible).toBe(reducing(reduceStackTrace, text).visible);
			}),
		);
	});
});
