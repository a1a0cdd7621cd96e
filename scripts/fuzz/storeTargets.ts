import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { selectLines } from '../../src/cli/selectLines.ts';
import { pairsOf, spansOf } from '../../src/core/edits/spans.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { reduce } from '../../src/core/pipeline.ts';
import { isRefId } from '../../src/core/refs/ref.ts';
import type { Run } from '../../src/core/run.ts';
import { SentenceError } from '../../src/core/sentence.ts';
import { loadSource } from '../../src/core/source/source.ts';
import { BlockReader } from '../../src/core/store/blockReader.ts';
import { blockFile } from '../../src/core/store/blockWriter.ts';
import { Damaged } from '../../src/core/store/damaged.ts';
import { importRuns } from '../../src/core/store/exchange/importRuns.ts';
import { manifestOf, manifestPath } from '../../src/core/store/exchange/manifest.ts';
import { indexPath, sourcePath } from '../../src/core/store/layout.ts';
import { openStore } from '../../src/core/store/openStore.ts';
import type { StoreRecord } from '../../src/core/store/records/record.ts';
import { readRecord, writeRecord } from '../../src/core/store/records/recordFiles.ts';
import { decodeRun, encodeRun } from '../../src/core/store/runCodec.ts';
import { tokenCounter } from '../../src/core/tokens/tokenCounter.ts';
import { findMarkers } from '../../src/extension/markers/findMarkers.ts';
import { nodePorts as ports } from '../../src/node/ports.ts';
import { joined, memoryFiles } from './memoryFiles.ts';
import { mutated, mutatedBytes } from './mutated.ts';
import { fixtureBytes, fixtureTexts } from './seeds.ts';
import { sameBytes, type Target, target, unlessRefused } from './target.ts';

const contents = new Map<string, Uint8Array>();
const runs = await storedRuns();
const content = fixtureBytes()[0] as Uint8Array;
const block = await joined(blockFile('name', [content], ports));

const encoded = await Promise.all(runs.map((run) => joined(encodeRun(run))));
/** An export of one run, as it is unpacked: path → bytes. */
const exportedRun = runs[0] as Run;
const exported = exportOf(exportedRun);
const records: readonly StoreRecord[] = [
	{ kind: 'pinned', at: 1, run: 'run_0123abcd' },
	{ kind: 'forgot', at: 2, files: { 'run_0-0.run': 1 }, everything: true },
	{
		kind: 'remains',
		at: 3,
		runs: [{ id: 'run_0', digest: '0', sourceName: 'x', lines: 1, refs: [{ id: 'ctx_0', digest: '0', secret: 'x' }] }],
	},
];
/** Something in the head of a run's file, by how far down the list of all it holds, and what stands there instead. */
const lies = fc.tuple(
	fc.double({ min: 0, max: 1, noNaN: true }),
	fc.constantFrom<unknown[]>(
		null,
		-1,
		0.5,
		2 ** 31,
		1e300,
		'',
		'../../x',
		'\x1b[2J',
		[],
		[[]],
		{},
		{ length: 2 ** 31 },
		true,
	),
);

/** The readers of what lies in a store and of what a person types or pastes; files may have been made to mislead. */
export const storeTargets: Readonly<Record<string, Target>> = {
	runCodec: target(fc.constantFrom(...runs), async (run) => {
		assert.deepEqual(decodeRun(await joined(encodeRun(run))).whole(run.text), run);
	}),
	damagedRun: target(mutatedBytes(encoded), readsOrRefuses),
	plantedRun: target(
		fc.tuple(fc.constantFrom(...encoded), fc.array(lies, { minLength: 1, maxLength: 3 })),
		([bytes, told]) => readsOrRefuses(lying(bytes, told)),
	),
	blockReader: target(mutatedBytes([block]), async (bytes) => {
		const files = memoryFiles(new Map([['file', bytes]]));
		const read = await unlessRefused(async () => (await BlockReader.open(files, 'file', 'name', ports)).all(), Damaged);
		if (read) sameBytes(content.subarray(0, read.length), read);
	}),
	indexFile: target(mutatedBytes([contents.get(indexPath) as Uint8Array]), async (index) => {
		const store = openStore(memoryFiles(new Map([...contents, [indexPath, index]])), ports);
		assert.deepEqual(new Set((await store.runs()).map(({ id }) => id)), new Set(runs.map(({ id }) => id)));
		store.close();
	}),
	recordFile: target(
		fc.tuple(fc.constantFrom(...records), fc.array(lies, { maxLength: 3 })),
		async ([record, told]) => {
			const files = memoryFiles();
			const lied = withLies(record, told) as StoreRecord;
			const file = await writeRecord({ ...lied, kind: record.kind } as StoreRecord, files, ports);
			const read = await unlessRefused(() => readRecord(file, files, ports), Damaged);
			assert.ok(!read || typeof read.at === 'number');
			if (read && 'files' in read) for (const time of Object.values(read.files)) assert.equal(typeof time, 'number');
			if (read?.kind === 'remains') for (const { refs } of read.runs) assert.ok(Array.isArray(refs));
		},
	),
	import: target(
		fc
			.constantFrom(...exported.keys())
			.chain((path) => fc.tuple(fc.constant(path), mutatedBytes([exported.get(path) as Uint8Array]))),
		async ([path, bytes]) => {
			const into = openStore(memoryFiles(), ports);
			const from = memoryFiles(new Map([...exported, [path, bytes]]));
			await unlessRefused(() => importRuns(from, into, ports), SentenceError);
			for (const { id } of await into.runs()) {
				const found = await into.runWithSource(id);
				assert.ok(found.state === 'found');
				assert.deepEqual(found.value.run.text, exportedRun.text);
				sameBytes(found.value.bytes, content);
			}
			into.close();
		},
	),
	markers: target(mutated([...runs.map(({ text }) => text), '#ref:ctx_31154fa2']), (text) => {
		for (const { id, start, end } of findMarkers(text))
			assert.ok(isRefId(id) && text.slice(start, end) === `#ref:${id}` && !/^\w/.test(text.slice(end)));
	}),
	selectLines: target(fc.tuple(mutated(fixtureTexts()), fc.array(fc.nat(20_000)), fc.nat(50), fc.nat(50)), selects),
};

