import { othersAmongThem, timesNotice } from '../../edits/notices.ts';
import { copy } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { contentEnd, lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { blocksOf } from './blocks.ts';
import { addDumpGap } from './dumps.ts';
import { FrameGaps } from './frameGaps.ts';
import { readTrace, type Trace } from './readTrace.ts';
import { type Repeated, repeatedTraces } from './repeatedTraces.ts';
import { framesFrom } from './segments.ts';
import { sharesOf } from './shares.ts';

/**
 * Reduces stack traces. What was thrown, every cause and every message stay, and of the frames those in the user's code
 * and the one that threw; in a source with many traces only the user's frames next to the throw. Frames of libraries and
 * runtimes leave, and so do frames that repeat or that an earlier trace went through; of traces that are the same the first
 * one stays, with their count.
 */
export const reduceStackTrace: Reducer = (input) => new TracePlanner(input, readTrace(input)).plan();

class TracePlanner {
	private readonly builder = new PlanBuilder();
	private readonly gaps: FrameGaps;
	/** By the first line of a trace: the one that stands for it, and the line behind. */
	private readonly repeated = new Map<number, readonly [Repeated, number]>();
	private readonly omissions = new Map<Repeated, number>();

	constructor(
		private readonly input: ReduceInput,
		private readonly trace: Trace,
	) {
		const traces = blocksOf(input, trace);
		for (const one of repeatedTraces(input, trace, traces))
			for (const { start, end } of one.blocks) this.repeated.set(start, [one, end]);
		const shown = traces.filter(({ start }) => (this.repeated.get(start)?.[0].start ?? start) === start);
		this.gaps = new FrameGaps(input, trace, this.builder, sharesOf(input, shown));
	}

	plan(): Plan {
		for (let line = 0; line < this.trace.kind.length; ) line = this.add(line);
		return this.builder.build();
	}

	/** Adds the edits of what begins at a line; returns the line behind it. */
	private add(line: number): number {
		const { lines } = this.input;
		const [repeated, end] = this.repeated.get(line) ?? [undefined, line];
		if (repeated && repeated.start !== line) {
			this.builder.edit(this.omissions.get(repeated) as number, lines.starts[line] as number, lineEnd(lines, end - 1));
			return end;
		}
		const frames = framesFrom(this.input, this.trace, line);
		if (repeated) return this.addHead(line, repeated);
		if (frames.length === 0) return Math.max(line + 1, addDumpGap(this.input, this.builder, line));
		this.gaps.add(frames);
		return (frames.at(-1) as { end: number }).end;
	}

	/** Shows behind the first line of a trace how many it stands for. */
	private addHead(line: number, repeated: Repeated): number {
		const { text, lines, granularity } = this.input;
		const omission = this.builder.omission(repeated.identical ? 'repeated traces' : 'similar traces');
		this.omissions.set(repeated, omission);
		const start = lines.starts[line] as number;
		const end = contentEnd(text, lines, line);
		const notice = timesNotice(granularity, repeated.shared ? [othersAmongThem] : []);
		this.builder.edit(omission, start, end, [copy(start, end), ...notice]);
		return line + 1;
	}
}
