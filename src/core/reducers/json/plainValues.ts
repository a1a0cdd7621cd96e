import type { Part } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { intersects, type Spans } from '../../edits/spans.ts';
import type { ReduceInput } from '../reducer.ts';
import { forEachElement } from './elements.ts';
import { isFailingWord } from './failures.ts';
import { isEncoded, stringParts, stringRemains } from './longString.ts';
import { type JsonNotices, noticeCost } from './notices.ts';
import { LINES, NovelMessages } from './novelMessages.ts';
import { Rarities } from './rarities.ts';
import { exactHash, roles } from './roles.ts';
import { Sentences } from './sentences.ts';
import { quote } from './tokens.ts';

/** Strings that decide or identify may be this many times longer than others before they are cut. */
const DECISIVE = 5;

interface Work extends Pick<ReduceInput, 'text' | 'keep' | 'thresholds'> {
	/** UTF-16 spans that no fold may hide, `keep` among them. */
	readonly pins: Spans;
	readonly builder: PlanBuilder;
	readonly notices: JsonNotices;
}

/** Shortens strings and lists of strings, numbers and words. */
export class PlainValues {
	constructor(private readonly work: Work) {}

	/** Cuts the string between two offsets if it is long; `role` is that of its key. */
	string(start: number, end: number, role: number): void {
		const { text, keep, pins, thresholds, builder, notices } = this.work;
		const decides = (role === roles.error || role >= roles.message) && !isEncoded(text, start);
		if (end - start - 2 <= thresholds.longString * (decides ? DECISIVE : 1)) return;
		const remains = stringRemains(text, [start, end], role, keep, pins);
		if (!remains) return;
		const reason = isEncoded(text, start) ? 'encoded data' : 'long strings';
		builder.edit(builder.omission(reason), start, end, stringParts(start, end, remains, notices.rest(reason)));
	}

	/** Of plain elements side by side the first few stay, and those that are pinned; of errors all, of outliers one. */
	list(from: number, to: number, role: number): void {
		const { text, pins, thresholds } = this.work;
		const rarities = this.raritiesOf(from, to);
		const lines = this.linesOf(from, to);
		const sentences = this.sentencesOf(from, to);
		let position = 0;
		let gapStart = from;
		let gapEnd = from;
		forEachElement(text, from, to, (start, end, next) => {
			const isFirst = position++ < thresholds.arrayHead;
			const isRare = rarities.isFirst(0, exactHash(text, start, end));
			if (
				isFirst ||
				isRare ||
				lines.has(start) ||
				sentences.has(start) ||
				role === roles.error ||
				intersects(pins, start, next) ||
				isFailingWord(text, start, end)
			) {
				this.foldList(gapStart, gapEnd);
				if (text.charCodeAt(start) === quote) this.string(start, end, roles.none);
				gapStart = next;
			}
			gapEnd = end;
		});
		this.foldList(gapStart, gapEnd);
	}

	private raritiesOf(from: number, to: number): Rarities {
		const { text } = this.work;
		const rarities = new Rarities();
		forEachElement(text, from, to, (start, end) => rarities.count(0, exactHash(text, start, end)));
		return rarities;
	}

	/** Where the elements start that are lines of a log worth seeing. */
	private linesOf(from: number, to: number): ReadonlySet<number> {
		const { text } = this.work;
		const lines = new NovelMessages(text, LINES);
		forEachElement(text, from, to, (start, end) => {
			if (text.charCodeAt(start) === quote) lines.addLine(start, 0, start + 1, end - 1);
		});
		return lines.items();
	}

	/** Where the elements start that are sentences worth seeing. */
	private sentencesOf(from: number, to: number): ReadonlySet<number> {
		const { text } = this.work;
		const sentences = new Sentences(text);
		forEachElement(text, from, to, (start, end) => {
			if (text.charCodeAt(start) === quote) sentences.add(start, 0, start + 1, end - 1);
		});
		return sentences.items();
	}

	private foldList(from: number, to: number): void {
		const { text, builder, notices } = this.work;
		if (to - from <= noticeCost) return;
		const reason = /[-\d]/.test(text[from] as string) ? 'number lists' : 'long lists';
		const omission = builder.omission(reason);
		let parts: Part[] | undefined = notices.several(reason, 'items');
		forEachElement(text, from, to, (start, _end, next) => {
			builder.edit(omission, start, next, parts);
			parts = undefined;
		});
	}
}
