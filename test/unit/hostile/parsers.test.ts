import { describe, expect, it } from 'vitest';
import { inert, inertJson, oneLine } from '../../../src/core/inert.ts';
import { linearPattern } from '../../../src/core/rules/linearPattern.ts';
import { parseRules } from '../../../src/core/rules/parseRules.ts';
import { readManifest } from '../../../src/core/store/exchange/manifest.ts';
import { isRecord } from '../../../src/core/store/records/record.ts';
import { decodeRun } from '../../../src/core/store/runCodec.ts';
import { isRequest } from '../../../src/extension/inspector/isRequest.ts';
import { findMarkers } from '../../../src/extension/markers/findMarkers.ts';
import { PATIENCE } from '../support/patience.ts';

const deep = 100_000;
const arrays = '['.repeat(deep) + ']'.repeat(deep);
const objects = `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`;
const longKey = `{"${'k'.repeat(5_000_000)}":1}`;

describe('JSON made to cost stack, memory or time', () => {
	it.each([
		['deep arrays', `{"keep":${arrays}}`],
		['deep arrays in a list', `{"keep":[${arrays}]}`],
		['deep objects in a list', `{"fold":[${objects}]}`],
		['deep arrays as a whole', arrays],
		['deep objects as a whole', objects],
		['a long key', longKey],
		['a long value', `{"keep":["${'v'.repeat(5_000_000)}"]}`],
		['many faults', `{"keep":[${'1,'.repeat(99)}1]}`],
		['a prototype', '{"__proto__":{"keep":["x"]},"constructor":["x"]}'],
	])(
		'is refused in sentences as rules: %s',
		async (_, json) => {
			const { rules, faults } = await parseRules('.nolife.json', json);
			expect(faults.length).toBeGreaterThan(0);
			expect(faults.length).toBeLessThanOrEqual(100);
			expect(Math.max(...faults.map(({ length }) => length))).toBeLessThan(500);
			expect(rules.keep).toEqual([]);
		},
		PATIENCE,
	);

	it.each([arrays, objects, longKey])(
		'is no record, no export and no run',
		(json) => {
			const bytes = new TextEncoder().encode(`${json}\n`);
			expect(isRecord(JSON.parse(json))).toBe(false);
			expect(readManifest(bytes)).toBeUndefined();
			expect(() => decodeRun(bytes)).toThrow(/Nolife Tokens|damaged/);
		},
		PATIENCE,
	);

	it('is no request of a page', () => {
		expect(isRequest({ kind: 'request', id: 1, method: 'copyRef', params: JSON.parse(objects) })).toBe(false);
	});
});

describe('text made to cost time', () => {
	const long = 2_000_000;

	it.each([
		['controls', '\x1b'.repeat(long)],
		['returns', '\r'.repeat(long)],
		['blanks', ' '.repeat(long)],
		['half characters', '\udc80'.repeat(long)],
		['beginnings of markers', '#ref:ctx_'.repeat(long / 9)],
		['one endless marker', `#ref:ctx_${'0'.repeat(long)}`],
	])(
		'is shown and searched for markers: %s',
		(_, text) => {
			for (const show of [inert, oneLine, inertJson, findMarkers]) expect(show(text).length).toBeGreaterThanOrEqual(0);
		},
		PATIENCE,
	);

	it(
		'is matched by a pattern of the worst kind',
		async () => {
			const test = await linearPattern('^(?:(?:a?){10}){10}b$');
			expect(test('a'.repeat(10_000))).toBe(false);
		},
		PATIENCE,
	);
});
