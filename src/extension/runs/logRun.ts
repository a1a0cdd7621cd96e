import { tokenAmount } from '../../core/edits/numbers.ts';
import { inEnglish } from '../../core/sentence.ts';
import type { RunView } from '../../core/view.ts';
import type { Log } from '../inertLog.ts';

/** Most texts that one line of the log names. */
const mostLogged = 50;

/** Writes a run into the log: what came of it, its trace, its verdicts. English, as logs are. */
export function logRun(log: Log, run: RunView): void {
	const { id, sourceName, type, confidence, raw, visible, refs, estimated } = run;
	const [before, after] = [tokenAmount(raw.tokens, estimated), tokenAmount(visible.tokens, estimated)];
	const tokens = `${before} → ${after}${estimated ? ' (estimate)' : ''}`;
	log.info(`${sourceName}: ${id}, ${type} (${Math.round(100 * confidence)} %), ${tokens}, ${refs.length} refs`);
	for (const { stage, detail, ms } of run.trace) log.debug(`${stage} | ${detail} | ${ms.toFixed(1)} ms`);
	for (const note of run.notes) log.info(`${sourceName}: ${inEnglish(note)}`);
	if (!run.signal.pass) log.warn(`${sourceName}: not visible: ${firstOf(run.signal.missing)}`);
	if (!run.recovery.pass) log.error(`${sourceName}: the original did not come back from the store as it was`);
}

function firstOf(texts: readonly string[]): string {
	const more = texts.length - mostLogged;
	const first = texts.slice(0, mostLogged).join(' · ');
	return more > 0 ? `${first} · and ${more} more` : first;
}
