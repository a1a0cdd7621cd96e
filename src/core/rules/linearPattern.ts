import type { RE2JS } from 're2js';

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
	const compiled = await compiledPattern(pattern);
	return (line) => compiled.test(line);
}

/** The same for all matches in a line: UTF-16 offsets of the first group, or of the whole match; empty ones left out. */
export async function linearMatches(pattern: string): Promise<(line: string) => [number, number][]> {
	const compiled = await compiledPattern(pattern);
	const group = compiled.groupCount() > 0 ? 1 : 0;
	return (line) => {
		const spans: [number, number][] = [];
		const matcher = compiled.matcher(line);
		while (matcher.find()) {
			const [start, end] = [matcher.start(group), matcher.end(group)];
			if (start >= 0 && start < end) spans.push([start, end]);
		}
		return spans;
	};
}

async function compiledPattern(pattern: string): Promise<RE2JS> {
	const { RE2JS } = await import('re2js');
	const compiled = compiledBy(() => RE2JS.compile(pattern));
	if (compiled.programSize() > LARGEST) throw new PatternError('is too large: shorten its counted repetitions.');
	return compiled;
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
