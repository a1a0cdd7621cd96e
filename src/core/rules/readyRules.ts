import { patternOfGlob } from './globs.ts';
import { lettersOf } from './keys.ts';
import { type LineTest, linearPattern } from './linearPattern.ts';
import type { Rules } from './rules.ts';

/** Rules as reducers and extractors use them. */
export interface ReadyRules {
	/** Whether a line has to stay visible; undefined if no rule says so of any. */
	readonly keeps: LineTest | undefined;
	/** Whether a line should go; undefined if no rule says so of any. */
	readonly folds: LineTest | undefined;
	readonly noiseKeys: readonly string[];
	/** The letters of keys (see `lettersOf`) of which each different value stays visible. */
	readonly decisionKeys: ReadonlySet<string>;
	/** Whether a path of a diff names a file that a tool wrote. */
	readonly isGenerated: (path: string) => boolean;
}

/** Compiles checked rules. Rejects with a `PatternError` if they were not checked. */
export async function readyRules(rules: Rules): Promise<ReadyRules> {
	const isGenerated = await anyOf(rules.generated.map(patternOfGlob));
	return {
		keeps: await anyOf(rules.keep),
		folds: await anyOf(rules.fold),
		noiseKeys: rules.noiseKeys,
		decisionKeys: new Set(rules.decisionKeys.map(lettersOf)),
		isGenerated: isGenerated ?? (() => false),
	};
}

async function anyOf(patterns: readonly string[]): Promise<LineTest | undefined> {
	if (patterns.length === 0) return undefined;
	const tests = await Promise.all(patterns.map(linearPattern));
	return (line) => tests.some((test) => test(line));
}
