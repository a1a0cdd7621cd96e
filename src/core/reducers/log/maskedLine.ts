import { isDigest } from './addresses.ts';
import { DigitDemands } from './digitDemands.ts';
import { FormBuffer } from './formBuffer.ts';
import type { memberEnd } from './members.ts';
import { BROAD, isFine, type Mode, ROUTINE, TARGETS } from './modes.ts';
import type { NumberContext } from './numberRules.ts';
import { isPrefixed, NumberToken } from './numbers.ts';
import type { Took } from './took.ts';
import { Variables } from './variables.ts';
import { DECISIVE } from './words.ts';

/** A number this close (UTF-16 units) behind a deciding word belongs to it: `"status" : "500`. */
const DECISIVE_REACH = 5;

/** What is known of a line while it is masked, and then. Offsets are UTF-16, of the text. */
export class MaskedLine implements NumberContext {
	/** The form of the line. */
	readonly form = new FormBuffer();
	/** Its variable parts behind its timestamp. */
	readonly variables = new Variables();
	/** What the digits of a twin of the line have to be for it to be read the same. */
	readonly demands = new DigitDemands();
	/** The number that was read last. */
	readonly token = new NumberToken();
	/** Words of the line that are no variable part. */
	words = 0;
	/** Whether a word says that something went wrong. */
	errorish = false;
	/** Whether a word says that something was to be reached. */
	reaches = false;
	/** Whether it names a host in a URL, or one of several members of a system. */
	names = false;
	/** Whether the line carries a timestamp. */
	stamped = false;
	/** Whether the line begins with a severity. */
	severe = false;
	/** The first duration of the line. */
	took: Took | undefined;
	/** Whether the line is a request of an access log. */
	request = false;
	/** Whether it failed. */
	failed = false;
	/** Whether the line may hold the status of a request that failed. */
	requested = false;
	/** Whether a number that may be the status of a request stood before its method. */
	statusBefore = false;
	mode: Mode = ROUTINE;
	lineStart = 0;
	/** Kinds of the word before, if it decides over the next number, and where that word ends. */
	decides = 0;
	decidesFrom = 0;
	/** Where the name of a host or member ends that was read last. */
	private nameEnd = 0;

	/** Forgets the line before; takes the span of the next one. */
	begin(start: number, end: number, mode: Mode): void {
		this.form.clear(2 * (end - start) + 2);
		this.variables.clear();
		this.demands.begin();
		this.words = 0;
		this.errorish = false;
		this.reaches = false;
		this.names = false;
		this.nameEnd = 0;
		this.stamped = false;
		this.severe = false;
		this.took = undefined;
		this.request = false;
		this.failed = false;
		this.mode = mode;
		this.lineStart = start;
		this.decidesFrom = start;
		this.decides = 0;
	}

	/** What the word before decides over a number at `start`; it decides over one number only. */
	decidesAt(start: number): number {
		const decides = start - this.decidesFrom <= DECISIVE_REACH ? this.decides : 0;
		this.decides = 0;
		return this.mode === BROAD ? decides & ~DECISIVE : decides;
	}

	/** Takes note that the text behind `at` gives a name, up to where `endOf` says. */
	named(endOf: typeof memberEnd, text: string, at: number, end: number): void {
		this.names = true;
		if (isFine(this.mode)) this.nameEnd = Math.max(this.nameEnd, endOf(text, at, end));
	}

	/** Whether what stands at `start` is in the name of a host or member. */
	isInName(start: number): boolean {
		return start < this.nameEnd;
	}

	/** Whether what stands at `start` tells where something went wrong. */
	tells(text: string, start: number): boolean {
		return this.mode === TARGETS || this.isInName(start) || (isFine(this.mode) && text.startsWith('/dev/', start - 5));
	}

	/** Takes note that any digits would do in a word, but for those that say what it is: `0x1f`, `sha256:…`. */
	free(text: string, start: number, end: number): void {
		if (!isPrefixed(text, start) && !isDigest(text, start)) this.demands.free(start, end);
	}
}
