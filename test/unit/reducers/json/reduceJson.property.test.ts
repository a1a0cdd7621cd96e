import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceJson } from '../../../../src/core/reducers/json/reduceJson.ts';
import { anyBytes } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';

const keys = fc.constantFrom(
	'id',
	'status',
	'error',
	'message',
	'telemetry',
	'padding_01',
	'noise_x',
	'source',
	'data',
	'trace',
	'log"s',
	'a',
	'b',
);
const leaves = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		true,
		false,
		0,
		-1.5e9,
		500,
		'ok',
		'failed',
		'FATAL: x y',
		'',
		'🙂',
		'a\\"b\n',
		'#ref:ctx_31154fa2',
	),
	fc.string({ unit: 'binary', maxLength: 8 }),
	fc
		.tuple(fc.constantFrom('lorem ipsum ', 'AbC0', '日本\n', '\\n', 'ERROR no\n'), fc.integer({ min: 1, max: 90 }))
		.map(([unit, times]) => unit.repeat(times)),
);
/** What is repeated is flat: repetitions of repetitions would be of any size. */
const records = fc.dictionary(keys, leaves, { maxKeys: 8, noNullPrototype: true });
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
	value: fc.oneof(
		{ depthSize: 'small' },
		leaves,
		fc.dictionary(keys, tie('value'), { maxKeys: 8, noNullPrototype: true }),
		fc.array(tie('value'), { maxLength: 6 }),
		fc
			.tuple(fc.oneof(leaves, records), fc.integer({ min: 1, max: 40 }))
			.map(([item, times]) => Array.from({ length: times }, () => item)),
		fc.array(leaves, { maxLength: 60 }),
	),
}));
const spelled = fc.tuple(value, fc.constantFrom(0, 2, '\t')).map(([json, space]) => JSON.stringify(json, null, space));
const granularity = fc.constantFrom('coarse' as const, 'fine' as const);

/** How many items, fields or values a marker stands for; 0 if it is none. */
function behind(shown: unknown): number {
	if (typeof shown !== 'string') return 0;
	const several = /^… ([\d,]+) (?:items|fields|values) #ref:ctx_/.exec(shown);
	if (several) return Number(several[1]?.replaceAll(',', ''));
	return /^#ref:ctx_[0-9a-f]{8,} (?:telemetry|padding|similar items|deep values|more fields)/.test(shown) ? 1 : 0;
}

/** Whether a visible value tells of the original one nothing but the truth, with exact counts. */
function isTrue(original: unknown, shown: unknown): boolean {
	if (Array.isArray(original) && Array.isArray(shown)) return areTrue(original, shown);
	if (isObject(original) && isObject(shown)) return isTrueObject(original, shown);
	if (Object.is(original, shown)) return true;
	if (typeof original === 'string' && typeof shown === 'string' && shown.includes('… #ref:ctx_')) {
		return shown
			.split('… ')
			.filter((piece) => !piece.startsWith('#ref:'))
			.every((piece) => original.includes(piece));
	}
	return behind(shown) === 1;
}

function areTrue(original: readonly unknown[], shown: readonly unknown[]): boolean {
	let at = 0;
	return (
		shown.every((item) => {
			if (isTrue(original[at], item)) return ++at > 0;
			at += behind(item);
			return behind(item) > 0;
		}) && at === original.length
	);
}

function isTrueObject(original: Record<string, unknown>, shown: Record<string, unknown>): boolean {
	const names = Object.keys(original);
	let at = 0;
	let values = 0;
	for (const [name, item] of Object.entries(shown)) {
		if (names[at] !== name) return false;
		if (values > 0 && item === '…') values--;
		else if (isTrue(original[name], item)) values = 0;
		else if (String(item).includes(' values #ref:')) values = behind(item) - 1;
		else if (behind(item) > 0) at += behind(item) - 1;
		else return false;
		at++;
	}
	return at === names.length && values === 0;
}

function isObject(it: unknown): it is Record<string, unknown> {
	return typeof it === 'object' && it !== null && !Array.isArray(it);
}

describe('reduceJson', () => {
	it('gives any bytes back', () => {
		fc.assert(
			fc.property(anyBytes, granularity, (bytes, granularity) => {
				expect(reducing(reduceJson, bytes, { granularity }).restored).toEqual(Uint8Array.from(bytes));
			}),
		);
	});

	it('gives any JSON back, broken or not', () => {
		fc.assert(
			fc.property(spelled, fc.nat(), fc.nat(), granularity, (text, cut, length, granularity) => {
				const at = cut % (text.length + 1);
				const broken = text.slice(0, at) + text.slice(at + (length % 3));
				const { restored, source } = reducing(reduceJson, broken, { granularity });
				expect(restored).toEqual(source.bytes);
			}),
		);
	});

	it('stays JSON and tells nothing but the truth, with exact counts', () => {
		fc.assert(
			fc.property(spelled, granularity, (text, granularity) => {
				const { visible } = reducing(reduceJson, text, { granularity });
				expect(isTrue(JSON.parse(text), JSON.parse(visible))).toBe(true);
			}),
		);
	});

	it('puts every marker in place: there is no legend', () => {
		fc.assert(
			fc.property(spelled, granularity, (text, granularity) => {
				const { applied, visible } = reducing(reduceJson, text, { granularity });
				for (const { id } of applied.refs) expect(visible).toContain(`#ref:${id}`);
			}),
		);
	});

	it('keeps visible what must be kept', () => {
		fc.assert(
			fc.property(spelled, fc.nat(), fc.integer({ min: 1, max: 30 }), (text, from, length) => {
				const start = from % text.length;
				const end = Math.min(text.length, start + length);
				const { applied } = reducing(reduceJson, text, { keep: spansOf([[start, end]]) });
				const { shown } = applied.rendered;
				const isShown = shown.some(
					(_, i) => i % 3 === 0 && (shown[i] as number) <= start && (shown[i + 1] as number) >= end,
				);
				expect(isShown).toBe(true);
			}),
		);
	});

	it('is deterministic', () => {
		fc.assert(
			fc.property(spelled, (text) => {
				expect(reducing(reduceJson, text).visible).toBe(reducing(reduceJson, text).visible);
			}),
		);
	});
});
