import * as vscode from 'vscode';
import type { RunView } from '../../core/view.ts';
import { commandIds } from '../commandIds.ts';
import { numeral, tokenChange } from '../format.ts';
import { messages } from '../messages.ts';
import { offer, showStatus } from '../report.ts';
import { unlinked } from '../unlinked.ts';

/** What became of one source. */
export type Outcome =
	| { readonly name: string; readonly run: RunView; readonly caution?: string }
	| { readonly name: string; readonly failure: string };

/** Tells what a reduction of one source brought: in the status bar or, where there is something to read, in a message. */
export function announceOne(run: RunView, copied: boolean, caution: string | undefined): void {
	for (const warning of [caution, ...failedVerdicts(run)]) {
		if (warning !== undefined) void vscode.window.showWarningMessage(unlinked(warning));
	}
	if (run.refs.length === 0) void vscode.window.showInformationMessage(unlinked(nothingToReduce(run)));
	if (run.refs.length > 0 || copied) showStatus(statusOf(run, copied));
}

/** Failures of several sources that a notification has room for. */
const shownFailures = 3;

/** One summary for several sources. */
export function announceSeveral(outcomes: readonly Outcome[], copied: boolean): void {
	const runs = outcomes.flatMap((outcome) => ('run' in outcome ? [outcome.run] : []));
	const failures = outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []));
	failures.push(...runs.flatMap(failedVerdicts));
	const more = failures.length - shownFailures;
	const rest = more > 0 ? [vscode.l10n.t('The log holds {0} more.', more)] : [];
	const sentences = [summaryOf(runs), ...failures.slice(0, shownFailures), ...rest];
	const show = failures.length > 0 ? vscode.window.showWarningMessage : vscode.window.showInformationMessage;
	void offer(show, sentences.join(' '), vscode.l10n.t('Show Runs'), () =>
		vscode.commands.executeCommand(commandIds.showRuns),
	);
	if (copied && runs.length > 0) showStatus(statusOf(totalOf(runs), true));
}

/** `12,400 → 900 tokens, copied`. */
export function statusOf(run: Parameters<typeof tokenChange>[0], copied: boolean): string {
	return copied ? vscode.l10n.t('{0}, copied', tokenChange(run)) : tokenChange(run);
}

function failedVerdicts({ sourceName, signal, recovery }: RunView): string[] {
	const signalFailure = signal.pass ? [] : [messages.signalFailed(sourceName)];
	return recovery.pass ? signalFailure : [...signalFailure, messages.recoveryFailed(sourceName)];
}

function nothingToReduce({ sourceName, raw, estimated, notes }: RunView): string {
	const size = numeral(raw.tokens);
	const sentence = estimated
		? vscode.l10n.t('Nothing to reduce in {0}: its {1} tokens (estimate) stay as they are.', sourceName, size)
		: vscode.l10n.t('Nothing to reduce in {0}: its {1} tokens stay as they are.', sourceName, size);
	return [sentence, ...notes].join(' ');
}

function summaryOf(runs: readonly RunView[]): string {
	const untouched = runs.filter(({ refs }) => refs.length === 0).length;
	const change = tokenChange(totalOf(runs));
	return untouched === 0
		? vscode.l10n.t('{0} files reduced: {1}.', runs.length, change)
		: vscode.l10n.t('{0} files reduced: {1}; {2} of them had nothing to reduce.', runs.length, change, untouched);
}

function totalOf(runs: readonly RunView[]): Parameters<typeof tokenChange>[0] {
	const sum = (side: 'raw' | 'visible') => runs.reduce((total, run) => total + run[side].tokens, 0);
	return {
		raw: { tokens: sum('raw') },
		visible: { tokens: sum('visible') },
		estimated: runs.some(({ estimated }) => estimated),
	};
}
