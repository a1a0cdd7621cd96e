/** What a detector sees: never more than a bounded sample, so that classifying costs the same for any size. */
export interface Sample {
	/** Display name of the source. */
	readonly name: string;
	/** Lines from the start, the middle and the end, without their line ends, each cut at 1,000 UTF-16 units. */
	readonly lines: readonly string[];
	/** The start of the text, at most 64 Ki UTF-16 units. */
	readonly head: string;
	/** The end of the text, at most 4 Ki UTF-16 units. */
	readonly tail: string;
	/** Whether the text is what a terminal would show of the source, which holds more. */
	readonly isScreen: boolean;
}

export interface Guess {
	/** 0 to 1. */
	readonly confidence: number;
	/** What speaks for it, in a few words: `412 of 500 lines start with a timestamp`. */
	readonly evidence: string;
}

/** Looks for one content type; undefined if nothing speaks for it. */
export type Detector = (sample: Sample) => Guess | undefined;
