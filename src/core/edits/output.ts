import { IntList } from '../source/intList.ts';
import { forEachMask, type Masks, maskAround } from './masks.ts';

/** What `render` produces. */
export interface Rendered {
	/** The visible text. */
	readonly text: string;
	/**
	 * Where source text stands in it, as triples: source start, source end, visible start (UTF-16 offsets), ascending.
	 * Source text shown a second time, away from its own place, is not listed.
	 */
	readonly shown: Int32Array;
	/** What the product wrote itself: notices, preface and legend, joined; for measuring. */
	readonly notices: string;
	/** Markers in it, the legend's included. */
	readonly markers: number;
	/** Numbers of the places of secrets (see `Masks`) for which a mask stands where they are; ascending. */
	readonly masked: Int32Array;
}

/** Collects the visible text and remembers where its source text came from. */
export class Output {
	/** The visible text, and what was added to it last. */
	private text = '';
	private last = '';
	private notices = '';
	private readonly triples = new IntList();
	private readonly masked: number[] = [];
	private length = 0;
	private markers = 0;
	/** The place that the last mask stands for, and where that mask ends. */
	private lastMask = { place: -1, end: -1 };

	/** Takes the source's text, its secrets, and the marker of each. */
	constructor(
		private readonly source: string,
		private readonly masks?: Masks,
		private readonly markerOfSecret: (secret: number) => string = () => '',
	) {}

	/** Adds source text in its own place, masks in place of the secrets. */
	show(start: number, end: number): void {
		this.addMasked(start, end, (from, to) => this.showPlain(from, to), true);
	}

	/** Adds source text away from its own place likewise. */
	quote(start: number, end: number): void {
		this.addMasked(start, end, (from, to) => this.write(this.source.slice(from, to)), false);
	}

	private showPlain(start: number, end: number): void {
		if (start >= end) return;
		const last = this.triples.length - 3;
		if (last >= 0 && this.continues(last, start)) this.triples.set(last + 1, end);
		else for (const offset of [start, end, this.length]) this.triples.push(offset);
		this.add(this.source.slice(start, end));
	}

	/** Adds wording of the product. */
	write(wording: string): void {
		this.notices += wording;
		this.add(wording);
	}

	/** Adds a marker. */
	mark(marker: string): void {
		this.markers++;
		this.write(marker);
	}

	/** Whether what comes next begins a line. */
	endsLine(): boolean {
		return this.last === '' || this.last.endsWith('\n') || this.last.endsWith('\r');
	}

	rendered(): Rendered {
		const { markers, notices, text, triples } = this;
		return {
			text,
			shown: triples.toArray(),
			notices,
			markers,
			masked: new Int32Array(this.masked),
		};
	}

	private addMasked(start: number, end: number, plain: (from: number, to: number) => void, isInPlace: boolean): void {
		let at = start;
		forEachMask(this.masks, start, end, (place, from, to) => {
			plain(at, from);
			this.mask(place);
			if (isInPlace && this.masked.at(-1) !== place) this.masked.push(place);
			at = to;
		});
		plain(at, end);
	}

	/** Adds the mask of a place, once where several pieces of the place follow each other. */
	private mask(place: number): void {
		if (this.lastMask.place === place && this.lastMask.end === this.length) return;
		const masks = this.masks as Masks;
		const [before, after] = maskAround(masks, place);
		this.write(before);
		this.mark(this.markerOfSecret(masks.secret[place] as number));
		this.write(after);
		this.lastMask = { place, end: this.length };
	}

	private continues(last: number, start: number): boolean {
		const { length, triples } = this;
		return triples.at(last + 1) === start && length - triples.at(last + 2) === start - triples.at(last);
	}

	private add(slice: string): void {
		if (slice === '') return;
		this.text += slice;
		this.last = slice;
		this.length += slice.length;
	}
}
