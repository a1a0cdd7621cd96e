import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../src/core/edits/spans.ts';
import { pieces, refDigest, shortestId } from '../../../src/core/refs/ids.ts';
import { isRefId, markerPattern } from '../../../src/core/refs/ref.ts';
import { sha256 } from '../../../src/node/sha256.ts';

const digest = (bytes: Uint8Array, spans: [number, number][], reason = 'why', hash = 'h') =>
	refDigest(hash, reason, bytes, spansOf(spans), { sha256 });

describe('refDigest', () => {
	it('depends on source, reason, first offset and content, and on nothing else', () => {
		const bytes = new TextEncoder().encode('abcabc');
		const one = digest(bytes, [[0, 3]]);
		expect(digest(bytes, [[3, 6]])).not.toBe(one);
		expect(digest(bytes, [[0, 2]])).not.toBe(one);
		expect(digest(bytes, [[0, 3]], 'other')).not.toBe(one);
		expect(digest(bytes, [[0, 3]], 'why', 'other')).not.toBe(one);
		expect(digest(Uint8Array.from(bytes), [[0, 3]])).toBe(one);
	});

	it('is the hash of the parts joined, however many spans there are', () => {
		fc.assert(
			fc.property(
				fc.uint8Array({ minLength: 1, maxLength: 300_000 }),
				fc.integer({ min: 1, max: 9_999 }),
				(bytes, step) => {
					const spans: [number, number][] = [];
					for (let at = 0; at < bytes.length; at += 2 * step) spans.push([at, Math.min(bytes.length, at + step)]);
					const whole = sha256();
					whole.update(new TextEncoder().encode('h|why|0|'));
					for (const [start, end] of spans) whole.update(bytes.subarray(start, end));
					expect(digest(bytes, spans)).toBe(whole.hex());
				},
			),
			{ numRuns: 50 },
		);
	});
});

describe('shortestId', () => {
	const hash = '31154fa2'.padEnd(64, 'c');

	it('takes eight digits when nothing else has them', () => {
		expect(shortestId('ctx_', hash, () => false)).toBe('ctx_31154fa2');
	});

	it('takes more digits while the id belongs to other content', () => {
		const others = new Set(['ctx_31154fa2', 'ctx_31154fa2c']);
		expect(shortestId('ctx_', hash, (id) => others.has(id))).toBe('ctx_31154fa2cc');
	});

	it('falls back to the whole digest', () => {
		expect(shortestId('ctx_', hash, () => true)).toBe(`ctx_${hash}`);
	});
});

describe('markerPattern', () => {
	it.each([
		['see #ref:ctx_31154fa2.', ['ctx_31154fa2']],
		['#ref:ctx_31154fa2 ~310 tokens', ['ctx_31154fa2']],
		['#ref:ctx_31154fa', []],
		['#ref:ctx_31154fa2g', []],
		['#ref:ctx_31154fa2_x', []],
		['#ref:ctx_31154FA2', []],
		['"#ref:ctx_31154fa2c","#ref:ctx_00000000"', ['ctx_31154fa2c', 'ctx_00000000']],
	])('finds in %j: %j', (text, ids) => {
		expect([...text.matchAll(markerPattern)].map((match) => match[1])).toEqual(ids);
	});

	it('agrees with isRefId', () => {
		expect(
			['ctx_31154fa2', 'ctx_31154fa', 'run_31154fa2', 'ctx_../../etc', `ctx_${'a'.repeat(65)}`].map(isRefId),
		).toEqual([true, false, false, false, false]);
	});
});

describe('pieces', () => {
	it('gives one piece for each span', () => {
		const bytes = Uint8Array.from([1, 2, 3, 4, 5]);
		expect(
			[
				...pieces(
					bytes,
					spansOf([
						[0, 1],
						[3, 5],
					]),
				),
			].map((piece) => [...piece]),
		).toEqual([[1], [4, 5]]);
	});
});
