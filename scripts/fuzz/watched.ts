import { Worker } from 'node:worker_threads';
import type { FuzzMessage, FuzzOptions } from './worker.ts';

/** Beyond its time a target may finish one case and make a failure smaller, in seconds. */
const GRACE = 120;

export interface Watched {
	/** Path of the built worker. */
	readonly program: string;
	readonly options: FuzzOptions;
	readonly grace?: number;
	readonly print: (line: string) => void;
}

/** Runs the targets in a worker, which is ended if one of them hangs; prints what came of each; resolves with how many failed. */
export function watched({ program, options, grace = GRACE, print }: Watched): Promise<number> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(program, { workerData: options });
		let [ended, failed] = [0, 0];
		let watch: NodeJS.Timeout | undefined;
		const hangs = (name: string) => {
			print(`${name.padEnd(24)} hangs; ${again(name)}`);
			failed++;
			ended++;
			void worker.terminate();
		};
		worker.on('error', reject);
		worker.on('message', (message: FuzzMessage) => {
			clearTimeout(watch);
			if (message.kind === 'begins') watch = setTimeout(hangs, 1000 * (message.seconds + grace), message.name);
			else if (++ended && !isFine(message)) failed++;
		});
		worker.on('exit', () => {
			clearTimeout(watch);
			if (ended === 0) print('No target ran.');
			resolve(ended === 0 ? 1 : failed);
		});
	});

	/** Prints what came of a target; returns whether it holds. */
	function isFine({ name, cases, failure }: FuzzMessage & { readonly kind: 'ended' }): boolean {
		print(`${name.padEnd(24)} ${`${cases} cases`.padStart(12)} ${failure ? 'FAIL' : ''}`);
		if (failure) print(`${failure.error}\nwith ${failure.counterexample}\n${again(name, failure.path)}`);
		if (cases === 0) print(`${name} ran no case: give it more --seconds.`);
		return !failure && cases > 0;
	}

	function again(name: string, way?: string): string {
		return `Again: npm run fuzz -- --target "${name}" --seed ${options.seed}${way ? ` --path ${way}` : ''}`;
	}
}
