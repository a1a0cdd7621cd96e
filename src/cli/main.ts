#!/usr/bin/env node
import { exitCodes } from './failure.ts';
import { nodeComplaint } from './nodeComplaint.ts';

const complaint = nodeComplaint(process.versions.node);
if (complaint === undefined) {
	// Only now: an older Node may not even read the rest.
	const { runCommand } = await import('./runCommand.ts');
	await runCommand();
} else {
	process.stderr.write(`nolife: ${complaint}\n`);
	process.exitCode = exitCodes.wrongUsage;
}
