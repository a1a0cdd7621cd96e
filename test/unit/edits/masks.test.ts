import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Applied, apply } from '../../../src/core/edits/apply.ts';
import { makesWhole } from '../../../src/core/edits/invert.ts';
import { forEachMask, forEachUnmasked, type Masks, withoutMasks } from '../../../src/core/edits/masks.ts';
import { copy, count, lines, marker, type Part, text } from '../../../src/core/edits/parts.ts';
import { type Plan, PlanBuilder } from '../../../src/core/edits/plan.ts';
import { pieces } from '../../../src/core/refs/ids.ts';
import { bytesOfText } from '../../../src/core/source/encoding.ts';
import { loadSource, type Source } from '../../../src/core/source/source.ts';
import { tokenCounter } from '../../../src/core/tokens/tokenCounter.ts';
import { sha256 } from '../../../src/node/sha256.ts';
import { anyText } from '../support/arbitraries.ts';

const counter = await tokenCounter('estimate');
const ports = { sha256 };
const secretKey = 'ab'.repeat(32);

/** Masks over some places, a secret for each. */
function masksOver(places: readonly (readonly [number, number])[]): Masks {
	return {
		spans: Int32Array.from(places.flat()),
		secret: Int32Array.from(places, (_, i) => i),
		quoted: Int32Array.from(places, () => 0),
		kinds: places.map(() => 'aws-key'),
	};
}

function applied(source: Source, plan: Plan, granularity: 'coarse' | 'fine' = 'coarse'): Applied {
	return apply(source, plan, { type: 'text', granularity, counter, isTaken: () => false, ports, secretKey });
}

function isWhole(source: Source, { rendered, refs }: Applied): boolean {
	const contents = refs.map(({ spans }) => ({ spans, pieces: pieces(source.bytes, spans) }));
	const { text: visible, shown } = rendered;
	return makesWhole(
		{ visible, shown, refs: contents, encoding: source.encoding, byteAt: source.offsets.at },
		source.bytes,
	);
}

const long = 'a line that is long enough for an omission to pay, even with its legend\n';
const secret = 'Zq7Zq7Zq7';

