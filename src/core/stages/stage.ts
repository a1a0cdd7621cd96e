import type { StageName, TraceRow } from '../run.ts';

/** What a stage hands on, and what the trace says about it. */
export interface Outcome<Out> extends Pick<TraceRow, 'detail' | 'bytes' | 'tokens'> {
	readonly state: Out;
}

/** One step of the pipeline: a function of what came before it. */
export type Stage<In, Out> = (state: In) => Outcome<Out> | Promise<Outcome<Out>>;

export interface Recorder {
	/** Milliseconds from any fixed point. */
	readonly now: () => number;
	/** Called as each stage begins. */
	readonly onStage?: (stage: StageName) => void;
}

type AnyStage = Stage<unknown, unknown>;

/** An ordered table of named stages; each takes what the one before it returned. */
export class Stages<In, Out> {
	private constructor(private readonly table: readonly (readonly [StageName, AnyStage])[]) {}

	/** An empty table for states of one type. */
	static of<State>(): Stages<State, State> {
		return new Stages([]);
	}

	/** The table with one more stage at its end. */
	add<Next>(name: StageName, stage: Stage<Out, Next>): Stages<In, Next> {
		return new Stages([...this.table, [name, stage as AnyStage]]);
	}

	/** Runs all stages in order and records one row of the trace for each. */
	async run(start: In, { now, onStage }: Recorder): Promise<{ readonly state: Out; readonly trace: TraceRow[] }> {
		let state: unknown = start;
		const trace: TraceRow[] = [];
		for (const [name, stage] of this.table) {
			onStage?.(name);
			const begun = now();
			const { state: next, ...row } = await stage(state);
			trace.push({ stage: name, ...row, ms: now() - begun });
			state = next;
		}
		return { state: state as Out, trace };
	}
}
