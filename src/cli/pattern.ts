import { wrongUsage } from './failure.ts';

/** Tells whether a line matches. */
export type LineTest = (line: string) => boolean;

/**
 * Takes a pattern from a user (RE2 syntax: no look-around, no back references); returns its test, which takes linear
 * time on any line. Throws a `Failure` if it is no pattern. Loads the engine on first use.
 */
export async function linearPattern(pattern: string): Promise<LineTest> {
	const { RE2JS } = await import('re2js');
	try {
		const compiled = RE2JS.compile(pattern);
		return (line) => compiled.test(line);
	} catch (error) {
		const problem = (error as Error).message.replace(/^error parsing regexp: /, '');
		throw wrongUsage(
			`${pattern} is no pattern (${problem}): write it in RE2 syntax, without look-around and back references.`,
		);
	}
}