describe('masks', () => {
	const input = `${long}key=${secret};\n${long.repeat(3)}last ${secret}\n`;
	const source = loadSource('x', bytesOfText(input), ports);
	const at = input.indexOf(secret);
	const again = input.lastIndexOf(secret);
	const places = [at, again].map((start) => [start, start + secret.length] as const);
	const masks = { ...masksOver(places), secret: Int32Array.of(0, 0), kinds: ['aws-key'] };

	it('stand where source text is shown, one ref for all places of a secret', () => {
		const { rendered, refs } = applied(source, { ...new PlanBuilder().build(), masks });
		const mask = `[secret:aws-key #ref:${refs[0]?.id}]`;
		expect(rendered.text).toBe(input.replaceAll(secret, mask));
		expect(refs).toEqual([
			expect.objectContaining({ secret: 'aws-key', preview: '', places: 2, lines: 2, bytes: 2 * secret.length }),
		]);
		expect([...rendered.masked]).toEqual([0, 1]);
		expect(rendered.markers).toBe(2);
	});

	it('keep secrets out of what others take away', () => {
		const builder = new PlanBuilder();
		builder.edit(builder.omission('gone'), 0, input.length - 3);
		const result = applied(source, { ...builder.build(), masks });
		const [gone, own] = result.refs;
		expect(gone?.reason).toBe('gone');
		const content = Buffer.concat([...pieces(source.bytes, gone?.spans ?? new Int32Array(0))]).toString();
		expect(content).toBe(
			input
				.slice(0, -3)
				.replaceAll(secret, '')
				.replace(/Zq7.*$/, ''),
		);
		expect(own?.secret).toBe('aws-key');
		expect(isWhole(source, result)).toBe(true);
	});

	it('stand where a copy from another place shows a part of a secret', () => {
		const builder = new PlanBuilder();
		const start = input.indexOf(long, long.length);
		builder.edit(builder.omission('gone'), start, start + 3 * long.length, [
			text('like '),
			copy(at - 4, at + 3),
			text('\n'),
		]);
		const { rendered } = applied(source, { ...builder.build(), masks });
		expect(rendered.text).toMatch(/like key=\[secret:aws-key #ref:ctx_[0-9a-f]{8}\]\n/);
		expect(rendered.text).not.toContain('Zq7');
	});

	it('stand once for the pieces of a secret that follow one another', () => {
		const builder = new PlanBuilder();
		const gone = builder.omission('gone');
		const start = input.indexOf(long, long.length);
		builder.edit(gone, at + 3, at + 6, [copy(at + 3, at + 4), copy(at + 5, at + 6)]);
		builder.edit(gone, start, start + 3 * long.length);
		const { rendered } = applied(source, { ...builder.build(), masks });
		expect(rendered.text.match(/\[secret/g)).toHaveLength(2);
	});

	it('have quotes where a bare value of JSON stood', () => {
		const quoted = { ...masks, quoted: Int32Array.of(1, 0) };
		const { rendered } = applied(source, { ...new PlanBuilder().build(), masks: quoted });
		expect(rendered.text).toMatch(/key="\[secret:aws-key #ref:ctx_[0-9a-f]{8}\]";/);
	});

	it('give ids that need the key', () => {
		const plan = { ...new PlanBuilder().build(), masks };
		const options = { type: 'text', granularity: 'coarse', counter, isTaken: () => false, ports } as const;
		const id = (key: string) => apply(source, plan, { ...options, secretKey: key }).refs[0]?.id;
		expect(id(secretKey)).toBe(id(secretKey));
		expect(id(secretKey)).not.toBe(id('cd'.repeat(32)));
	});

	it('leave with their secrets when those are shown', () => {
		const shown = withoutMasks(masksOver(places), (number) => number === 0);
		expect(shown).toMatchObject({ spans: Int32Array.from(places[1] ?? []), secret: Int32Array.of(1) });
	});
});

describe('walks', () => {
	const masks = masksOver([
		[2, 4],
		[4, 6],
		[8, 10],
	]);
	it('over what is no secret', () => {
		const seen: number[][] = [];
		forEachUnmasked(masks, 0, 12, (...span) => seen.push(span));
		expect(seen).toEqual([
			[0, 2],
			[6, 8],
			[10, 12],
		]);
	});
	it('over secrets, cut to the stretch', () => {
		const seen: number[][] = [];
		forEachMask(masks, 3, 9, (...place) => seen.push(place));
		expect(seen).toEqual([
			[0, 3, 4],
			[1, 4, 6],
			[2, 8, 9],
		]);
	});
});

describe('any plan under any masks', () => {
	it('comes back byte for byte, and shows and keeps no secret but behind its own ref', () => {
		fc.assert(
			fc.property(
				anyText,
				fc.array(fc.nat(), { maxLength: 40 }),
				fc.array(fc.nat(), { maxLength: 12 }),
				fc.boolean(),
				(input, seeds, maskSeeds, fine) => {
					const repeated = input.repeat(20);
					const source = loadSource('x', bytesOfText(repeated), ports);
					const masks = masksOver(pairsOf(repeated, maskSeeds));
					const plan = { ...arbitraryPlan(repeated, seeds), masks };
					const result = applied(source, plan, fine ? 'fine' : 'coarse');
					expect(isWhole(source, result)).toBe(true);
					expectNoneVisible(result, masks);
				},
			),
			{ numRuns: 500 },
		);
	});
});

function expectNoneVisible({ rendered, refs }: Applied, masks: Masks): void {
	const { shown, text: visible } = rendered;
	for (let i = 0; i < shown.length; i += 3)
		forEachMask(masks, shown[i] as number, shown[i + 1] as number, (place) => expect(`place ${place}`).toBe('masked'));
	expect(refs.filter(({ secret: kind }) => kind !== undefined)).toHaveLength(masks.kinds.length);
	for (const { id, secret: kind } of refs)
		if (kind) expect(visible.replaceAll(`[secret:${kind} #ref:${id}]`, '')).not.toContain(`#ref:${id}`);
}

/** Pairs of ascending code-point borders. */
function pairsOf(source: string, seeds: readonly number[]): [number, number][] {
	const cuts = [...new Set(seeds.map((seed) => seed % (source.length + 1)))].sort((a, b) => a - b);
	const borders = cuts.filter((cut) => !/^[\ud800-\udbff][\udc00-\udfff]/.test(source.slice(cut - 1, cut + 1)));
	const pairs: [number, number][] = [];
	for (let i = 0; i + 1 < borders.length; i += 2) pairs.push([borders[i] as number, borders[i + 1] as number]);
	return pairs;
}

function arbitraryPlan(source: string, seeds: readonly number[]): Plan {
	const plan = new PlanBuilder();
	const omissions = [plan.omission('one'), plan.omission('two'), plan.omission('one')];
	pairsOf(source, seeds).forEach(([start, end], i) => {
		plan.edit(omissions[i % 3] as number, start, end, partsFor(i, start, end));
	});
	return plan.build();
}

function partsFor(seed: number, start: number, end: number): Part[] | undefined {
	if (seed % 3 === 0) return undefined;
	if (seed % 3 === 1) return [copy(start, start), text('×'), count, copy(end, end), text(' '), marker, text(' ')];
	return [copy(0, Math.min(1, start)), lines, text(' '), marker, text(' ')];
}
