import { classOf, LETTER } from './charClasses.ts';
import { VARIABLE } from './marks.ts';

const SEPARATORS = new Set([...' \t=,;:()[]{}<>|"\'`'].map((character) => character.charCodeAt(0)));
const PRIME = 0x01000193;

/** The words of a form, and the form's codes without its variable words: of those the mark alone stays. */
export class FormWords {
	codes = new Uint16Array(256);
	length = 0;
	/** How many words there are that have letters and nothing variable; the others are no names. */
	size = 0;
	private whole = 0;
	/** Per word: its offset in the codes, the offset behind it, its share in the hash. */
	private words = new Int32Array(3 * 64);

	start(word: number): number {
		return this.words[3 * word] as number;
	}

	end(word: number): number {
		return this.words[3 * word + 1] as number;
	}

	/** Hash of the form without a word, the same whatever the word is. */
	hashWithout(word: number): number {
		return mixed(this.whole - (this.words[3 * word + 2] as number), word);
	}

	/** Reads the codes of a form. */
	read(form: Uint16Array): void {
		this.clear(form.length);
		for (let at = 0; at < form.length; ) {
			const start = at;
			while (at < form.length && !SEPARATORS.has(form[at] as number)) at++;
			if (at === start) this.hold(form, start, ++at);
			else if (form.subarray(start, at).includes(VARIABLE)) this.hold(MARK, 0, 1);
			else this.add(form, start, at);
		}
	}

	private clear(room: number): void {
		this.length = 0;
		this.size = 0;
		this.whole = 0;
		if (this.codes.length < room) this.codes = new Uint16Array(2 * room);
		if (this.words.length < 3 * room) this.words = new Int32Array(6 * room);
	}

	private add(form: Uint16Array, start: number, end: number): void {
		const { length, whole } = this;
		const hasLetters = this.hold(form, start, end);
		if (hasLetters) this.words.set([length, this.length, (this.whole - whole) | 0], 3 * this.size++);
	}

	/** Copies codes, takes them into the hash, and returns whether there are letters among them. */
	private hold(form: Uint16Array, start: number, end: number): boolean {
		let hash = this.size;
		let hasLetters = false;
		for (let at = start; at < end; at++) {
			const code = form[at] as number;
			this.codes[this.length++] = code;
			hash = Math.imul(hash ^ code, PRIME);
			hasLetters ||= classOf(code) === LETTER;
		}
		this.whole = (this.whole + mixed(hash, this.size)) | 0;
		return hasLetters;
	}
}

const MARK = new Uint16Array([VARIABLE]);

function mixed(hash: number, place: number): number {
	const spread = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ Math.imul(place + 1, 0x9e3779b1);
	return spread ^ (spread >>> 13);
}
