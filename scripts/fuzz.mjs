import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildPrograms } from './build/programs.ts';

/**
 * Feeds every parser inputs that were fixtures before they were mutated. Exit code 1 if something does not hold, with
 * the smallest input found and how to run it again; also if a target hangs or runs no case.
 *
 *     npm run fuzz                            all targets, a minute in total
 *     npm run fuzz -- --seconds 3600          longer
 *     npm run fuzz -- --target "reduce json"  one target
 *     npm run fuzz -- --seed N --path P       what a failure printed
 */
const { values: flags } = parseArgs({
	options: {
		seconds: { type: 'string', default: '60' },
		seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
		target: { type: 'string' },
		path: { type: 'string' },
	},
});
const options = { ...flags, seconds: Number(flags.seconds), seed: Number(flags.seed) };

/** Beyond its time a target may finish one case and make a failure smaller. */
const grace = 120;

process.chdir(path.resolve(import.meta.dirname, '..'));
const programs = await buildPrograms('fuzz', ['scripts/fuzz/worker.ts']);

const failures = await fuzz();
console.log(
	failures === 0 ? `\nNothing found (seed ${options.seed}).` : `\n${failures} failed (seed ${options.seed}).`,
);
process.exit(failures === 0 ? 0 : 1);

/** Runs the targets in a worker, which is ended if one of them hangs; resolves with how many failed. */
function fuzz() {
	return new Promise((resolve, reject) => {
		const worker = new Worker(path.join(programs, 'worker.mjs'), { workerData: options });
		let [ended, failed] = [0, 0];
		let watch;
		worker.on('error', reject);
		worker.on('message', (message) => {
			clearTimeout(watch);
			if (message.kind === 'begins') watch = setTimeout(hangs, 1000 * (message.seconds + grace), message.name);
			else if (++ended && !isFine(message)) failed++;
		});
		worker.on('exit', () => {
			clearTimeout(watch);
			if (ended === 0) console.log('No target ran.');
			resolve(ended === 0 ? 1 : failed);
		});

		function hangs(name) {
			console.log(`${name.padEnd(24)} hangs; ${replay(name)}`);
			failed++;
			ended++;
			worker.terminate();
		}
	});
}

/** Prints what came of a target; returns whether it holds. */
function isFine({ name, cases, failure }) {
	console.log(name.padEnd(24), `${cases} cases`.padStart(12), failure ? 'FAIL' : '');
	if (failure) console.log(`${failure.error}\nwith ${failure.counterexample}\n${replay(name, failure.path)}`);
	if (cases === 0) console.log(`${name} ran no case: give it more --seconds.`);
	return !failure && cases > 0;
}

function replay(name, way) {
	return `Again: npm run fuzz -- --target "${name}" --seed ${options.seed}${way ? ` --path ${way}` : ''}`;
}