async function readsOrRefuses(bytes: Uint8Array): Promise<void> {
	await unlessRefused(() => decodeRun(bytes).whole(''), Damaged);
}

/** A run's file in whose head some values are others. */
function lying(bytes: Uint8Array, told: readonly (readonly [number, unknown])[]): Uint8Array {
	const end = bytes.indexOf(10);
	const head = withLies(JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))), told);
	return new Uint8Array(Buffer.concat([Buffer.from(JSON.stringify(head)), bytes.subarray(end)]));
}

/** A copy of a JSON value in which some values are others. */
function withLies(value: unknown, told: readonly (readonly [number, unknown])[]): unknown {
	const lying: unknown = structuredClone(value);
	for (const [where, lie] of told) {
		const places = placesIn(lying);
		const [holder, key] = places[Math.floor(where * (places.length - 1))] ?? [{}, ''];
		holder[key] = structuredClone(lie);
	}
	return lying;
}

/** Every value in a JSON value, as what holds it and by which key. */
function placesIn(value: unknown): [Record<string, unknown>, string][] {
	if (typeof value !== 'object' || value === null) return [];
	const holder = value as Record<string, unknown>;
	return Object.keys(holder).flatMap((key) => [
		[holder, key] as [Record<string, unknown>, string],
		...placesIn(holder[key]),
	]);
}

function selects([text, cuts, a, b]: [string, number[], number, number]): void {
	const source = loadSource('x', new TextEncoder().encode(text), ports);
	const all = spansOf(
		cuts
			.map((at) => at % (source.text.length + 1))
			.sort((x, y) => x - y)
			.flatMap((at, i, sorted) =>
				i % 2 === 1 && (sorted[i - 1] as number) < at ? [[sorted[i - 1] as number, at] as [number, number]] : [],
			),
	);
	const held = new Set<number>();
	for (let i = 0; i < all.length; i += 2)
		for (let at = all[i] as number; at < (all[i + 1] as number); at++) held.add(at);
	const pieces = pairsOf(all).map(([start, end]) => ({ start, end }));
	const [from, to] = [Math.min(a, b), Math.max(a, b)];
	for (const { line, pieces: selected } of selectLines(source, pieces, { from, to, matches: () => true })) {
		assert.ok(line >= from);
		for (const { start, end } of selected) assert.ok(start < end && held.has(start) && held.has(end - 1));
	}
}

/** Runs over fixtures, as the pipeline makes them, in a store whose files `contents` holds. */
async function storedRuns(): Promise<Run[]> {
	const counter = await tokenCounter('estimate');
	const store = openStore(memoryFiles(contents), ports);
	const made: Run[] = [];
	for (const bytes of fixtureBytes()) {
		const job = { name: 'seed', bytes, options: defaultOptions, counter, store, ports };
		made.push((await reduce(job, () => store)).run);
	}
	await store.runs();
	await store.saveIndex();
	return made;
}

function exportOf({ id, source }: Run): Map<string, Uint8Array> {
	const files = [...contents].filter(([path]) => path.startsWith(`runs/${id}-`) || path === sourcePath(source.hash));
	const list = files.map(([path, bytes]) => ({ path, bytes: bytes.length }));
	return new Map([[manifestPath, manifestOf(list)], ...files]);
}
