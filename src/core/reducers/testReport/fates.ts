/** What becomes of a line of a report. */
export const fates = {
	stays: 0,
	/** A frame in the code of a library. */
	frame: 1,
	/** Captured output that tells nothing. */
	output: 2,
	/** The user's source around the place of a failure. */
	source: 3,
	/** Belongs to the frame above it. */
	more: 4,
	/** The details of a failure that those of one further up equal. */
	same: 5,
	/** A warning that one further up equals. */
	warning: 6,
	/** One more test that raised a warning. */
	warned: 7,
	/** From here on the tests that did not fail, and what stands among them. */
	passed: 8,
	skipped: 9,
	suite: 10,
	aside: 11,
} as const;

/** Why lines leave, by their fate; of tests, in which words they are counted. */
export const reasons: Readonly<Record<number, string>> = {
	[fates.frame]: 'library frames',
	[fates.output]: 'lines of output',
	[fates.source]: 'lines of source',
	[fates.warning]: 'more of the warnings above',
	[fates.warned]: 'more tests',
	[fates.passed]: 'passed',
	[fates.skipped]: 'skipped',
	[fates.suite]: 'suites passed',
	[fates.aside]: 'lines of progress',
};
