import type { Reduction, StageName } from './run.ts';
import type { Source } from './source/source.ts';
import { classifySource } from './stages/classifySource.ts';
import { judgeSignals } from './stages/judgeSignals.ts';
import { load } from './stages/load.ts';
import { maskSecrets } from './stages/maskSecrets.ts';
import { measureRaw } from './stages/measureRaw.ts';
import { measureVisible } from './stages/measureVisible.ts';
import { optimize } from './stages/optimize.ts';
import { recover, recoveryDetail } from './stages/recover.ts';
import { runOf } from './stages/runOf.ts';
import { Stages } from './stages/stage.ts';
import type { Job, Judged } from './stages/state.ts';
import type { Store } from './store/store.ts';

/** The pipeline: each row takes what the rows above it found out. */
const reducing = Stages.of<Job>()
	.add('LOAD', load)
	.add('CLASSIFY', classifySource)
	.add('MEASURE_RAW', measureRaw)
	.add('SECRETS', maskSecrets)
	.add('OPTIMIZE', optimize)
	.add('MEASURE_OPT', measureVisible)
	.add('SIGNAL', judgeSignals);

/** A verdict from memory is no verdict: this row stores the run and reads it back through a fresh handle. */
const recovering = Stages.of<Recovering>().add('RECOVERY', async ({ run, state, reopen }) => {
	await state.store.put(run, state.bytes);
	const fresh = reopen();
	const recovery = await recover(run.id, fresh, state.ports, state.source);
	fresh.close();
	return { state: recovery, detail: recoveryDetail(recovery) };
});

interface Recovering {
	readonly run: Reduction['run'];
	readonly state: Judged;
	/** Opens a fresh handle on the store. */
	readonly reopen: () => Store;
}

/** Called as each stage begins. */
export type OnStage = (stage: StageName) => void;

/** A reduction with its source, decoded; whoever shows its lines need not read it again. */
export interface Reduced extends Reduction {
	readonly source: Source;
}

/**
 * Reduces one source, stores the run and judges it.
 * Rejects if the store cannot be written; never because of what the source holds.
 */
export async function reduce(job: Job, reopen: () => Store, onStage?: OnStage): Promise<Reduced> {
	const recorder = { now: job.ports.now, ...(onStage ? { onStage } : {}) };
	job.store.expect(job.bytes);
	const { state, trace } = await reducing.run(job, recorder);
	const run = await runOf(state, trace);
	const recovered = await recovering.run({ run, state, reopen }, recorder);
	return { run, recovery: recovered.state, trace: [...run.trace, ...recovered.trace], source: state.source };
}
