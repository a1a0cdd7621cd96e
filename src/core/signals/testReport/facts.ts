import { borderBefore } from '../../source/characters.ts';
import { type Critical, maxCriticals } from '../extractor.ts';
import { isUserFrame } from '../frames.ts';
import { saysFailure } from '../saysFailure.ts';

/** Longer stretches are cut to so many UTF-16 units. */
const LONGEST = 500;

/** What a value of an assertion, or the place of it, looks like at the start of a line. */
const expectation =
	/^(?:E {2,}\S|[-+] ?[^\s+-]|(?:Expected|Received|Actual|expected|received|actual|got|want|but was|left|right|Diff|Difference)\b|\S{0,80}(?:AssertionError|AssertionFailedError|Assert\.\w+\(\) Failure|ComparisonFailure)|\S{1,300}:\d+: \w*(?:Error|Exception)|Message:)/;

/** Collects stretches of a report, each text once: at its first place, or at its last one. */
export class Facts {
	private readonly places = new Map<string, Critical>();

	constructor(
		readonly text: string,
		private readonly which: 'first' | 'last' = 'first',
	) {}

	get isFull(): boolean {
		return this.places.size >= maxCriticals;
	}

	/** Adds the stretch [start, end) in UTF-16 offsets, cut if it is long. */
	add(start: number, end: number): void {
		const stop = borderBefore(this.text, Math.min(end, start + LONGEST));
		if (this.isFull || start >= stop) return;
		const stretch = this.text.slice(start, stop);
		if (this.which === 'last' || !this.places.has(stretch)) this.places.set(stretch, { start, end: stop });
	}

	/**
	 * Adds of the message and trace of one failure, as lines: the first, values that were compared, the first frame of the
	 * user's, whose packages may begin with `own`.
	 */
	addDetail(lines: Iterable<readonly [start: number, end: number]>, own = ''): void {
		let isFirst = true;
		let hasFrame = false;
		for (const [start, end] of lines) {
			const line = this.text.slice(start, Math.min(end, start + LONGEST)).trim();
			if (line === '') continue;
			const isFrame = isOwnFrame(` ${line}`) || (own !== '' && line.startsWith(`at ${own}`));
			if (isFirst || (isFrame && !hasFrame) || expectation.test(line) || /^Caused by/.test(line)) this.add(start, end);
			hasFrame ||= isFrame;
			isFirst = false;
		}
	}

	/** The criticals in order. */
	sorted(): Critical[] {
		return [...this.places.values()].sort((a, b) => a.start - b.start || a.end - b.end);
	}
}

/** The lines of the stretch [start, end), as UTF-16 offsets without their line ends. `feed` ends a line. */
export function* linesIn(text: string, start: number, end: number, feed: string): Generator<readonly [number, number]> {
	for (let at = start; at < end; ) {
		const found = text.indexOf(feed, at);
		const stop = found < 0 || found > end ? end : found;
		yield [at, text[stop - 1] === '\r' ? stop - 1 : stop];
		at = stop + feed.length;
	}
}

/** Whether a line is a frame in the user's code; Python's own library is none. */
export function isOwnFrame(line: string): boolean {
	return isUserFrame(line) && !/\/lib\/python\d/.test(line);
}

/** Whether a line says that something failed, and is no name of a test that passed or was skipped. */
export function tellsFailure(line: string): boolean {
	return !harmless.test(line) && saysFailure(line);
}

const harmless =
	/^\s*(?:[✓✔√✅○↓⊘◌⏭✎∅]|ok\b|PASS\b|PASSED\b|SKIPPED\b|--- (?:PASS|SKIP)|\(pass\)|=== |# Subtest|\[ (?: {6}OK|RUN)|Passed |Skipped |- |raise |return |[\w.]{1,60}\.throw\()|(?: (?:PASSED|SKIPPED|XFAIL)| \.\.\. (?:ok|ignored))(?: +\[ *\d+%\])?$/;
