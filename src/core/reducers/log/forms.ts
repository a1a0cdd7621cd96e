import { HashIndex } from '../../source/hashIndex.ts';

const CHUNK = 1 << 18;
/** Many texts are short: sections of others. */
const FIRST_CHUNK = 1 << 12;
const PRIME = 0x01000193;

/** Numbers the distinct forms of lines. Keeps each once, in chunks, so that it never copies what it holds. */
export class Forms {
	private readonly index = new HashIndex();
	private readonly chunks = [new Uint16Array(FIRST_CHUNK)];
	private used = 0;
	/** Per form: its chunk, its offset in it, its length (-1 for a verbatim line, which no form equals). */
	private places = new Int32Array(3 * 256);
	private readonly verbatim = new Map<string, number>();
	private form = new Uint16Array(0);
	private length = 0;

	/** How many distinct forms there are. */
	get size(): number {
		return this.index.size;
	}

	/** Takes a form (the first `length` codes of a buffer); returns its number. */
	idOf(form: Uint16Array<ArrayBuffer>, length: number): number {
		this.form = form;
		this.length = length;
		const hash = hashOf(form, length);
		const known = this.index.find(hash, this.isSame);
		return known >= 0 ? known : this.added(hash, this.hold(form, length), length);
	}

	/** Takes a line that is its own form, since it is too long to be copied; returns its number. */
	idOfVerbatim(line: string): number {
		const known = this.verbatim.get(line);
		if (known !== undefined) return known;
		const id = this.added(0, 0, -1);
		this.verbatim.set(line, id);
		return id;
	}

	/** The codes of a form; undefined for a verbatim line. */
	codesOf(id: number): Uint16Array | undefined {
		const [chunk, offset, length] = this.places.subarray(3 * id, 3 * id + 3) as unknown as [number, number, number];
		return length < 0 ? undefined : (this.chunks[chunk] as Uint16Array).subarray(offset, offset + length);
	}

	private readonly isSame = (id: number): boolean => {
		const length = this.places[3 * id + 2] as number;
		if (length !== this.length) return false;
		const chunk = this.chunks[this.places[3 * id] as number] as Uint16Array;
		const offset = this.places[3 * id + 1] as number;
		const form = this.form;
		for (let i = 0; i < length; i++) if (chunk[offset + i] !== form[i]) return false;
		return true;
	};

	private added(hash: number, offset: number, length: number): number {
		const id = this.index.add(hash);
		if (3 * id === this.places.length) {
			const places = new Int32Array(2 * this.places.length);
			places.set(this.places);
			this.places = places;
		}
		this.places[3 * id] = this.chunks.length - 1;
		this.places[3 * id + 1] = offset;
		this.places[3 * id + 2] = length;
		return id;
	}

	/** Copies a form to the last chunk; returns its offset there. */
	private hold(form: Uint16Array, length: number): number {
		if (this.used + length > (this.chunks.at(-1) as Uint16Array).length) {
			this.chunks.push(new Uint16Array(CHUNK));
			this.used = 0;
		}
		const offset = this.used;
		(this.chunks.at(-1) as Uint16Array).set(form.subarray(0, length), offset);
		this.used += length;
		return offset;
	}
}

function hashOf(form: Uint16Array, length: number): number {
	let hash = length;
	for (let i = 0; i < length; i++) hash = Math.imul(hash ^ (form[i] as number), PRIME);
	return hash;
}
