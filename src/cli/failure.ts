/** What the command's exit code says; scripts depend on it. */
export const exitCodes = { fine: 0, verdictFailed: 1, wrongUsage: 2, unreadable: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the command. Its message is one sentence for stderr, with what to do. */
export class Failure extends Error {
	override readonly name = 'Failure';

	constructor(
		readonly exitCode: ExitCode,
		message: string,
	) {
		super(message);
	}
}

/** The command was called wrongly. */
export function wrongUsage(sentence: string): Failure {
	return new Failure(exitCodes.wrongUsage, sentence);
}

/** What the command was asked for could not be read. */
export function unreadable(sentence: string): Failure {
	return new Failure(exitCodes.unreadable, sentence);
}
