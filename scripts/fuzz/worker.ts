import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { engineTargets } from './engineTargets.ts';
import { storeTargets } from './storeTargets.ts';
import type { Target } from './target.ts';

/** What a worker is started with. */
export interface FuzzOptions {
	/** For all targets together. */
	readonly seconds: number;
	readonly seed: number;
	/** One target alone. */
	readonly target?: string;
	/** The way to one counterexample, as a failure prints it. */
	readonly path?: string;
}

/** What it posts: that a target begins, or what came of it. */
export type FuzzMessage =
	| { readonly kind: 'begins'; readonly name: string; readonly seconds: number }
	| { readonly kind: 'ended'; readonly name: string; readonly cases: number; readonly failure?: FuzzFailure };

export interface FuzzFailure {
	readonly path: string;
	/** The smallest input found, as code. */
	readonly counterexample: string;
	readonly error: string;
}

const { seconds, seed, target, path } = workerData as FuzzOptions;
const targets = Object.entries<Target>({ ...engineTargets, ...storeTargets });
const chosen = targets.filter(([name]) => target === undefined || name === target);
const each = seconds / Math.max(1, chosen.length);

for (const [name, property] of chosen) {
	post({ kind: 'begins', name, seconds: each });
	post(await fuzzed(name, property));
}
process.exit();

async function fuzzed(name: string, property: Target): Promise<FuzzMessage> {
	const details = await fc.check(property, {
		seed,
		...(path === undefined ? {} : { path }),
		numRuns: Number.MAX_SAFE_INTEGER,
		interruptAfterTimeLimit: 1000 * each,
		markInterruptAsFailure: false,
	});
	const { numRuns: cases, failed, counterexample, counterexamplePath, errorInstance } = details;
	if (!failed || counterexample === null) return { kind: 'ended', name, cases };
	const error = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
	const failure = { path: counterexamplePath ?? '', counterexample: fc.stringify(counterexample), error };
	return { kind: 'ended', name, cases, failure };
}

function post(message: FuzzMessage): void {
	parentPort?.postMessage(message);
}
