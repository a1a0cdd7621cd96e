/** How tests ended, as bits, so that a suite has those of all its tests. */
export const verdicts = { none: 0, passed: 1, skipped: 2, quiet: 4, failed: 8 } as const;

/** What a place says of tests that left: `… 12 passed`. `quiet` tests say neither that they passed nor that they failed. */
const verdictWords: readonly (readonly [verdict: number, words: string])[] = [
	[verdicts.passed, 'passed'],
	[verdicts.skipped, 'skipped'],
	[verdicts.quiet, 'without an error'],
];

/** The words for a verdict, which are its omission's reason as well. */
export function wordsOf(verdict: number): string {
	return verdictWords.find(([of]) => of === verdict)?.[1] ?? '';
}

const passed = /^(?:pass(?:ed)?|success(?:ful)?|succeeded|ok|run|completed|expected|true|executed|fixed)$/i;
const skipped =
	/^(?:skip(?:ped)?|pending|todo|disabled|ignored?|not_?(?:executed|run|runnable)|suppressed|deselected)$/i;

/** Takes the word by which a report says how a test ended; whatever is not known to be harmless counts as a failure. */
export function verdictOf(word: string): number {
	if (passed.test(word)) return verdicts.passed;
	return skipped.test(word) ? verdicts.skipped : verdicts.failed;
}

/** Of several verdicts the one that a test has: a failure weighs most, then a skip. */
export function heaviest(bits: number): number {
	for (const verdict of [verdicts.failed, verdicts.skipped, verdicts.passed, verdicts.quiet])
		if ((bits & verdict) !== 0) return verdict;
	return verdicts.none;
}
