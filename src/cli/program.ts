import { Command } from 'commander';
import { version } from '../../package.json';
import { addAnalyze } from './commands/analyze.ts';
import { addBenchmark } from './commands/benchmark.ts';
import { addContext } from './commands/context.ts';
import { addExport } from './commands/export.ts';
import { addForget } from './commands/forget.ts';
import { addGc } from './commands/gc.ts';
import { addImport } from './commands/import.ts';
import { addPin } from './commands/pin.ts';
import { addRefs } from './commands/refs.ts';
import { addRestore } from './commands/restore.ts';
import { addRuns } from './commands/runs.ts';
import { addShow } from './commands/show.ts';
import { addStats } from './commands/stats.ts';
import { addUnpin } from './commands/unpin.ts';

const commands = [
	...[addAnalyze, addContext],
	...[addShow, addRestore],
	...[addRefs, addRuns, addStats],
	...[addPin, addUnpin, addForget, addGc],
	...[addExport, addImport],
	addBenchmark,
];

const exits = `
Exit codes: 0 fine; 1 a verdict failed; 2 wrong usage; 3 the input could not be read.`;

/** The `nolife` command. Throws a `CommanderError` for wrong usage, for help and for the version. */
export function program(): Command {
	const nolife = new Command('nolife')
		.description('Reduce noisy text for AI agents; every omission comes back byte for byte.')
		.version(version)
		.helpCommand(false)
		.exitOverride()
		.configureOutput({ outputError: () => {} })
		.addHelpText('after', exits);
	for (const add of commands) add(nolife).option('--store <dir>', 'where runs and originals are kept');
	return nolife;
}
