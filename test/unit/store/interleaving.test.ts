import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ports } from '../../../src/core/ports.ts';
import type { Run } from '../../../src/core/run.ts';
import { recover } from '../../../src/core/stages/recover.ts';
import { openStore } from '../../../src/core/store/openStore.ts';
import { ForgottenError } from '../../../src/core/store/records/burials.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { memoryFiles, type Turn } from '../support/memoryFiles.ts';
import { runOver } from '../support/runOver.ts';
import { type Burst, Turns } from '../support/turns.ts';

/** Any order in which processes take their steps, and after how many of them each is killed. */
const steps = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 200 }));
const death = fc.oneof(
	{ weight: 3, arbitrary: fc.constant(Number.POSITIVE_INFINITY) },
	{ weight: 1, arbitrary: fc.nat({ max: 150 }) },
);
const schedules = fc.record({
	order: fc.array(fc.record({ who: fc.nat({ max: 2 }), steps }), { maxLength: 8 }),
	deaths: fc.tuple(death, death, death),
});
/** Schedules by chance, on top of every one in which a process is held up once while another does all of its work. */
const RUNS = Number(process.env.INTERLEAVINGS ?? 30);
const NOW = 1_800_000_000_000;
const limits = { days: 30, megabytes: 0 };

/** Nothing here waits for anything but its turn. */
const ports: Ports = {
	...nodePorts,
	clock: () => NOW,
	compression: {
		gzip: async (bytes) => gzipSync(bytes, { level: 1 }),
		gunzip: async (bytes, most) => gunzipSync(bytes, { maxOutputLength: Math.max(1, most) }),
	},
};

const bytes = new TextEncoder().encode('one\ntwo\nthree\nfour\n');
const spans = [
	[0, 4, 8, 14],
	[4, 8],
];
const shown = { text: 'four\n', shown: Int32Array.of(14, 5, 0) };
const old = runWith({ name: 'a.log', createdAt: 1000 });
const again: Run = { ...old, createdAt: NOW + 1 };
const other = runWith({ name: 'b.log', createdAt: NOW + 1 });

function runWith(recipe: { readonly name: string; readonly createdAt: number }): Run {
	return { ...runOver(bytes, { ...recipe, spans, text: shown.text }), shown: Int32Array.of(0, 0, 0) };
}

/** Each process held up after each number of its steps: `lengths` of them at most, by number of the process. */
function heldUp(...lengths: readonly number[]): Schedule[] {
	const alive: [number, number, number] = [
		Number.POSITIVE_INFINITY,
		Number.POSITIVE_INFINITY,
		Number.POSITIVE_INFINITY,
	];
	return lengths.flatMap((length, who) =>
		Array.from({ length }, (_, steps) => ({
			order: [
				{ who, steps },
				{ who: 1 - who, steps: 1000 },
			],
			deaths: alive,
		})),
	);
}

/** A put that is about to show its run, while another process comes so far and waits for it. */
function heldUpTwice(): Schedule[] {
	const beforeRunIsWritten = 4;
	return heldUp(0, 110).map(({ deaths }, steps) => ({
		order: [
			{ who: 0, steps: beforeRunIsWritten },
			{ who: 1, steps },
			{ who: 0, steps: 1000 },
		],
		deaths,
	}));
}

/** The second process held up after each number of its steps while a put does its work, and killed with the next one. */
function killedBeside(): Schedule[] {
	return heldUp(0, 110).map(({ order }, steps) => ({ order, deaths: [Number.POSITIVE_INFINITY, steps + 1, 0] }));
}

/** The first process alone, killed after each number of its steps. */
function killedAtEachStep(length: number): [Schedule][] {
	return Array.from({ length }, (_, steps) => [{ order: [], deaths: [steps, 0, 0] }]);
}

function examplesFirst<Ts extends unknown[]>(examples: Ts[]): { numRuns: number; examples: Ts[] } {
	return { numRuns: examples.length + RUNS, examples };
}

type Disk = Map<string, Uint8Array>;

async function diskWith(...runs: readonly Run[]): Promise<Disk> {
	const disk: Disk = new Map();
	const store = openStore(memoryFiles(disk), ports);
	for (const run of runs) await store.put(run, bytes);
	await store.runs();
	await store.saveIndex();
	store.close();
	return disk;
}

/** Opens the disk as a process of its own does. */
const opened = (disk: Disk, turn?: Turn) => openStore(memoryFiles(disk, turn), ports);

async function resolves(disk: Disk, { id, createdAt }: Run): Promise<boolean> {
	const store = opened(disk);
	const run = await store.run(id);
	const contents = await Promise.all(old.refs.map((ref) => store.content(ref.id)));
	store.close();
	const isWhole = contents.every(({ state }) => state === 'found');
	return run.state === 'found' && run.value.createdAt === createdAt && isWhole;
}

/** The state in which the disk is when nobody was killed and all is done. */
async function finish(disk: Disk): Promise<void> {
	const store = opened(disk);
	await store.expire(limits);
	await store.expire(limits);
	store.close();
	expect([...disk.keys()].filter((path) => path.endsWith('.aside'))).toEqual([]);
}

