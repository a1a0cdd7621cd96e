import { CommanderError } from 'commander';
import { SentenceError } from '../core/sentence.ts';
import { exitCodes, Failure } from './failure.ts';
import { say, watchOutput } from './output.ts';
import { program } from './program.ts';

/** Runs the command that the process was called with, and sets the exit code of the process. */
export async function runCommand(): Promise<void> {
	watchOutput();
	try {
		await program().parseAsync();
	} catch (error) {
		process.exitCode = report(error);
	}
}

/** Says what went wrong; returns the exit code. */
function report(error: unknown): number {
	if (error instanceof CommanderError) return reportUsage(error);
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
function reportUsage({ exitCode, code, message }: CommanderError): number {
	if (exitCode === 0) return exitCodes.fine;
	if (code !== 'commander.help') say(`${message.replace(/^error: /, '').replace(/\.$/, '')}: see nolife --help.`);
	return exitCodes.wrongUsage;
}
