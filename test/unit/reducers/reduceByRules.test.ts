import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContentType, contentTypes } from '../../../src/core/contentType.ts';
import { noRules, type Rules } from '../../../src/core/rules/rules.ts';
import { screenOf } from '../../../src/core/screen/screen.ts';
import { anyText } from '../support/arbitraries.ts';
import { running } from '../support/running.ts';
import { temporaryFolder } from '../support/storing.ts';

const rulesOf = (some: Partial<Rules>): Rules => ({ ...noRules, ...some });
const visible = async (text: string, rules: Partial<Rules>, type?: ContentType, granularity?: 'fine') => {
	const options = { ...(type ? { type } : {}), ...(granularity ? { granularity } : {}) };
	const { run, recovery } = await running(text, { rules: rulesOf(rules), ...options });
	expect(run.signal.pass).toBe(true);
	expect(recovery.pass).toBe(true);
	return run.text;
};
const time = (second: number) => `2026-01-02T03:04:${String(second).padStart(2, '0')}`;
const lines = Array.from({ length: 60 }, (_, i) =>
	i % 3 === 0 ? `${time(i)} INFO  request ${i} handled` : `${time(i)} DEBUG cache lookup of session ${i}`,
);
const log = `${lines.join('\n')}\n${time(60)} ERROR payment of order 7 failed\n`;

describe('keep', () => {
	it('shows every line that matches, and critical it is', async () => {
		const { run } = await running(log, { rules: rulesOf({ keep: ['request 3[036] ', 'session 31$'] }) });
		for (const line of [30, 33, 36, 31]) expect(run.text).toContain(`${lines[line]}\n`);
		expect(run.text).not.toContain(lines[32]);
		expect(run.signal).toMatchObject({ pass: true, expected: 5, restored: 0 });
	});

	it('wins over fold', async () => {
		const text = await visible(log, { keep: ['session 31$'], fold: ['DEBUG'] });
		expect(text.match(/DEBUG.*/g)).toEqual(['DEBUG cache lookup of session 31']);
	});

	it('looks at lines as a terminal shows them', async () => {
		const coloured = log.replaceAll('DEBUG', '\x1b[32mDEBUG\x1b[0m');
		expect(await visible(coloured, { keep: ['^\\S+ DEBUG cache lookup of session 31$'] })).toContain('session 31\n');
	});
});

