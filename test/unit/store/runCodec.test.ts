import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	copy,
	count,
	lines,
	linesOfShare,
	marker,
	type Part,
	plural,
	price,
	text,
} from '../../../src/core/edits/parts.ts';
import { type Plan, PlanBuilder } from '../../../src/core/edits/plan.ts';
import { Damaged } from '../../../src/core/store/damaged.ts';
import { decodeRun, encodeRun, fingerprintOf } from '../../../src/core/store/runCodec.ts';
import { sha256 } from '../../../src/node/sha256.ts';
import { anyText } from '../support/arbitraries.ts';
import { runOver } from '../support/runOver.ts';

const ports = { sha256 };
const bytes = new TextEncoder().encode('one\ntwo\nthree\n');
const bytesOf = (run: Parameters<typeof encodeRun>[0]) => Buffer.concat([...encodeRun(run)]);

const anyParts: fc.Arbitrary<Part[]> = fc.array(
	fc.oneof(
		fc.constantFrom(count, lines, price, marker, { kind: 'tokens' } as const),
		fc.string().map(text),
		fc.tuple(fc.string(), fc.string()).map(([one, many]) => plural(one, many)),
		fc.nat(9).map(linesOfShare),
		fc.tuple(fc.nat(), fc.nat()).map(([start, end]) => copy(start, end)),
	),
	{ maxLength: 4 },
);

const anyPlan: fc.Arbitrary<Plan> = fc
	.tuple(
		fc.array(fc.constantFrom('repeated lines', 'similar lines', 'library frames'), { minLength: 1 }),
		fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 300 }), fc.option(anyParts))),
		fc.option(fc.string(), { nil: undefined }),
	)
	.map(([reasons, edits, preface]) => {
		const plan = new PlanBuilder();
		const omissions = reasons.map((reason) => plan.omission(reason));
		let at = 0;
		for (const [omission, gap, length, parts] of edits) {
			plan.edit(omissions[omission % omissions.length] as number, at + gap, at + gap + length, parts ?? undefined);
			at += gap + length;
		}
		return plan.build(preface);
	});

describe('a run as bytes', () => {
	test('comes back whole: any plan, any visible text, any source name', () => {
		fc.assert(
			fc.property(anyPlan, anyText, fc.string({ unit: 'binary' }), (plan, visible, name) => {
				const run = runOver(bytes, { name, plan, text: visible, spans: [[0, 4, 8, 14], [], [4, 8]] });
				expect(decodeRun(bytesOf(run)).whole()).toEqual(run);
			}),
		);
	});

	test('visible text keeps its own byte order mark and pairs at the border of a piece', () => {
		for (const visible of ['\ufeffx', `${'x'.repeat((1 << 18) - 1)}🙂y`, `${'x'.repeat((1 << 18) - 1)}\ud800y`]) {
			expect(decodeRun(bytesOf(runOver(bytes, { text: visible }))).whole().text === visible).toBe(true);
		}
	});

	test('a visible text that is the whole source is not stored again', () => {
		const visible = 'nothing to reduce\n'.repeat(1000);
		const shown = Int32Array.of(0, visible.length, 0);
		const run = { ...runOver(bytes, { text: visible }), shown };
		const stored = decodeRun(bytesOf(run));
		expect(bytesOf(run).length).toBeLessThan(2000);
		expect(stored.showsSource).toBe(true);
		expect(stored.whole(visible)).toEqual(run);
	});

	test('begins with a line of JSON that says what it is', () => {
		const [head] = bytesOf(runOver(bytes)).toString('latin1').split('\n');
		expect(JSON.parse(head ?? '')).toMatchObject({ format: 4, facts: { type: 'log' } });
	});

	test('of another format, or none at all, is refused', () => {
		for (const other of ['', '{}\n', 'null\n', '{"format":5}\n', 'no JSON\n']) {
			expect(() => decodeRun(new TextEncoder().encode(other))).toThrow(Damaged);
		}
	});
});

test('the fingerprint tells runs apart by refs and visible text, not by their time', () => {
	const run = runOver(bytes, { spans: [[0, 4]] });
	const same = fingerprintOf({ ...run, createdAt: 9, trace: [] }, ports);
	expect(same).toBe(fingerprintOf(run, ports));
	expect(fingerprintOf({ ...run, text: 'other' }, ports)).not.toBe(same);
	expect(fingerprintOf({ ...run, refs: [] }, ports)).not.toBe(same);
	expect(fingerprintOf({ ...run, digest: 'f'.repeat(64) }, ports)).not.toBe(same);
});
