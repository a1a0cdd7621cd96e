import { IntList } from '../source/intList.ts';
import { linesOf } from '../source/lines.ts';
import type { Critical, Extractor } from './extractor.ts';
import { Stretches } from './stretches.ts';

/**
 * What a terminal acts on, read in the plainest way: sequences say nothing, a return starts its line anew, and a cursor
 * that goes up starts anew the lines that it passes.
 */

const acts =
	/\x1b(?:\[(?:(\d{0,4})A|[0-?]{0,64}[ -/]{0,8}(?:[@-~]|(?=\x1b)))|[\]P_^X][^\x07\x1b]*(?:\x07|\x1b\\)|[ -/]{1,8}[0-~]|[0-Z\\^-~])|[\x07\b]|\r(?![\r\n])|\n/g;
const act = new RegExp(acts.source, 'y');
/** What each of them begins with. */
const sign = /[\x1b\x07\b\r\n]/g;
const FEED = 10;

/** What is left of a text, and where its lines begin among the stretches. */
class Plain {
	readonly stretches = new Stretches();
	/** Number of the first stretch of each line. */
	private readonly lines = new IntList();

	constructor() {
		this.lines.push(0);
	}

	endLine(): void {
		this.lines.push(this.stretches.count);
	}

	/** Forgets the line that is open, and so many before it. */
	restart(linesUp: number): void {
		this.lines.cut(Math.max(1, this.lines.length - linesUp));
		this.stretches.shorten(this.lines.at(this.lines.length - 1));
	}
}

/** Extracts the criticals of a text as a terminal would show it, as offsets of the text itself. */
export function extractPlain(extract: Extractor, text: string): Critical[] {
	const plain = new Plain();
	let at = 0;
	sign.lastIndex = 0;
	while (sign.test(text)) {
		const index = sign.lastIndex - 1;
		const isLineEnd = text.charCodeAt(index) === FEED;
		if (isLineEnd) {
			plain.stretches.add(at, index + 1);
			plain.endLine();
			at = index + 1;
			continue;
		}
		act.lastIndex = index;
		const [sequence, up] = act.exec(text) ?? [];
		if (sequence === undefined) continue;
		plain.stretches.add(at, index);
		if (sequence === '\r') plain.restart(0);
		else if (up !== undefined) plain.restart(Number(up || 1));
		at = index + sequence.length;
		sign.lastIndex = at;
	}
	plain.stretches.add(at, text.length);
	const shown = plain.stretches.textOf(text);
	const criticals = extract(shown, linesOf(shown)).filter(({ start, end }) => start < end);
	return plain.stretches.inSource(criticals.sort((a, b) => a.start - b.start));
}

/** The stretches of a text between two offsets that a terminal would show: start, end, start, end, … */
export function shownBetween(text: string, start: number, end: number): number[] {
	const shown: number[] = [];
	const stretch = text.slice(start, end);
	let at = 0;
	for (const { index, 0: sequence } of stretch.matchAll(acts)) {
		if (sequence === '\n') continue;
		if (index > at) shown.push(start + at, start + index);
		at = index + sequence.length;
	}
	if (at < stretch.length) shown.push(start + at, end);
	return shown;
}
