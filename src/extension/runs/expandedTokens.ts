import type { App } from '../app.ts';
import { messages } from '../messages.ts';

/** Tokens of the visible text of a run with these refs expanded. Rejects with a sentence if the store does not have it. */
export async function expandedTokens({ engine }: App, runId: string, expanded: readonly string[]): Promise<number> {
	const found = await engine.find('tokens', { runId, expanded });
	if (found.state !== 'found') throw new Error(messages.runMissing(runId, found));
	return found.value;
}
