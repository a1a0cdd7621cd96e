import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentType } from '../../src/core/contentType.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { reduce } from '../../src/core/pipeline.ts';
import { tokenCounter } from '../../src/core/tokens/tokenCounter.ts';
import { openNodeStore } from '../../src/node/openNodeStore.ts';
import { nodePorts } from '../../src/node/ports.ts';
import { reduceInto } from '../../src/node/reduceInto.ts';
import { memoryStore } from './memoryStore.ts';

/**
 * Measures one input in a process of its own and prints the figures as JSON.
 * Arguments: `time` or `memory`, `store` or `none`, the input, a small input to warm up
 * with, and the content type if the classifier shall not decide.
 */
const [what, where, file, warmUp, type] = process.argv.slice(2) as [string, string, string, string, ContentType?];
/** Until V8 has grown the room for young objects, which would count as memory of the first input that needs it (8 MB). */
const WARM_UPS = 10;
const options = type === undefined ? defaultOptions : { ...defaultOptions, type };
/** Small inputs are measured more often, since their times scatter. */
const LEAST_ROUNDS = 3;
const BYTES_OF_ROUNDS = 15e6;

const run = where === 'store' ? reduceIntoStore : reduceInMemory;
for (let round = 0; round < WARM_UPS; round++) await run(warmUp);
console.log(JSON.stringify(what === 'time' ? await times() : await memory()));

/** Milliseconds for the floor and for a reduction, taken in turns. */
async function times(): Promise<{ floor: number[]; reduction: number[] }> {
	const floors: number[] = [];
	const reductions: number[] = [];
	const rounds = Math.max(LEAST_ROUNDS, BYTES_OF_ROUNDS / statSync(file).size);
	for (let round = 0; round < rounds; round++) {
		floors.push(await timed(() => floor(file)));
		reductions.push(await run(file));
	}
	return { floor: floors, reduction: reductions };
}

/** Milliseconds. Without a collection before: that would also drop the compiled code, and every round would begin cold. */
async function timed(work: () => unknown): Promise<number> {
	const begun = performance.now();
	await work();
	return performance.now() - begun;
}

/** The least that anything could do: read, decode, hash, find the line ends. */
function floor(path: string): number {
	const bytes = readFileSync(path);
	new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
	createHash('sha256').update(bytes).digest('hex');
	let lines = 0;
	for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++;
	return lines;
}

/** Bytes of the resident set at its peak above what the idle process has. */
async function memory(): Promise<number> {
	globalThis.gc?.();
	const idle = process.memoryUsage.rss();
	resetPeak();
	await run(file);
	return Math.max(0, peak() - idle);
}

/** Linux can forget the peak so far; elsewhere the peak of the warm-up, which is small, counts too. */
function resetPeak(): void {
	if (process.platform === 'linux') writeFileSync('/proc/self/clear_refs', '5');
}

function peak(): number {
	if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
	const [, kilobytes] = /VmHWM:\s*(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
	return Number(kilobytes) * 1024;
}

/** Milliseconds for a reduction into a new store; taking the store away again is no part of it. */
async function reduceIntoStore(name: string): Promise<number> {
	const folder = mkdtempSync(path.join(tmpdir(), 'nolife-bench-store-'));
	const store = openNodeStore(folder);
	const took = await timed(async () =>
		check(await reduceInto(store, folder, { name, bytes: readFileSync(name), options })),
	);
	store.close();
	rmSync(folder, { recursive: true });
	return took;
}

/** Milliseconds likewise. */
async function reduceInMemory(name: string): Promise<number> {
	const store = memoryStore();
	const counter = await tokenCounter(defaultOptions.tokenizer);
	return timed(async () => {
		const job = { name, bytes: readFileSync(name), options, counter, store, ports: nodePorts };
		check(await reduce(job, () => store));
	});
}

function check({ recovery }: { readonly recovery: { readonly pass: boolean } }): void {
	if (!recovery.pass) throw new Error('What was measured did not come back whole.');
}