describe('fold', () => {
	it('takes out runs of lines, each with its count', async () => {
		const text = await visible(log, { keep: ['request (30|33|36) '], fold: ['DEBUG'] });
		expect(text).toContain(`${lines[30]}\n… 2 lines\n${lines[33]}\n… 2 lines\n${lines[36]}\n`);
		expect(text).toMatch(/^#ref:ctx_[0-9a-f]{8} your rule: 40 lines in 4 places/m);
	});

	it('never takes what is decisive', async () => {
		const text = await visible(log, { fold: ['.'] });
		expect(text).toMatch(/^… 60 lines\n.* ERROR payment of order 7 failed\n#ref:ctx_[0-9a-f]{8} your rule: 60 lines/);
	});

	it('gives each run a marker in fine granularity', async () => {
		const text = await visible(log, { keep: ['request (0|30) '], fold: ['DEBUG|INFO'] }, 'log', 'fine');
		expect(text.match(/^… \d+ lines #ref:ctx_[0-9a-f]{8} ~\d+ tokens$/gm)).toHaveLength(2);
	});

	it.each(['coarse', 'fine'] as const)('keeps JSON lines what they are (%s)', async (granularity) => {
		const records = lines.map((line, i) =>
			JSON.stringify({ level: i % 3 === 0 ? 30 : 20, id: i, msg: line.slice(20) }),
		);
		const rules = rulesOf({ keep: ['"id":(30|33)\\b'], fold: ['"level":20'] });
		const { run } = await running(`${records.join('\n')}\n`, { name: 'a.ndjson', type: 'log', rules, granularity });
		const values = run.text
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line));
		expect(values.filter((value) => value.level === 20)).toEqual([]);
		expect(values.filter((value) => /^… \d+ lines/.test(value)).length).toBeGreaterThan(1);
		expect(values.some((value) => /#ref:ctx_[0-9a-f]{8}/.test(value))).toBe(true);
	});

	it('adds no legend to JSON lines, however short the first run is', async () => {
		const records = lines.map((_, i) => (i === 0 ? '{"d":1}' : JSON.stringify({ level: 20 + 10 * (i % 2), id: i })));
		const text = await visible(`${records.join('\n')}\n`, { keep: ['"id":[15]\\b'], fold: ['"d"|"level":20'] }, 'log');
		expect(text).toMatch(/^"… 1 line #ref:ctx_[0-9a-f]{8} ~\d+ tokens"\n/);
		expect(() =>
			text
				.trimEnd()
				.split('\n')
				.map((line) => JSON.parse(line)),
		).not.toThrow();
	});

	it('leaves the lines of a JSON document and of a session alone', async () => {
		const items = Array.from({ length: 40 }, (_, i) => ({ id: i, note: `nothing to see here, item ${i}` }));
		const json = JSON.stringify({ items }, null, 2);
		expect(await visible(json, { fold: ['.'] }, 'json')).toBe((await running(json, { type: 'json' })).run.text);
		for (const type of ['testReport', 'text'] as const)
			expect(await visible(json, { fold: ['.'] }, type)).toBe((await running(json, { type })).run.text);
		const session = items.map((item) => `${JSON.stringify({ type: 'user', message: item })}\n`).join('');
		expect(await visible(session, { fold: ['.'] }, 'session')).toBe(
			(await running(session, { type: 'session' })).run.text,
		);
	});
});

describe('keys of JSON', () => {
	const build = { sha: '0123456789abcdef'.repeat(20), steps: [1, 2, 3] };
	const items = Array.from({ length: 40 }, (_, i) => ({
		id: i,
		note: `as ordered, item ${i}`,
		refund_reason: i === 25 ? 'damaged' : i === 26 ? 'late' : 'none',
	}));
	const json = JSON.stringify({ build_info: build, items });

	it('that are noise go behind a ref', async () => {
		expect(JSON.parse(await visible(json, {}, 'json')).build_info).toEqual(
			expect.objectContaining({ steps: [1, 2, 3] }),
		);
		const { build_info } = JSON.parse(await visible(json, { noiseKeys: ['buildInfo'] }, 'json'));
		expect(build_info).toMatch(/^#ref:ctx_[0-9a-f]{8} telemetry ~\d+ tokens$/);
	});

	it('that decide show each different value, even within what would go as a whole', async () => {
		const rules = { noiseKeys: ['items'], decisionKeys: ['refundReason', 'id'] };
		const text = await visible(json, rules, 'json');
		for (const reason of ['none', 'damaged', 'late']) expect(text).toContain(`"refund_reason":"${reason}"`);
		for (let id = 0; id < 40; id++) expect(text).toContain(`"id":${id}`);
	});

	it('count in records of a log as well', async () => {
		const records = items.map(
			(item, i) => `${JSON.stringify({ level: 30, time: 1_767_322_000_000 + i, ...item, build })}\n`,
		);
		const text = await visible(records.join(''), { noiseKeys: ['build'], decisionKeys: ['refund_reason'] }, 'log');
		expect(text).not.toContain('0123456789abcdef');
		for (const reason of ['none', 'damaged', 'late']) expect(text).toContain(`"refund_reason":"${reason}"`);
	});
});

describe('generated', () => {
	const changes = Array.from({ length: 30 }, (_, i) => `+export const endpoint${i} = '/v1/${i}';\n`).join('');
	const fileDiff = (path: string) =>
		`diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1,2 +1,32 @@\n a\n${changes} b\n`;
	const diff = fileDiff('src/api/client.ts') + fileDiff('src/main.ts');

	it('folds the changes of such files, and no verdict misses them', async () => {
		const { run } = await running(diff, { type: 'diff', rules: rulesOf({ generated: ['src/api/**'] }) });
		expect(run.text.match(/endpoint3 /g)).toHaveLength(1);
		expect(run.text).toContain('… generated file: +30 and 2 other lines');
		expect(run.signal).toMatchObject({ pass: true, restored: 0 });
	});

	it('does so for a diff among other texts', async () => {
		const paste = `$ git diff\n${diff}$ npm test\n${log}`;
		const { run } = await running(paste, { type: 'mixed', rules: rulesOf({ generated: ['client.ts'] }) });
		expect(run.text.match(/endpoint3 /g)).toHaveLength(1);
		expect(run.signal).toMatchObject({ pass: true, restored: 0 });
	});
});

describe('the trace and the id of a run', () => {
	it('tell which rules there were', async () => {
		const rules = rulesOf({ keep: ['a', 'b'], fold: ['DEBUG'] });
		const { run, trace } = await running(log, { rules });
		expect(trace[4]?.detail).toMatch(/^log refs=\d; rules: 2 keep, 1 fold$/);
		expect(run.id).not.toBe((await running(log)).run.id);
		expect((await running(log, { rules })).run.id).toBe(run.id);
		expect(run.options.rules).toEqual(rules);
	});

	it('say nothing of rules where a source passes as it is', async () => {
		const { trace } = await running(new Uint8Array(64), { rules: rulesOf({ keep: ['a'] }) });
		expect(trace[4]?.detail).not.toContain('rules');
	});
});

describe('any rules on any text of any type', () => {
	const some = (...patterns: string[]) => fc.array(fc.constantFrom(...patterns), { maxLength: 2 });

	it('keep what they keep, and lose nothing', async () => {
		const folder = await temporaryFolder();
		const property = fc.asyncProperty(
			anyText,
			fc.constantFrom(...contentTypes),
			fc.constantFrom('coarse' as const, 'fine' as const),
			some('E', 'a', '日', '[+-]', '[0-9]'),
			some('E', '^$', '^.{0,3}$', '.', ' $'),
			async (text, type, granularity, keep, fold) => {
				const { run, recovery } = await running(text, { type, granularity, rules: rulesOf({ keep, fold }), folder });
				expect(recovery.pass).toBe(true);
				expect(run.signal.missing).toEqual([]);
				if (screenOf(text)) return;
				for (const line of text.split(/[\r\n]/))
					if (keep.some((pattern) => new RegExp(pattern).test(line))) expect(run.text).toContain(line.trim());
			},
		);
		await fc.assert(property, { numRuns: 60 });
	});
});
