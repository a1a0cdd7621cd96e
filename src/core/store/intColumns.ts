import { sentence } from '../sentence.ts';
import { Damaged } from './damaged.ts';

/** The most bytes one number takes: 32 bits, seven to a byte. */
const LONGEST = 5;

/**
 * Columns of 32-bit integers as bytes: a count, then each value's difference to the one before it, zigzag, as a variable
 * length integer (as Protocol Buffers write `sint32`). Offsets that grow by a line at a time take one or two bytes each.
 */
export class IntWriter {
	private bytes = new Uint8Array(1024);
	private size = 0;

	/** Adds a column. `stride`: how far back the value is that each one is compared to. */
	column(values: ArrayLike<number>, stride = 1): void {
		this.reserve(LONGEST * (values.length + 1));
		this.add(values.length);
		for (let i = 0; i < values.length; i++) {
			const difference = ((values[i] as number) - (values[i - stride] ?? 0)) | 0;
			this.add(((difference << 1) ^ (difference >> 31)) >>> 0);
		}
	}

	/** All columns so far. */
	done(): Uint8Array {
		return this.bytes.subarray(0, this.size);
	}

	private add(value: number): void {
		let rest = value;
		while (rest > 0x7f) {
			this.bytes[this.size++] = (rest & 0x7f) | 0x80;
			rest >>>= 7;
		}
		this.bytes[this.size++] = rest;
	}

	private reserve(more: number): void {
		if (this.size + more <= this.bytes.length) return;
		const larger = new Uint8Array(Math.max(2 * this.bytes.length, this.size + more));
		larger.set(this.bytes.subarray(0, this.size));
		this.bytes = larger;
	}
}

/** Reads the columns in the order in which they were written. */
export class IntReader {
	private readonly bytes: Uint8Array;
	private at = 0;

	constructor(bytes: Uint8Array) {
		this.bytes = bytes;
	}

	/** The next column; throws `Damaged` if there is none. */
	column(stride = 1): Int32Array {
		const count = this.next();
		if (count > this.bytes.length - this.at) throw new Damaged(sentence('A column of a stored run is cut off.'));
		const values = new Int32Array(count);
		for (let i = 0; i < count; i++) {
			const zigzag = this.next();
			values[i] = (values[i - stride] ?? 0) + ((zigzag >>> 1) ^ -(zigzag & 1));
		}
		return values;
	}

	private next(): number {
		let value = 0;
		for (let shift = 0; shift < 7 * LONGEST; shift += 7) {
			const byte = this.bytes[this.at++];
			if (byte === undefined) break;
			value |= (byte & 0x7f) << shift;
			if (byte < 0x80) return value >>> 0;
		}
		throw new Damaged(sentence('A column of a stored run is cut off.'));
	}
}
