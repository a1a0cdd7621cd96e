import { contentEnd, type Lines } from '../../source/lines.ts';
import { isSameText } from '../sameText.ts';
import type { LogLines } from './logLines.ts';
import type { Records } from './records.ts';

/** A record this many times as slow as the average of its shape is no routine. */
const SLOW = 4;

/** Which records stand for which. Of each shape all records but the slowest are one fold, and its first one is the head. */
export class Folds {
	private readonly shape: Int32Array;
	private readonly head: Int32Array;
	private readonly last: Int32Array;
	private readonly slow: Int32Array;

	constructor(records: Records, log: LogLines) {
		const { shape, shapes } = records;
		this.shape = shape;
		this.head = new Int32Array(shapes).fill(-1);
		this.last = new Int32Array(shapes).fill(-1);
		this.slow = slowest(records, log);
		for (let record = 0; record < shape.length; record++) {
			const of = shape[record] as number;
			if (of < 0 || this.slow[of] === record) continue;
			if (this.head[of] === -1) this.head[of] = record;
			this.last[of] = record;
		}
	}

	/** The head of the record's fold (for the head itself too), or -1 if the record stands for itself alone. */
	headOf(record: number): number {
		const of = this.shape[record] as number;
		return of < 0 || this.slow[of] === record || this.head[of] === this.last[of] ? -1 : (this.head[of] as number);
	}

	/** The last member of a fold, by its head. */
	lastOf(head: number): number {
		return this.last[this.shape[head] as number] as number;
	}
}

/** Per record that is a head: 1 if all records of its fold are the same text. */
export function identicalFolds(text: string, lines: Lines, records: Records, folds: Folds): Uint8Array {
	const identical = new Uint8Array(records.shape.length).fill(1);
	const start = (record: number) => lines.starts[records.start[record] as number] as number;
	const end = (record: number) => contentEnd(text, lines, (records.start[record + 1] as number) - 1);
	for (let record = 0; record < records.shape.length; record++) {
		const head = folds.headOf(record);
		if (head < 0 || head === record || identical[head] === 0) continue;
		if (!isSameText(text, start(head), end(head), start(record), end(record))) identical[head] = 0;
	}
	return identical;
}

/** Per shape the record whose duration stands out, or -1. */
function slowest({ start, shape, shapes }: Records, log: LogLines): Int32Array {
	const slow = new Int32Array(shapes).fill(-1);
	const count = new Int32Array(shapes);
	const sum = new Float64Array(shapes);
	const most = new Float64Array(shapes);
	for (let record = 0; record < shape.length; record++) {
		const of = shape[record] as number;
		const duration = log.duration[start[record] as number] as number;
		if (of < 0 || duration === 0) continue;
		count[of] = (count[of] as number) + 1;
		sum[of] = (sum[of] as number) + duration;
		if (duration <= (most[of] as number)) continue;
		most[of] = duration;
		slow[of] = record;
	}
	for (let of = 0; of < shapes; of++)
		if ((most[of] as number) * (count[of] as number) < SLOW * (sum[of] as number) || count[of] === 1) slow[of] = -1;
	return slow;
}
