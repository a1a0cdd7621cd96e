import * as vscode from 'vscode';
import type { Session } from '../runs/session.ts';
import { inspectorViewId } from '../viewIds.ts';

/** A bar on the inspector's view while a reduction is under way: it is there before the page is. */
export function viewProgress(session: Session): vscode.Disposable {
	let end: (() => void) | undefined;
	return session.onDidChangeState(({ kind }) => {
		if (kind === 'busy') end ??= begin();
		else {
			end?.();
			end = undefined;
		}
	});
}

function begin(): () => void {
	const { promise, resolve } = Promise.withResolvers<void>();
	void vscode.window.withProgress({ location: { viewId: inspectorViewId } }, () => promise);
	return resolve;
}
