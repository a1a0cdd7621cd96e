import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypes } from '../../src/core/contentType.ts';
import { savedShare } from '../../src/core/run.ts';
import { screenOf } from '../../src/core/screen/screen.ts';
import { inEnglish } from '../../src/core/sentence.ts';
import { recover } from '../../src/core/stages/recover.ts';
import { openNodeStore } from '../../src/node/openNodeStore.ts';
import { nodePorts } from '../../src/node/ports.ts';
import { anyBytes } from './support/arbitraries.ts';
import { running } from './support/running.ts';
import { foundIn, temporaryFolder } from './support/storing.ts';

const request = (second: number, id: number) =>
	`2026-01-05 10:00:${String(second).padStart(2, '0')} INFO request ${id} finished in ${id % 90} ms\n`;
const log = Array.from({ length: 60 }, (_, i) => request(i, 7_000 + i)).join('');

describe('the trace', () => {
	it('has exactly the rows of the pipeline, in order, each with its own duration', async () => {
		const { trace } = await running(log);
		expect(trace.map(({ stage }) => stage)).toEqual([
			'LOAD',
			'CLASSIFY',
			'MEASURE_RAW',
			'SECRETS',
			'OPTIMIZE',
			'MEASURE_OPT',
			'SIGNAL',
			'RECOVERY',
		]);
		expect(trace.every(({ ms }) => ms >= 0)).toBe(true);
	});

	it('says what OPTIMIZE did, and breaks it down by reason', async () => {
		const { run, trace } = await running(log);
		expect(trace[4]).toMatchObject({ detail: 'log refs=1', bytes: Buffer.byteLength(run.text) });
		expect(run.reasons).toEqual([
			{
				reason: 'similar lines',
				places: 1,
				lines: 59,
				bytes: Buffer.byteLength(log) - request(0, 7_000).length,
				tokens: run.refs[0]?.tokens,
			},
		]);
	});
});

describe('a planted string in colours', () => {
	const noise = Array.from(
		{ length: 60 },
		(_, i) => `\x1b[2m10:00:${i % 60}\x1b[0m \x1b[32mINFO\x1b[0m tick ${i}\n`,
	).join('');

	it('is found as a terminal would show it', async () => {
		const { run } = await running(`${noise}\x1b[31m2\x1b[0m of 7 disks are gone\n`, {
			signals: ['2 of 7 disks', '9 disks'],
		});
		expect(screenOf(run.text)?.text).toContain('2 of 7 disks are gone\n');
		expect(run.signal).toMatchObject({ pass: true, notInSource: ['9 disks'] });
	});

	it('stays where an edit would hide it', async () => {
		const { run } = await running(noise, { signals: ['INFO tick 37'] });
		expect(run.signal).toMatchObject({ pass: true, restored: 1 });
		expect(screenOf(run.text)?.text).toContain('INFO tick 37\n');
	});
});

describe('a run', () => {
	it('measures what it saved and what its own wording costs', async () => {
		const { run } = await running(log);
		expect(run.raw).toEqual({ bytes: log.length, tokens: Math.ceil(log.length / 4), lines: 60 });
		expect(run.visible.bytes).toBe(Buffer.byteLength(run.text));
		expect(run.markers.count).toBe(1);
		expect(savedShare(run)).toBeCloseTo(1 - run.visible.tokens / run.raw.tokens);
	});

	it('is the same for the same bytes, name and options, and another for another name', async () => {
		const [one, same, other] = [await running(log), await running(log), await running(log, { name: 'other' })];
		expect(same.run.id).toBe(one.run.id);
		expect(same.run.text).toBe(one.run.text);
		expect(other.run.id).not.toBe(one.run.id);
	});

	it('obeys the type that the user chose', async () => {
		const { run } = await running(log, { type: 'text' });
		expect([run.type, run.confidence, run.evidence]).toEqual(['text', 1, ['chosen by the user']]);
	});
});

describe('signals', () => {
	const planted = 'request 7033 finished';

	it('takes back the edit that hides a planted string, says so, and still reduces the rest', async () => {
		const { run, trace } = await running(log, { signals: [planted] });
		expect(run.text).toContain(planted);
		expect(run.signal).toMatchObject({ pass: true, missing: [], restored: 1, notInSource: [] });
		expect(trace[6]?.detail).toBe('PASS (1 restored): 1 of 1 critical strings visible, 1 by taking edits back');
		expect(savedShare(run)).toBeGreaterThan(0.8);
	});

	it('reports a planted string that the source does not hold, and fails nothing', async () => {
		const { run } = await running(log, { signals: ['no such thing'] });
		expect(run.signal).toMatchObject({ pass: true, expected: 0, notInSource: ['no such thing'] });
	});
});

