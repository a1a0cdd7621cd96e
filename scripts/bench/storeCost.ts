import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '../../src/core/store/store.ts';
import { openNodeStore } from '../../src/node/openNodeStore.ts';
import { manyRefs } from '../../test/unit/support/manyRefs.ts';

/**
 * Builds a store or measures one in a process of its own and prints the figures as JSON.
 * Arguments: `build`, `open` or `rebuild`, the store's folder, and how many bytes a ref's content has.
 */
const [what = '', folder = '', size = ''] = process.argv.slice(2);
const RUNS = 1000;
const REFS = 100;
const AT_ONCE = 4;
const ROUNDS = 15;

const steps: Readonly<Record<string, () => Promise<Record<string, number>>>> = { build, open, rebuild };
console.log(JSON.stringify(await steps[what]?.()));

async function build(): Promise<Record<string, number>> {
	const store = openNodeStore(folder);
	const runs = Array.from({ length: RUNS }, (_, i) => i);
	const putSome = async () => {
		for (let i = runs.pop(); i !== undefined; i = runs.pop()) await put(store, i)();
	};
	await Promise.all(Array.from({ length: AT_ONCE }, putSome));
	const refs = (await store.refs()).length;
	await store.saveIndex();
	return { refs };
}

async function open(): Promise<Record<string, number>> {
	const idle = resident();
	const store = openNodeStore(folder);
	const first = await timed(lookUp(store, 0));
	const held = resident() - idle;
	const lookups = await times((round) => lookUp(store, 1 + round * 60));
	const puts = await times((round) => put(store, RUNS + round));
	return {
		'open and first lookup, index saved (ms)': first,
		'memory held (MB)': held / 1e6,
		'one lookup (ms)': median(lookups),
		'one put of 100 refs (ms)': median(puts),
	};
}

async function rebuild(): Promise<Record<string, number>> {
	await rm(path.join(folder, 'index.sqlite'));
	const store = openNodeStore(folder);
	return { 'open and first lookup, index missing (ms)': await timed(lookUp(store, 0)) };
}

function made(run: number) {
	return manyRefs(`run-${run}-`.padEnd(Number(size) - 3, 'x'), REFS);
}

/** What is to be timed, made ready before. */
function put(store: Store, run: number): () => Promise<void> {
	const { run: stored, bytes } = made(run);
	return () => store.put(stored, bytes);
}

function lookUp(store: Store, run: number): () => Promise<void> {
	const [id = ''] = made(run).contents.keys();
	return async () => {
		if ((await store.content(id)).state !== 'found') throw new Error(`${id} was not found`);
	};
}

async function times(work: (round: number) => () => Promise<void>): Promise<number[]> {
	const all: number[] = [];
	for (let round = 0; round < ROUNDS; round++) all.push(await timed(work(round)));
	return all;
}

async function timed(work: () => Promise<void>): Promise<number> {
	const begun = performance.now();
	await work();
	return performance.now() - begun;
}

function median(numbers: readonly number[]): number {
	return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] as number;
}

/** Bytes of the resident set, after a collection. */
function resident(): number {
	globalThis.gc?.();
	return process.memoryUsage.rss();
}
