import { type LineTest, linearPattern, PatternError } from '../core/rules/linearPattern.ts';
import { wrongUsage } from './failure.ts';

/** Takes a pattern from a flag; returns its test. Throws a `Failure` if it is no pattern. */
export async function patternOfFlag(pattern: string): Promise<LineTest> {
	try {
		return await linearPattern(pattern);
	} catch (error) {
		if (error instanceof PatternError) throw wrongUsage(`${pattern} ${error.message}`);
		throw error;
	}
}
