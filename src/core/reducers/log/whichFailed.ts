import { type Part, text as wording } from '../../edits/parts.ts';
import { isSameText } from '../sameText.ts';
import { DistinctValues } from './distinctValues.ts';
import { nameLength, tellsWhich } from './tellsWhich.ts';
import { nextToken, tokenEnd } from './tokens.ts';

/** So many places of one fault are listed. */
const MOST_PLACES = 2;

/** What stands before a sign; behind a letter it is a dash. */
const signed = /[\s=:(,[]/;

/** A place of the head's line where members may say another value, by the number of its word. */
interface Slot extends Word {
	readonly word: number;
	readonly values: DistinctValues;
}

interface Word {
	readonly start: number;
	readonly end: number;
}

/**
 * Tells which ones a fault befell, where one line stands for all: `worker 1 died ×9 [worker 1, 2, 5]`. Compares the words
 * of the lines of a fold with those of its head; what varies freely is an id or a measure and is not listed.
 */
export class WhichFailed {
	private readonly words: Word[] = [];
	private slots: Slot[] = [];

	/** Takes the head's line [start, end), the UTF-16 offset behind its timestamp, and whether the fault happens everywhere. */
	constructor(
		private readonly text: string,
		start: number,
		private readonly stampEnd: number,
		end: number,
		isShared: boolean,
	) {
		for (let at = nextToken(text, start, end); at < end; ) {
			const last = tokenEnd(text, at, end);
			this.words.push({ start: at, end: last });
			at = nextToken(text, last, end);
		}
		this.slots = this.words.flatMap((place, word) => {
			const before = this.words[word - 1];
			if (!before || place.start < stampEnd) return [];
			if (!tellsWhich(text, { ...place, before, lineStart: stampEnd, limit: end, isShared })) return [];
			const from = signedStart(text, place.start);
			return [{ start: from, end: place.end, word, values: new DistinctValues(text, from, place.end, isShared) }];
		});
	}

	/** Takes note of the line [start, end) of a member. */
	add(start: number, end: number): void {
		if (this.slots.length === 0) return;
		const { text, words } = this;
		let at = nextToken(text, start, end);
		let slot = 0;
		for (let word = 0; slot < this.slots.length; word++) {
			const last = at < end ? tokenEnd(text, at, end) : at;
			const own = words[word] as Word;
			const { word: next, values } = this.slots[slot] as Slot;
			if (word === next) slot++;
			if (at >= end || !this.fits(own, at, last)) {
				this.forgetFrom(word);
				return;
			}
			if (word === next) values.add(signedStart(text, at), last);
			at = nextToken(text, last, end);
		}
		this.slots = this.slots.filter(({ values }) => values.areFew);
	}

	/** ` [worker 1, 2, 5]`; nothing where all lines say the same, or nothing that tells which. */
	parts(): Part[] {
		const lists = this.slots
			.filter(({ values }) => values.tell)
			.slice(0, MOST_PLACES)
			.map(({ word, start, values }) => {
				const own = this.words[word] as Word;
				const name = nameLength(this.text, this.words[word - 1] as Word, own.start);
				return values.parts(Math.max(0, name - (own.start - start)));
			});
		if (lists.length === 0) return [];
		return [wording(' ['), ...lists.flatMap((list, i) => (i === 0 ? list : [wording('; '), ...list])), wording(']')];
	}

	/** Whether the word [start, end) of a member is the head's, or both vary, as all do in a timestamp. */
	private fits(own: Word, start: number, end: number): boolean {
		return (
			own.start < this.stampEnd ||
			isSameText(this.text, own.start, own.end, start, end) ||
			(hasDigit(this.text, own.start, own.end) && hasDigit(this.text, start, end))
		);
	}

	/** A line that reads otherwise tells nothing about the words behind. */
	private forgetFrom(word: number): void {
		this.slots = this.slots.filter((slot) => slot.word < word);
	}
}

/** Where a value begins with its sign, which is no part of the word. */
function signedStart(text: string, start: number): number {
	return text[start - 1] === '-' && signed.test(text[start - 2] ?? '') ? start - 1 : start;
}

function hasDigit(text: string, start: number, end: number): boolean {
	for (let at = start; at < end; at++) {
		const code = text.charCodeAt(at);
		if (code >= 48 && code <= 57) return true;
	}
	return false;
}