interface Schedule {
	readonly order: Burst[];
	readonly deaths: [number, number, number];
}

/** Runs processes over one disk; returns which of them came to their end without an error. */
async function race(
	disk: Disk,
	processes: readonly ((store: ReturnType<typeof opened>, turn: Turn) => Promise<unknown>)[],
	{ order, deaths }: Schedule,
): Promise<boolean[]> {
	const turns = new Turns();
	const done = processes.map(() => false);
	processes.forEach((process, i) => {
		turns.start(async (turn) => {
			await process(opened(disk, turn), turn);
			done[i] = true;
		}, deaths[i]);
	});
	await turns.run(order);
	return done;
}

beforeAll(() => nodePorts.loadSql());

describe('whatever the order of steps, and whoever is killed', () => {
	test('a put that returned outlives retention: of a run that reuses the source, and of the same run', async () => {
		await fc.assert(
			fc.asyncProperty(schedules, fc.constantFrom(other, again), async (schedule, run) => {
				const disk = await diskWith(old);
				const expire = (store: ReturnType<typeof opened>) => store.expire(limits);
				const [put] = await race(disk, [(store) => store.put(run, bytes), expire, expire], schedule);
				if (put) expect(await resolves(disk, run)).toBe(true);
				await finish(disk);
				if (put) expect(await resolves(disk, run)).toBe(true);
			}),
			examplesFirst(
				[other, again].flatMap((run) =>
					[...heldUp(20, 110), ...heldUpTwice(), ...killedBeside()].map(
						(schedule) => [schedule, run] as [Schedule, Run],
					),
				),
			),
		);
	});

	test('a run that is too old is found or has expired, never damaged or unknown', async () => {
		await fc.assert(
			fc.asyncProperty(schedules, async (schedule) => {
				const disk = await diskWith(old);
				const expire = (store: ReturnType<typeof opened>) => store.expire(limits);
				await race(disk, [expire, expire], schedule);
				const store = opened(disk);
				for (const found of [await store.run(old.id), await store.content(old.refs[0]?.id ?? '')])
					expect(['found', 'expired']).toContain(found.state);
				await finish(disk);
				expect(await store.content(old.refs[0]?.id ?? '')).toMatchObject({ state: 'expired', at: NOW });
				expect([...disk.keys()].filter((path) => /^(runs|sources)\//.test(path))).toEqual([]);
			}),
			examplesFirst(killedAtEachStep(110)),
		);
	});

	test('a run that was pinned outlives retention', async () => {
		await fc.assert(
			fc.asyncProperty(schedules, async (schedule) => {
				const disk = await diskWith(old);
				let state = '';
				const pin = async (store: ReturnType<typeof opened>) => {
					state = (await store.pin(old.id, true)).state;
				};
				const [pinned] = await race(disk, [pin, (store) => store.expire(limits)], schedule);
				await finish(disk);
				if (pinned && state === 'found') expect(await resolves(disk, old)).toBe(true);
			}),
			examplesFirst(heldUp(30, 110).map((schedule) => [schedule] as [Schedule])),
		);
	});

	test('what was forgotten stays so, against a write that was under way; a later run of the same text is kept', async () => {
		await fc.assert(
			fc.asyncProperty(schedules, fc.boolean(), async (schedule, everything) => {
				const disk = await diskWith(old);
				const stuck: Run = { ...old, createdAt: NOW - 1 };
				let refused = false;
				const resumed = (store: ReturnType<typeof opened>) =>
					store.put(stuck, bytes).catch((error) => {
						refused = error instanceof ForgottenError;
						throw error;
					});
				const forget = (store: ReturnType<typeof opened>) =>
					everything ? store.forgetEverything() : store.forget([old.id]);
				let isLater = false;
				const isForgotten = () => [...disk.keys()].some((path) => path.startsWith('records/forgot'));
				const later = (_: unknown, turn: Turn) => {
					const watched: Turn = async (step) => {
						await turn(step);
						if (step.startsWith('write runs/')) isLater = isForgotten();
					};
					return opened(disk, watched).put(again, bytes);
				};
				const [forgot, late, back] = await race(disk, [forget, later, resumed], schedule);
				if (late && isLater) expect(await resolves(disk, again)).toBe(true);
				const found = await opened(disk).run(old.id);
				if (forgot && found.state === 'found') expect(found.value.createdAt).toBe(again.createdAt);
				if (forgot && !late && !back) expect(['unknown', 'found']).toContain(found.state);
				expect(refused && back).toBe(false);
				await finish(disk);
				if (late && isLater) expect(await resolves(disk, again)).toBe(true);
			}),
			examplesFirst(
				[true, false].flatMap((all) => heldUp(80, 20).map((schedule) => [schedule, all] as [Schedule, boolean])),
			),
		);
	});
});

test('the runs of this test come back whole', async () => {
	const store = opened(await diskWith(old, other));
	for (const { id } of [old, other]) expect((await recover(id, store, ports)).refs).toBe(2);
});
