import * as vscode from 'vscode';
import type { ContentType } from '../../core/contentType.ts';
import type { RunView } from '../../core/view.ts';
import { CancelledError } from '../../node/worker/client.ts';
import type { App } from '../app.ts';
import { showFile, showWithSource } from '../documents/showDocument.ts';
import { revealInspector } from '../inspector/revealInspector.ts';
import { sentenceOf } from '../report.ts';
import { runOptions } from '../settings.ts';
import type { PendingSource } from '../sources/pendingSource.ts';
import { announceCancelled, announceOne, announceSeveral, type Outcome, offerResult, runsOf } from './announce.ts';
import { Attention } from './attention.ts';
import { copyRuns } from './contextText.ts';
import { logRun } from './logRun.ts';

export interface ReduceChoice {
	/** Whether the visible text goes to the clipboard as well. */
	readonly copy: boolean;
	/** As what the sources are reduced; by default as what they look like. */
	readonly type?: ContentType;
}

/**
 * Reduces sources one after the other, a run each; shows the first result, or offers it to a person who has turned to
 * something else meanwhile, and tells about all. Returns the runs' ids.
 */
export async function reduceSources(
	app: App,
	sources: readonly PendingSource[],
	choice: ReduceChoice,
): Promise<string[]> {
	if (sources.length === 0) return [];
	// Its page takes a while at first, and says what is under way.
	void revealInspector();
	const attention = new Attention();
	const outcomes = await reduceAll(app, sources, choice).finally(() => attention.dispose());
	const runs = runsOf(outcomes);
	if (outcomes.length < sources.length) {
		announceCancelled(runs.length, sources.length);
	} else {
		if (choice.copy) await copyRuns(app, runs);
		await bringResult(app, runs, sources[0]?.shown, attention);
		announce(outcomes, choice.copy, !attention.isElsewhere);
	}
	return runs.map(({ id }) => id);
}

/** What became of the sources: of all, or of those before a cancel. Rejects if that leaves nothing to tell about. */
async function reduceAll(app: App, sources: readonly PendingSource[], choice: ReduceChoice): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	try {
		for (const source of sources) outcomes.push(await reduceOne(app, source, choice, sources.length > 1));
	} catch (error) {
		fail(app, sources[outcomes.length]?.name ?? '', error);
		if (!(error instanceof CancelledError) || runsOf(outcomes).length === 0) throw error;
	}
	return outcomes;
}

/** Of several sources, one that fails does not stop the others; a cancel stops all. */
async function reduceOne(app: App, source: PendingSource, { type }: ReduceChoice, tolerant: boolean): Promise<Outcome> {
	const { name, uri } = source;
	app.session.showBusy(name);
	try {
		const title = vscode.l10n.t('Reducing {0}', name);
		const { run, caution } = await app.tasks.run(
			title,
			async (call) => {
				const { bytes, origin, caution } = await source.read();
				app.log.info(`${name}: reducing ${origin}, ${bytes.length} bytes`);
				const options = { ...runOptions(uri), ...(type && { type }), ...(await app.rules.optionFor(uri, call)) };
				return { run: await app.engine.reduce({ name, bytes, uri }, options, call), caution };
			},
			(doing) => app.session.showDoing(doing),
		);
		logRun(app.log, run);
		// The same text reduced before has the same run, and what was expanded then is not what was asked for now.
		if (app.session.expandedOf(run.id).length > 0) await app.session.setExpanded(run.id, []);
		return caution === undefined ? { name, run } : { name, run, caution };
	} catch (error) {
		if (!tolerant || error instanceof CancelledError) throw error;
		app.log.error(`${name}: ${sentenceOf(error)}`);
		return { name, failure: sentenceOf(error) };
	}
}

function fail({ session }: App, name: string, error: unknown): void {
	if (error instanceof CancelledError) session.showBefore();
	else session.showFailed(name, sentenceOf(error));
}

async function bringResult(
	app: App,
	runs: readonly RunView[],
	source: vscode.Uri | undefined,
	attention: Attention,
): Promise<void> {
	const [first] = runs;
	if (!first) {
		app.session.showBefore();
		return;
	}
	await app.session.showRun(first);
	if (!attention.isElsewhere) await showResult(first, source);
	else if (runs.length === 1) offerResult(first);
}

async function showResult(run: RunView, source: vscode.Uri | undefined): Promise<void> {
	if (run.refs.length > 0) await showWithSource(run, source, run.raw.bytes);
	else if (source) await showFile(source, run.raw.bytes);
	await revealInspector();
}

function announce(outcomes: readonly Outcome[], copied: boolean, isSeen: boolean): void {
	const [first] = outcomes;
	if (outcomes.length > 1) announceSeveral(outcomes, copied);
	else if (first && 'run' in first) announceOne(first.run, copied, first.caution, isSeen);
}
