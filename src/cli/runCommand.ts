import { type Command, CommanderError } from 'commander';
import { SentenceError } from '../core/sentence.ts';
import { exitCodes, Failure } from './failure.ts';
import { say, watchOutput } from './output.ts';
import { program } from './program.ts';

/** Runs the command that the process was called with, and sets the exit code of the process. */
export async function runCommand(): Promise<void> {
	watchOutput();
	const nolife = program();
	try {
		await nolife.parseAsync();
	} catch (error) {
		process.exitCode = report(error, nolife);
	}
}

/** Says what went wrong; returns the exit code. */
function report(error: unknown, nolife: Command): number {
	if (error instanceof CommanderError) return reportUsage(error, nolife);
	if (error instanceof Failure) {
		say(error.message);
		return error.exitCode;
	}
	const { message } = error as Error;
	say(
		error instanceof SentenceError
			? message
			: `This should not have happened (${message}): please report it, with the input if you can.`,
	);
	return exitCodes.unreadable;
}

/** Help and version come as errors of exit code 0; help for want of a command is already printed. */
function reportUsage({ exitCode, code, message }: CommanderError, nolife: Command): number {
	if (exitCode === 0) return exitCodes.fine;
	if (code !== 'commander.help') say(`${message.replace(/^error: /, '').replace(/\.$/, '')}: see ${helpOf(nolife)}.`);
	return exitCodes.wrongUsage;
}

/** Where the usage of the command stands that was called. */
function helpOf({ args: [word], commands }: Command): string {
	return commands.some((command) => command.name() === word) ? `nolife ${word} --help` : 'nolife --help';
}
