import type * as vscode from 'vscode';
import type { RunView } from '../../core/view.ts';

/** Writes a run into the log: what came of it, its trace, its verdicts. English, as logs are. */
export function logRun(log: vscode.LogOutputChannel, run: RunView): void {
	const { id, sourceName, type, confidence, raw, visible, refs, estimated } = run;
	const tokens = `${raw.tokens} → ${visible.tokens} tokens${estimated ? ' (estimate)' : ''}`;
	log.info(`${sourceName}: ${id}, ${type} (${Math.round(100 * confidence)} %), ${tokens}, ${refs.length} refs`);
	for (const { stage, detail, ms } of run.trace) log.debug(`${stage} | ${detail} | ${ms.toFixed(1)} ms`);
	for (const note of run.notes) log.info(`${sourceName}: ${note}`);
	if (!run.signal.pass) log.warn(`${sourceName}: not visible: ${run.signal.missing.join(' · ')}`);
	if (!run.recovery.pass) log.error(`${sourceName}: the original did not come back from the store as it was`);
}
