import type { RunView } from '../../core/view.ts';
import type { App } from '../app.ts';
import { messages } from '../messages.ts';

/** Everything about a run. Rejects with a sentence if the store does not have it. */
export async function runView({ session, engine }: App, runId: string): Promise<RunView> {
	const { state } = session;
	if (state.kind === 'run' && state.run.id === runId) return state.run;
	const found = await engine.find('run', { runId });
	if (found.state !== 'found') throw new Error(messages.runMissing(runId, found));
	return found.value;
}
