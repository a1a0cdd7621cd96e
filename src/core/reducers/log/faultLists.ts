import type { Part } from '../../edits/parts.ts';
import { contentEnd, type Lines } from '../../source/lines.ts';
import type { Folds } from './folds.ts';
import { ERRORISH, FRAME, REQUEST, SHARED } from './lineFlags.ts';
import type { LogLines } from './logLines.ts';
import type { Records } from './records.ts';
import { stampEnd } from './stamps.ts';
import { WhichFailed } from './whichFailed.ts';

/** By the head of each fold that stands for faults: which ones they befell. */
export class FaultLists {
	private readonly byHead = new Map<number, WhichFailed>();

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
		private readonly log: LogLines,
		private readonly records: Records,
		folds: Folds,
		identical: Uint8Array,
	) {
		for (let record = 0; record < records.shape.length; record++) {
			const head = folds.headOf(record);
			if (head < 0 || identical[head] || !this.isFault(head)) continue;
			if (head === record) this.byHead.set(head, this.open(head));
			else this.byHead.get(head)?.add(...this.spanOf(record));
		}
	}

	/** ` [worker 1, 2, 5]`, by the head; nothing for other folds. */
	partsOf(head: number): Part[] {
		return this.byHead.get(head)?.parts() ?? [];
	}

	private isFault(head: number): boolean {
		const flags = this.log.flags[this.records.start[head] as number] as number;
		return (flags & (ERRORISH | FRAME | REQUEST)) === ERRORISH;
	}

	private open(head: number): WhichFailed {
		const [start, end] = this.spanOf(head);
		const isShared = ((this.log.flags[this.records.start[head] as number] as number) & SHARED) !== 0;
		return new WhichFailed(this.text, start, stampEnd(this.text, start, end), end, isShared);
	}

	/** Where the first line of a record stands. */
	private spanOf(record: number): [start: number, end: number] {
		const line = this.records.start[record] as number;
		return [this.lines.starts[line] as number, contentEnd(this.text, this.lines, line)];
	}
}