describe('keep visible', () => {
	it('gives a new run that shows the spans, and leaves the old refs valid', async () => {
		const folder = await temporaryFolder();
		const before = await running(log, { folder });
		const start = log.indexOf('request 7041');
		const after = await running(log, { folder, keep: [[start, start + 12]] });
		expect(after.run.text).toContain('request 7041');
		expect(after.run.id).not.toBe(before.run.id);
		const store = openNodeStore(folder);
		expect(foundIn(await store.ref(before.run.refs[0]?.id ?? '')).runId).toBe(before.run.id);
		store.close();
	});
});

describe('sources that pass through', () => {
	it.each([
		['an empty one', '', 'The source is empty: there is nothing to reduce.'],
		[
			'a diff in which colours alone tell old words from new ones',
			`\x1b[1mdiff --git a/a b/a\x1b[m\n\x1b[36m@@ -1 +1 @@\x1b[m\nlimit = \x1b[31m5\x1b[m\x1b[32m50\x1b[m\n`,
			'The source marks changed words by colours alone: it is shown as it is. `--word-diff` marks them in text.',
		],
		['a binary one', '\0\u0001\u0002\u0003'.repeat(500), 'The source is binary: it is shown as it is.'],
	])('%s, with a sentence', async (_what, input, note) => {
		const { run, recovery } = await running(input);
		expect(run.text).toBe(input);
		expect(run.refs).toEqual([]);
		expect(run.notes.map(inEnglish)).toEqual([note]);
		expect(recovery.pass).toBe(true);
	});

	it('a binary one is called so in the trace', async () => {
		const { trace } = await running('\0\u0001\u0002\n'.repeat(500));
		expect(trace[0]?.detail).toBe('binary, read as utf-8, 500 lines');
	});

	it('a text with a NUL among others is reduced, and says that it holds binary data', async () => {
		const { run, recovery } = await running(`${log}a\0b\n`);
		expect(run.notes.map(inEnglish)).toEqual(['The source holds binary data (NUL characters); every byte is kept.']);
		expect(run.text).toContain('a\0b');
		expect(recovery).toMatchObject({ pass: true, source: true });
	});

	it('the whole content of a stored ref is recognised and left alone (R3)', async () => {
		const folder = await temporaryFolder();
		const { run } = await running(log, { folder });
		const again = await running(log.slice(request(0, 7_000).length), { folder });
		expect(again.run.notes.map(inEnglish)).toEqual([
			`The source is the content of #ref:${run.refs[0]?.id}: it is left alone.`,
		]);
		expect(again.run.refs).toEqual([]);
	});

	it('a source that was cut before says so', async () => {
		const { run } = await running(`… 5000 lines scrolled off\n${log}`);
		expect(run.notes.map(inEnglish)).toEqual([
			'The source says that it was cut before it came here: what was cut then cannot be brought back.',
		]);
	});
});

describe('recovery', () => {
	it('is judged on what lies on disk: fails once a stored run is gone', async () => {
		const { run, recovery } = await running(log);
		expect(recovery).toEqual({ pass: true, refs: 1, source: true });
		const empty = openNodeStore(await temporaryFolder());
		expect(await recover(run.id, empty, nodePorts)).toEqual({ pass: false, refs: 0, source: false });
		empty.close();
	});

	it('passes for any bytes, as any type, in both granularities; and nothing ever grows', async () => {
		const folder = await temporaryFolder();
		const choice = fc.tuple(anyBytes, fc.constantFrom(undefined, ...contentTypes), fc.constantFrom('coarse', 'fine'));
		await fc.assert(
			fc.asyncProperty(choice, async ([bytes, type, granularity]) => {
				const { run, recovery } = await running(bytes, {
					folder,
					granularity: granularity as 'coarse' | 'fine',
					...(type ? { type } : {}),
				});
				expect(recovery).toEqual({ pass: true, refs: run.refs.length, source: true });
				expect(run.visible.bytes).toBeLessThanOrEqual(run.raw.bytes);
				expect(run.visible.tokens).toBeLessThanOrEqual(run.raw.tokens);
			}),
			{ numRuns: 25 },
		);
	});
});
