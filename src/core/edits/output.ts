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
}

/** Collects the visible text and remembers where its source text came from. */
export class Output {
	private readonly slices: string[] = [];
	private readonly written: string[] = [];
	private readonly triples: number[] = [];
	private length = 0;
	private markers = 0;

	constructor(private readonly source: string) {}

	/** Adds source text in its own place. */
	show(start: number, end: number): void {
		if (start >= end) return;
		const last = this.triples.length - 3;
		if (last >= 0 && this.continues(last, start)) this.triples[last + 1] = end;
		else this.triples.push(start, end, this.length);
		this.add(this.source.slice(start, end));
	}

	/** Adds wording of the product. */
	write(wording: string): void {
		this.written.push(wording);
		this.add(wording);
	}

	/** Adds a marker. */
	mark(marker: string): void {
		this.markers++;
		this.write(marker);
	}

	/** Whether what comes next begins a line. */
	endsLine(): boolean {
		const last = this.slices.at(-1);
		return last === undefined || last.endsWith('\n') || last.endsWith('\r');
	}

	rendered(): Rendered {
		const { markers, slices, triples, written } = this;
		return { text: slices.join(''), shown: new Int32Array(triples), notices: written.join(''), markers };
	}

	private continues(last: number, start: number): boolean {
		const { length, triples } = this;
		return triples[last + 1] === start && length - (triples[last + 2] as number) === start - (triples[last] as number);
	}

	private add(slice: string): void {
		if (slice === '') return;
		this.slices.push(slice);
		this.length += slice.length;
	}
}
