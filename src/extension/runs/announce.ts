import * as vscode from 'vscode';
import type { RunView } from '../../core/view.ts';
import { commandIds } from '../commandIds.ts';
import { numeral, tokenChange, tokenFigure } from '../format.ts';
import { messages } from '../messages.ts';
import { plain } from '../plain.ts';
import { offer, showStatus } from '../report.ts';
import { spoken } from '../spoken.ts';
import { secretsIn, statusOf, totalOf } from './status.ts';

/** What became of one source. */
export type Outcome =
	| { readonly name: string; readonly run: RunView; readonly caution?: string }
	| { readonly name: string; readonly failure: string };

/**
 * Tells what a reduction of one source brought: in the status bar or, where there is something to read, in a message.
 * Why there was nothing to reduce stands in the inspector already where the run is seen there.
 */
export function announceOne(run: RunView, copied: boolean, caution: string | undefined, isSeen: boolean): void {
	for (const warning of [caution, ...failedVerdicts(run)]) {
		if (warning !== undefined) void vscode.window.showWarningMessage(plain(warning));
	}
	const isTold = isSeen || run.refs.length > 0;
	if (!isTold) void vscode.window.showInformationMessage(plain(nothingToReduce(run)));
	if (isTold || copied) showStatus(statusOf(run, copied));
}

/** Failures of several sources that a notification has room for. */
const shownFailures = 3;

/** One summary for several sources. */
export function announceSeveral(outcomes: readonly Outcome[], copied: boolean): void {
	const runs = runsOf(outcomes);
	const failures = outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []));
	failures.push(...runs.flatMap(failedVerdicts));
	const more = failures.length - shownFailures;
	const rest = more > 0 ? [vscode.l10n.t('The log holds {0} more.', more)] : [];
	const sentences = [...summaryOf(runs), ...failures.slice(0, shownFailures), ...rest];
	const show = failures.length > 0 ? vscode.window.showWarningMessage : vscode.window.showInformationMessage;
	offerRuns(show, sentences.join(' '));
	if (copied && runs.length > 0) showStatus(statusOf(totalOf(runs), true));
}

/** Tells that a cancel came after so many of all sources were reduced. */
export function announceCancelled(reduced: number, all: number): void {
	offerRuns(vscode.window.showInformationMessage, messages.cancelledAfter(reduced, all));
}

/** Offers a result to a person who is busy with something else. */
export function offerResult({ id, sourceName, refs }: RunView): void {
	if (refs.length === 0) return;
	const sentence = isShorter({ refs })
		? vscode.l10n.t('{0} is reduced.', sourceName)
		: vscode.l10n.t('The secrets of {0} are masked.', sourceName);
	void offer(vscode.window.showInformationMessage, sentence, vscode.l10n.t('Open'), () =>
		vscode.commands.executeCommand(commandIds.openReduced, id),
	);
}

/** The runs that came of sources. */
export function runsOf(outcomes: readonly Outcome[]): RunView[] {
	return outcomes.flatMap((outcome) => ('run' in outcome ? [outcome.run] : []));
}

function failedVerdicts({ sourceName, signal, recovery }: RunView): string[] {
	const signalFailure = signal.pass ? [] : [messages.signalFailed(sourceName)];
	return recovery.pass ? signalFailure : [...signalFailure, messages.recoveryFailed(sourceName)];
}

function nothingToReduce({ sourceName, raw, estimated, notes }: RunView): string {
	const size = tokenFigure(raw.tokens, estimated);
	const sentence = estimated
		? vscode.l10n.t('Nothing to reduce in {0}: its {1} tokens (estimate) stay as they are.', sourceName, size)
		: vscode.l10n.t('Nothing to reduce in {0}: its {1} tokens stay as they are.', sourceName, size);
	return [sentence, ...notes.map(spoken)].join(' ');
}

/** Whether something was taken out of a source: a mask makes nothing shorter. */
function isShorter({ refs }: Pick<RunView, 'refs'>): boolean {
	return refs.some(({ secret }) => secret === undefined);
}

function summaryOf(runs: readonly RunView[]): string[] {
	const reduced = runs.filter(isShorter);
	return [
		...reducedSentences(reduced),
		...untouchedSentences(runs.length - reduced.length),
		...maskedSentences(secretsIn(totalOf(runs))),
	];
}

function maskedSentences(secrets: number): string[] {
	if (secrets === 0) return [];
	if (secrets === 1) return [vscode.l10n.t('1 secret is masked.')];
	return [vscode.l10n.t('{0} secrets are masked.', numeral(secrets))];
}

function reducedSentences(runs: readonly RunView[]): string[] {
	const change = tokenChange(totalOf(runs));
	if (runs.length === 0) return [vscode.l10n.t('No file was made shorter.')];
	if (runs.length === 1) return [vscode.l10n.t('1 file reduced: {0}.', change)];
	return [vscode.l10n.t('{0} files reduced: {1}.', runs.length, change)];
}

function untouchedSentences(count: number): string[] {
	if (count === 0) return [];
	if (count === 1) return [vscode.l10n.t('In 1 file there was nothing to reduce.')];
	return [vscode.l10n.t('In {0} files there was nothing to reduce.', count)];
}

function offerRuns(show: Parameters<typeof offer>[0], message: string): void {
	void offer(show, message, vscode.l10n.t('Show Runs'), () => vscode.commands.executeCommand(commandIds.showRuns));
}
