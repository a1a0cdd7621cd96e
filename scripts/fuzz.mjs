import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPrograms } from './build/programs.ts';
import { watched } from './fuzz/watched.ts';

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

process.chdir(path.resolve(import.meta.dirname, '..'));
const programs = await buildPrograms('fuzz', ['scripts/fuzz/worker.ts']);

const program = path.join(programs, 'worker.mjs');
const failures = await watched({ program, options, print: console.log });
console.log(
	failures === 0 ? `\nNothing found (seed ${options.seed}).` : `\n${failures} failed (seed ${options.seed}).`,
);
process.exit(failures === 0 ? 0 : 1);
