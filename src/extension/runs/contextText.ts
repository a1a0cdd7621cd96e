import * as vscode from 'vscode';
import { oneLine } from '../../core/inert.ts';
import type { RunView } from '../../core/view.ts';
import type { App } from '../app.ts';
import { wantsPreamble } from '../settings.ts';
import { preamble } from './preamble.ts';

/**
 * Puts the visible text of runs on the clipboard, several ones under their names.
 *
 * @param expandedOf gives the refs that stand expanded in the text of a run; by default as in its reduced document
 */
export async function copyRuns(
	app: App,
	runs: readonly Pick<RunView, 'id' | 'sourceName' | 'markers'>[],
	expandedOf = (runId: string): readonly string[] => app.session.expandedOf(runId),
): Promise<void> {
	if (runs.length === 0) return;
	const texts: string[] = [];
	for (const { id, sourceName } of runs) {
		const { text } = await app.texts.of(id, expandedOf(id));
		texts.push(runs.length === 1 ? text : `==> ${oneLine(sourceName)} <==\n${text}`);
	}
	const explained = wantsPreamble() && runs.some(({ markers }) => markers.count > 0);
	await vscode.env.clipboard.writeText((explained ? preamble : '') + texts.join('\n'));
}
