import type { ExitCode } from './failure.ts';

/** Makes an action of a function that returns the exit code; the process ends by itself once all output is flushed. */
export function endingWith<Args extends unknown[]>(work: (...args: Args) => Promise<ExitCode>) {
	return async (...args: Args): Promise<void> => {
		process.exitCode = await work(...args);
	};
}
