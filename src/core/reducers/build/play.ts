import { lineCount } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { buildLine } from './buildLines.ts';
import { noiseOf } from './noise.ts';

/** What ansible tells of plays, of the tasks in them and of each host, by the text of a line without its indent. */

/** Without this there is no task in a text. */
const TASK = 'TASK [';
const task = /^(?:TASK|RUNNING HANDLER) \[/;
const play = /^PLAY (?:\[|RECAP\b)/;
/** A row of a host on which nothing changed, and one of a host that changed; what follows an open brace belongs to its row. */
const row = /^(ok|skipping|changed): \[(?!.{0,500}\{$)/;
/** A row of the sums, and all its counts behind those of what was in order; failed hosts stay. */
const sum = /^[\w.-]{1,200} +: ok=\d+ +(changed=.{1,200})$/;
const failed = /(?:unreachable|failed)=[1-9]/;
/** The host that a row is about, and the thing of a list. */
const named = /^(?:changed: )?(\[[^\]]{1,100}\](?: => \(item=.{1,80}\)$)?|[\w.-]{1,200})/;

/** What a line is like. */
export interface PlayLine {
	/** Lines with one key say the same of different hosts; none if the line must stay. */
	readonly key: string | undefined;
	/** Whether the hosts have to be told. */
	readonly isNamed: boolean;
}

/** Takes a text; returns by number (0-based) what its lines about plays, tasks and hosts are like. One pass. */
export function playLines(input: Pick<ReduceInput, 'text' | 'lines'>): ReadonlyMap<number, PlayLine> {
	return input.text.includes(TASK) ? new PlayReading(input).read() : new Map();
}

/** The host that a row (without indent) has to tell, as offsets in it. */
export function hostIn(bare: string): readonly [start: number, end: number] | undefined {
	const host = named.exec(bare);
	return host ? [host[0].length - (host[1] as string).length, host[0].length] : undefined;
}

class PlayReading {
	private readonly found = new Map<number, PlayLine>();
	private play = 0;
	private heading = -1;
	/** The rows of the task by what they say. */
	private readonly rows = new Map<string, number[]>();
	/** Whether the task has nothing but rows on which nothing changed. */
	private isQuiet = false;
	/** The rows of sums by their counts. */
	private readonly sums = new Map<string, number[]>();

	constructor(private readonly input: Pick<ReduceInput, 'text' | 'lines'>) {}

	read(): ReadonlyMap<number, PlayLine> {
		for (let line = 0; line < lineCount(this.input.lines); line++) {
			const { bare } = buildLine(this.input, line);
			if (bare !== '') this.take(line, bare);
		}
		this.endTask();
		this.endSums();
		return this.found;
	}

	private take(line: number, bare: string): void {
		if (task.test(bare) || play.test(bare)) this.open(line, task.test(bare));
		else if (!this.takeRow(line, bare) && !this.takeSum(line, bare)) this.isQuiet = false;
	}

	private open(line: number, isTask: boolean): void {
		this.endTask();
		this.endSums();
		if (!isTask) this.play = line;
		this.heading = line;
		this.isQuiet = isTask;
		this.add(line);
	}

	private takeRow(line: number, bare: string): boolean {
		const word = row.exec(bare)?.[1];
		if (word === undefined || noiseOf(bare) === undefined) return false;
		if (word === 'changed') this.isQuiet = false;
		push(this.rows, word, line);
		return true;
	}

	private takeSum(line: number, bare: string): boolean {
		const counts = sum.exec(bare)?.[1];
		if (counts === undefined || failed.test(counts)) return false;
		push(this.sums, counts.replace(/ +/g, ' '), line);
		return true;
	}

	/** Tasks of one play without a change are like each other; the rows of others belong to them alone. */
	private endTask(): void {
		const of = this.isQuiet ? `${this.play} ${[...this.rows.keys()].sort().join(' ')}` : `task ${this.heading}`;
		if (this.isQuiet && this.rows.size > 0) this.add(this.heading, `heading ${of}`);
		for (const [word, lines] of this.rows)
			for (const line of lines) this.add(line, `${word} ${of}`, word === 'changed');
		this.rows.clear();
	}

	/** Of the hosts with the commonest counts only the number is of interest. */
	private endSums(): void {
		let most = 0;
		for (const { length } of this.sums.values()) most = Math.max(most, length);
		let isCommonest = true;
		for (const [counts, lines] of this.sums) {
			const isNamed = lines.length < most || !isCommonest;
			if (!isNamed) isCommonest = false;
			for (const line of lines) this.add(line, `sum ${this.heading} ${counts}`, isNamed);
		}
		this.sums.clear();
	}

	private add(line: number, key?: string, isNamed = false): void {
		this.found.set(line, { key, isNamed });
	}
}

function push(lists: Map<string, number[]>, key: string, line: number): void {
	const list = lists.get(key);
	if (list) list.push(line);
	else lists.set(key, [line]);
}
