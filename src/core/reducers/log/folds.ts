import { contentEnd, type Lines } from '../../source/lines.ts';
import { isSameText } from '../sameText.ts';
import { Slowest } from '../slowest.ts';
import { RARE } from './lineFlags.ts';
import type { LogLines } from './logLines.ts';
import type { Records } from './records.ts';
import { isEarlier } from './stamps.ts';

/**
 * Which records stand for which. Of each shape all records are one fold, and its first one is the head; but the slowest
 * one, and those with a value that hardly any other has, stand for themselves.
 */
export class Folds {
	private readonly shape: Int32Array;
	private readonly head: Int32Array;
	private readonly last: Int32Array;
	/** Per shape the member with the latest time. */
	private readonly latest: Int32Array;
	/** Per record: 1 if it stands for itself alone. */
	private readonly alone: Uint8Array;

	constructor(text: string, { starts }: Lines, records: Records, log: LogLines) {
		const { shape, shapes } = records;
		const startOf = (record: number) => starts[records.start[record] as number] as number;
		this.shape = shape;
		this.head = new Int32Array(shapes).fill(-1);
		this.last = new Int32Array(shapes).fill(-1);
		this.latest = new Int32Array(shapes);
		this.alone = new Uint8Array(shape.length);
		slowest(records, log).forEach((record) => {
			this.alone[record] = 1;
		});
		for (let record = 0; record < shape.length; record++) {
			const of = shape[record] as number;
			const isFirst = of >= 0 && this.head[of] === -1;
			if (of < 0 || (!isFirst && isRare(records, log, record))) this.alone[record] = 1;
			if (this.alone[record] === 1) continue;
			if (isFirst) this.head[of] = record;
			this.last[of] = record;
			if (isFirst || !isEarlier(text, startOf(record), startOf(this.latest[of] as number))) this.latest[of] = record;
		}
	}

	/** The head of the record's fold (for the head itself too), or -1 if the record stands for itself alone. */
	headOf(record: number): number {
		const of = this.shape[record] as number;
		return this.alone[record] === 1 || this.head[of] === this.last[of] ? -1 : (this.head[of] as number);
	}

	/** The member of a fold with the latest time, by its head; the last one where times do not tell. */
	latestOf(head: number): number {
		return this.latest[this.shape[head] as number] as number;
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

/** Whether the line that opens a record has a value that hardly any other of its form has. */
function isRare({ start }: Records, log: LogLines, record: number): boolean {
	return ((log.flags[start[record] as number] as number) & RARE) !== 0;
}

/** Of a record of several lines, such as one of a slow query, another line than the first may tell. */
const DURATION_LINES = 8;

function durationOf({ duration }: LogLines, start: number, end: number): number {
	const limit = Math.min(end, start + DURATION_LINES);
	for (let line = start; line < limit; line++) if (duration[line] !== 0) return duration[line] as number;
	return 0;
}

/** Per shape the record whose duration stands out. */
function slowest({ start, shape }: Records, log: LogLines): Slowest {
	const slow = new Slowest();
	for (let record = 0; record < shape.length; record++) {
		const of = shape[record] as number;
		if (of >= 0) slow.note(of, record, durationOf(log, start[record] as number, start[record + 1] as number));
	}
	return slow;
}
