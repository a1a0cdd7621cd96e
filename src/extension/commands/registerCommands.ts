import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { type CommandId, commandIds } from '../commandIds.ts';
import type { InspectorTab } from '../inspector/inspectorTab.ts';
import { reportError } from '../report.ts';
import { reduceSources } from '../runs/reduceSources.ts';
import { clipboardSource } from '../sources/clipboardSource.ts';
import { terminalOutputSource, terminalSelectionSource } from '../sources/terminalSource.ts';
import { collapse } from './collapse.ts';
import { collapseAll } from './collapseAll.ts';
import { copyContext } from './copyContext.ts';
import { copyOriginal } from './copyOriginal.ts';
import { copyRef } from './copyRef.ts';
import { expandAll } from './expandAll.ts';
import { expandInline } from './expandInline.ts';
import { exportRun } from './exportRun.ts';
import { forgetEverything } from './forgetEverything.ts';
import { forgetRun } from './forgetRun.ts';
import { importRuns } from './importRuns.ts';
import { keepInWorkspace } from './keepInWorkspace.ts';
import { keepVisible } from './keepVisible.ts';
import { openDiff } from './openDiff.ts';
import { openInspector } from './openInspector.ts';
import { openReduced } from './openReduced.ts';
import { openRef } from './openRef.ts';
import { pinRun } from './pinRun.ts';
import { reduce } from './reduce.ts';
import { reduceFiles } from './reduceFiles.ts';
import { reduceTerminal } from './reduceTerminal.ts';
import { retype } from './retype.ts';
import { revealRef } from './revealRef.ts';
import { showRuns } from './showRuns.ts';

type Command = (...args: unknown[]) => unknown;

const show = { copy: false };
const copy = { copy: true };
const outline = { copy: false, type: 'code' } as const;

/** Registers every command; one that fails tells the person why and gives back undefined. */
export function registerCommands(app: App, tab: InspectorTab): vscode.Disposable {
	const guarded =
		(run: Command) =>
		async (...args: unknown[]) => {
			try {
				return await run(...args);
			} catch (error) {
				reportError(error, app.log);
				return undefined;
			}
		};
	const registered = Object.entries(commandTable(app, tab)).map(([id, run]) =>
		vscode.commands.registerCommand(id, guarded(run)),
	);
	return vscode.Disposable.from(...registered);
}

function commandTable(app: App, tab: InspectorTab): Record<CommandId, Command> {
	return {
		[commandIds.reduce]: (uri) => reduce(app, show, uri),
		[commandIds.reduceAndCopy]: (uri) => reduce(app, copy, uri),
		[commandIds.reduceCode]: (uri) => reduce(app, outline, uri),
		[commandIds.reduceFiles]: (uri, uris) => reduceFiles(app, show, uri, uris),
		[commandIds.reduceFilesAndCopy]: (uri, uris) => reduceFiles(app, copy, uri, uris),
		[commandIds.reduceTerminalSelection]: (on) => reduceTerminal(app, terminalSelectionSource, show, on),
		[commandIds.reduceTerminalSelectionAndCopy]: (on) => reduceTerminal(app, terminalSelectionSource, copy, on),
		[commandIds.reduceTerminalOutput]: (on) => reduceTerminal(app, terminalOutputSource, show, on),
		[commandIds.reduceTerminalOutputAndCopy]: (on) => reduceTerminal(app, terminalOutputSource, copy, on),
		[commandIds.reduceClipboard]: () => reduceSources(app, [clipboardSource], show),
		[commandIds.reduceClipboardAndCopy]: () => reduceSources(app, [clipboardSource], copy),
		[commandIds.cancel]: () => app.tasks.cancelAll(),
		[commandIds.copyContext]: (run) => copyContext(app, run),
		[commandIds.copyOriginal]: (run) => copyOriginal(app, run),
		[commandIds.copyRef]: (ref) => copyRef(app, ref),
		[commandIds.openRef]: (ref) => openRef(app, ref),
		[commandIds.openReduced]: (run) => openReduced(app, run),
		[commandIds.openDiff]: (run) => openDiff(app, run),
		[commandIds.expandInline]: (uri, line, character) => expandInline(app, uri, line, character),
		[commandIds.expandAll]: (run) => expandAll(app, run),
		[commandIds.collapse]: (uri, line, character) => collapse(app, uri, line, character),
		[commandIds.collapseAll]: (run) => collapseAll(app, run),
		[commandIds.keepVisible]: (run, ref) => keepVisible(app, run, ref),
		[commandIds.retype]: (run, type) => retype(app, run, type),
		[commandIds.revealRef]: (ref) => revealRef(app, ref),
		[commandIds.showRuns]: () => showRuns(app),
		[commandIds.keepRun]: (run) => pinRun(app, true, run),
		[commandIds.letRunExpire]: (run) => pinRun(app, false, run),
		[commandIds.forgetRun]: (run) => forgetRun(app, run),
		[commandIds.forgetEverything]: () => forgetEverything(app),
		[commandIds.exportRun]: (run) => exportRun(app, run),
		[commandIds.importRuns]: (file) => importRuns(app, file),
		[commandIds.keepInWorkspace]: () => keepInWorkspace(app),
		[commandIds.openInspector]: () => openInspector(),
		[commandIds.openInspectorTab]: () => tab.open(),
		[commandIds.showLog]: () => app.log.show(),
	};
}
