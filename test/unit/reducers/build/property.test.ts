import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceBuild } from '../../../../src/core/reducers/build/reduceBuild.ts';
import type { Reducer } from '../../../../src/core/reducers/reducer.ts';
import { anyBytes } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';
import { anyBuild } from './builds.ts';

const granularity = fc.constantFrom('coarse' as const, 'fine' as const);

describe('reduceBuild', () => {
	it('gives any bytes back', () => {
		fc.assert(
			fc.property(fc.oneof(anyBytes, anyBuild), granularity, (input, granularity) => {
				const { restored, source } = reducing(reduceBuild, input, { granularity });
				expect(restored).toEqual(source.bytes);
			}),
		);
	});

	it('shows nothing but fixed words, numbers and source text', () => {
		fc.assert(
			fc.property(anyBuild, (text) => {
				const { plan } = reducing(reduceBuild, text).applied;
				const wordings = [...plan.parts.values()].flat().filter((part) => part.kind === 'text');
				const fixed = [
					' ×',
					' also at ',
					' until ',
					' also ',
					', ',
					':',
					'-',
					'…',
					' ',
					' … ',
					'\t… ',
					' library lines',
					'\n',
				];
				for (const { text: wording } of wordings) expect(fixed).toContain(wording);
			}),
		);
	});

	it('shows a place for every diagnostic that left', () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(50)), { maxLength: 60 }), (places) => {
				const text = places.map(([file, line]) => `src/${file}.ts(${line},7): error TS2304: No name.\n`).join('');
				const { visible } = reducing(reduceBuild, text);
				const shown = placesIn(visible);
				for (const [file, line] of places) expect(visible === text || shown.has(`${file}:${line}`)).toBe(true);
			}),
		);
	});

	it('keeps visible what must be kept', () => {
		fc.assert(
			fc.property(anyBuild, fc.nat(), fc.integer({ min: 1, max: 30 }), (text, from, length) => {
				fc.pre(text !== '');
				const start = from % text.length;
				const end = Math.min(text.length, start + length);
				const { shown } = reducing(reduceBuild, text, { keep: spansOf([[start, end]]) }).applied.rendered;
				const isShown = shown.some(
					(_, i) => i % 3 === 0 && (shown[i] as number) <= start && (shown[i + 1] as number) >= end,
				);
				expect(isShown).toBe(true);
			}),
		);
	});

	it('looks at twice as many headers twice as often', () => {
		expect(readsOf(280)).toBeLessThan(2.2 * readsOf(140));
	});

	it('is deterministic', () => {
		fc.assert(
			fc.property(anyBuild, (text) => {
				expect(reducing(reduceBuild, text).visible).toBe(reducing(reduceBuild, text).visible);
			}),
		);
	});
});

/** How often the lines of a diagnostic below so many headers are looked at. */
function readsOf(headers: number): number {
	let count = 0;
	const get = (starts: Int32Array, key: PropertyKey) => {
		count++;
		return Reflect.get(starts, key) as unknown;
	};
	const text = `In file included from a.h:1,\n${' from b.h:2,\n'.repeat(headers)}a.c:1:1: error: x\n`;
	const reducer: Reducer = (input) =>
		reduceBuild({ ...input, lines: { ...input.lines, starts: new Proxy(input.lines.starts, { get }) } });
	reducing(reducer, text);
	return count;
}

/** Reads a line such as `src/a.ts(3,7): … ×3 also at 5:7, …/b.ts:1:7`. */
function placesIn(line: string): Set<string> {
	const found = new Set<string>();
	const head = /^src\/(\w)\.ts\((\d+),7\)/.exec(line);
	let file = head?.[1] ?? '';
	if (head) found.add(`${file}:${head[2]}`);
	for (const [, named, at] of line.matchAll(/(?:(?:src|…)\/(\w)\.ts:)?(\d+):7/g)) {
		file = named ?? file;
		found.add(`${file}:${at}`);
	}
	return found;
}
