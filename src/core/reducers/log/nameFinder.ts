import { Forms } from './forms.ts';
import { FormWords } from './formWords.ts';

/** So many words stay beside the name, or what is left says nothing. */
const BESIDE = 2;
/** Counters per word, so that few share one; and how many there are at most. */
const SPARSE = 8;
const MOST_COUNTERS = 1 << 22;
const MOST = 255;

/** Finds, among forms, those that differ in one word alone. */
export class NameFinder {
	/** The distinct forms without their variable words. */
	private readonly plain = new Forms();
	private readonly words = new FormWords();
	/** Per number how many forms differ in variable words alone: `libssl3`, `libgtk2`. */
	private readonly variants: number[] = [];
	private total = 0;

	/** Of no more forms than `few` a name is sought. */
	constructor(private readonly few: number) {}

	/** Takes the codes of a form; returns its number among those that differ in more than variable words. */
	add(codes: Uint16Array): number {
		this.words.read(codes);
		const known = this.plain.size;
		const id = this.plain.idOf(this.words.codes, this.words.length);
		if (id === known) this.total += this.words.size;
		this.variants[id] = (this.variants[id] ?? 0) + 1;
		return id;
	}

	/** Per number the group of those that differ in one name; -1 for none. */
	groups(): Int32Array {
		const counters = this.counted();
		const patterns = new Forms();
		return Int32Array.from(this.variants, (_, id) => {
			const name = this.nameIn(id, counters);
			return name < 0 ? -1 : this.patternWithout(name, patterns);
		});
	}

	/** Counts, for each form without each of its words, how many there are: some more where two share a counter. */
	private counted(): Uint8Array {
		const room = Math.min(MOST_COUNTERS, SPARSE * this.total + 1);
		const counters = new Uint8Array(2 ** Math.ceil(Math.log2(room)));
		for (let id = 0; id < this.plain.size; id++) {
			this.read(id);
			for (let word = 0; word < this.words.size; word++) {
				const at = this.words.hashWithout(word) & (counters.length - 1);
				counters[at] = Math.min(MOST, (counters[at] as number) + 1);
			}
		}
		return counters;
	}

	/**
	 * The word in which the most others differ from a form: -1 if too few do in each, and the number behind the last one
	 * if the form's variable words are the name.
	 */
	private nameIn(id: number, counters: Uint8Array): number {
		this.read(id);
		const { size } = this.words;
		if (size < BESIDE) return -1;
		let name = -1;
		let most = this.few;
		for (let word = size > BESIDE ? 0 : size; word <= size; word++) {
			const count =
				word === size
					? (this.variants[id] as number)
					: (counters[this.words.hashWithout(word) & (counters.length - 1)] as number);
			if (count <= most) continue;
			name = word;
			most = count;
		}
		return name;
	}

	private read(id: number): void {
		this.words.read(this.plain.codesOf(id) as Uint16Array);
	}

	/** Number of what is left of a form without a word, and of the word's place. */
	private patternWithout(word: number, patterns: Forms): number {
		const { codes, length, size } = this.words;
		const [start, end] = word < size ? [this.words.start(word), this.words.end(word)] : [length, length];
		const rest = new Uint16Array(length - (end - start) + 1);
		rest.set(codes.subarray(0, start));
		rest.set(codes.subarray(end, length), start);
		rest[rest.length - 1] = word;
		return patterns.idOf(rest, rest.length);
	}
}
