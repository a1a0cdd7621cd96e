/** Tells whether a line matches. */
export type LineTest = (line: string) => boolean;

/** A pattern that cannot be used. Its message goes on behind the pattern: `is no pattern (…): write it …`. */
export class PatternError extends Error {}

/** The most instructions that a pattern may compile to. At worst each character costs so many steps of some 40 ns. */
const LARGEST = 500;

/**
 * Takes a pattern from a user (RE2 syntax: no look-around, no back references); returns its test, which takes linear
 * time on any line. Rejects with a `PatternError` if it is no pattern or a huge one. Loads the engine on first use.
 */
export async function linearPattern(pattern: string): Promise<LineTest> {
	const { RE2JS } = await import('re2js');
	const compiled = compiledBy(() => RE2JS.compile(pattern));
	if (compiled.programSize() > LARGEST) throw new PatternError('is too large: shorten its counted repetitions.');
	return (line) => compiled.test(line);
}

function compiledBy<T>(compile: () => T): T {
	try {
		return compile();
	} catch (error) {
		const problem = (error as Error).message.replace(/^error parsing regexp: /, '');
		throw new PatternError(
			`is no pattern (${problem}): write it in RE2 syntax, without look-around and back references.`,
		);
	}
}
