import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPrograms } from './build/programs.ts';
import { torture } from './torture/torture.ts';

/**
 * Kills processes that store runs at random moments, and lets a fresh process look after each kill whether all is there
 * that was reported, byte for byte, and nothing else is torn. Exit code 1 if not.
 *
 *     npm run torture                         500 kills
 *     npm run torture -- --kills 50 --seed 7
 */
const { values } = parseArgs({
	options: { kills: { type: 'string', default: '500' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];

process.chdir(path.resolve(import.meta.dirname, '..'));
const programs = await buildPrograms('torture', ['scripts/torture/putter.ts', 'scripts/torture/checker.ts']);
const [putter, checker] = ['putter.mjs', 'checker.mjs'].map((name) => path.join(programs, name));

const begun = performance.now();
console.log(`${kills} kills with --seed ${seed}`);
const { puts, complaints } = await torture({
	...{ putter, checker, kills, seed },
	onKill: (done) => {
		if (done % 25 === 0) console.log(`${done} kills, ${seconds()} s`);
	},
});
for (const line of complaints) console.log(line);
console.log(`${kills} kills, ${puts} puts that had returned, ${complaints.length} complaints, ${seconds()} s`);
process.exitCode = complaints.length > 0 ? 1 : 0;

function seconds() {
	return ((performance.now() - begun) / 1000).toFixed(0);
}
