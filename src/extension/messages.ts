import { env, l10n } from 'vscode';
import { oneLine } from '../core/inert.ts';
import { markerOf } from '../core/refs/ref.ts';
import type { StageName } from '../core/run.ts';
import type { Sentence } from '../core/sentence.ts';
import type { Missing } from '../core/store/store.ts';
import { spoken } from './spoken.ts';

/** What stands in a text in place of a secret. */
export function maskOf(kind: string, id: string): string {
	return `[secret:${oneLine(kind)} ${markerOf(id)}]`;
}

/** Every sentence that a person may have to act on, one function each. */
export const messages = {
	cannotRead: (name: string, detail: string) =>
		l10n.t('{0} could not be read: {1} Check that the file exists and that you may open it.', name, detail),
	isFolder: (name: string) => l10n.t('{0} is a folder; choose the files in it that should be reduced.', name),
	noRulesFile: () => l10n.t('It is no file, or larger than 1 MB.'),
	leadsOut: (name: string) =>
		l10n.t('{0} is a link that leads out of the workspace; reduce it by itself if you want to follow it.', name),
	tooLarge: (name: string) => l10n.t('{0} is larger than 512 MB; split it and reduce the parts.', name),
	rulesNotUsed: (fault: string, more: number) =>
		more === 0
			? l10n.t('Your rules are not used. {0}', fault)
			: l10n.t('Your rules are not used. {0} The log holds {1} more.', fault, more),
	clipboardEmpty: () => l10n.t('There is no text on the clipboard; copy what should be reduced first.'),
	noEditor: () => l10n.t('No text editor is open; open the text that should be reduced first.'),
	noTerminal: () => l10n.t('No terminal is open; open one and run a command first.'),
	nothingInTerminal: () =>
		l10n.t('The terminal gave no text: select some, or turn on shell integration so that the last output is known.'),
	terminalMayBeCut: () =>
		l10n.t('The text fills the whole scrollback of the terminal, so its beginning may already be lost.'),
	noRun: () => l10n.t('Nothing has been reduced yet; reduce a file, a selection or the clipboard first.'),
	noMarker: () => l10n.t('There is no marker on this line; put the cursor on a #ref:ctx_… marker first.'),
	quotedMarker: (id: string) =>
		l10n.t('{0} stood in the original already; it is quoted text here. Open its content instead.', id),
	secretHidden: () => l10n.t('A secret is not shown here; open or copy it if you need it.'),
	secretDocument: (kind: string, id: string) =>
		`${l10n.t('This is a secret. It is shown only when you ask: follow its marker.')}\n\n${maskOf(kind, id)}\n`,
	expandedShown: () => l10n.t('Expanded. Hover the text to collapse it again.'),
	collapsed: () => l10n.t('Collapsed.'),
	expandedEdit: () => l10n.t('Expanded. Undo brings the marker back.'),
	noMarkers: () => l10n.t('This document holds no marker that can be expanded.'),
	nothingExpanded: () => l10n.t('No expanded text stands here; put the cursor into a stretch that was expanded.'),
	notReduced: () => l10n.t('Keep Visible works on a reduced document; open one and put the cursor on a marker.'),
	changedMeanwhile: () => l10n.t('The document was changed meanwhile and stays as it is; expand the marker again.'),
	notEditable: () => l10n.t('This document cannot be edited; open the content beside it instead.'),
	signalFailed: (name: string) =>
		l10n.t('Not every critical text of {0} stayed visible; the inspector lists what is behind markers.', name),
	recoveryFailed: (name: string) =>
		l10n.t('The original of {0} did not come back from the store byte for byte; keep the original at hand.', name),
	crashed: (detail: string) =>
		l10n.t('The engine stopped and starts anew with the next action ({0}). If memory ran out, reduce a part.', detail),
	cancelled: () => l10n.t('Cancelled; nothing was changed.'),
	cancelledAfter: (kept: number, all: number) =>
		kept === 1
			? l10n.t('Cancelled; 1 of {0} files was reduced before and is kept.', all)
			: l10n.t('Cancelled; {0} of {1} files were reduced before and are kept.', kept, all),
	refMissing: (id: string, missing: Missing) => {
		if (missing.state === 'expired') return expired(id, missing.at, missing.what);
		return missing.state === 'damaged'
			? l10n.t('The content of {0} is damaged and is not shown: {1}', id, spoken(missing.detail))
			: l10n.t(
					'{0} is not in the store of this workspace: it comes from another workspace or machine, or the text only quotes a marker.',
					id,
				);
	},
	runMissing: (id: string, missing: Missing) => {
		if (missing.state === 'expired') return expired(id, missing.at, missing.what);
		return missing.state === 'damaged'
			? l10n.t('The run {0} is damaged and is not shown: {1}', id, spoken(missing.detail))
			: l10n.t('The run {0} is not in the store of this workspace; reduce its source again.', id);
	},
	imported: (runs: number, present: number) =>
		present === 0
			? l10n.t('{0} runs were taken in.', runs)
			: l10n.t('{0} runs were taken in; {1} were there already.', runs, present),
	noFolder: () => l10n.t('No folder is open; open the folder in which originals should be kept first.'),
	untrusted: () => l10n.t('This workspace is not trusted; trust it before originals are kept in it.'),
};

function expired(id: string, at: number, what: Sentence): string {
	const day = new Date(at).toLocaleDateString(env.language);
	return l10n.t('{0} expired on {1}: {2}. Reduce the same text again to store it anew.', id, day, spoken(what));
}

const stageMessages: Record<StageName, () => string> = {
	LOAD: () => l10n.t('Reading …'),
	CLASSIFY: () => l10n.t('Finding out what it is …'),
	MEASURE_RAW: () => l10n.t('Counting tokens …'),
	SECRETS: () => l10n.t('Looking for secrets …'),
	OPTIMIZE: () => l10n.t('Looking for what can be left out …'),
	MEASURE_OPT: () => l10n.t('Counting what is left …'),
	SIGNAL: () => l10n.t('Checking that nothing critical is hidden …'),
	RECOVERY: () => l10n.t('Storing and reading back …'),
};

/** What a stage is doing, for a progress notification. */
export function stageMessage(stage: StageName): string {
	return stageMessages[stage]();
}
