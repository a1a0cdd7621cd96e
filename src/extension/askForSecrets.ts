import * as vscode from 'vscode';
import type { RunView } from '../core/view.ts';
import { plain } from './plain.ts';

/** Whether a run hides secrets, which its original shows. */
export function holdsSecrets({ refs }: Pick<RunView, 'refs'>): boolean {
	return refs.some(({ secret }) => secret !== undefined);
}

/** Whether the original of a run may be shown or copied: without secrets always, else if the person agrees. */
export async function mayShowOriginal(run: Pick<RunView, 'refs' | 'sourceName'>): Promise<boolean> {
	if (!holdsSecrets(run)) return true;
	return agrees(vscode.l10n.t('The original of {0} holds secrets. Should they be shown?', run.sourceName));
}

/** Whether the content of a ref may be shown or copied: of any but a secret's always, else if the person agrees. */
export async function mayShowRef({ secret }: { readonly secret?: string | undefined }): Promise<boolean> {
	return (
		secret === undefined || agrees(vscode.l10n.t('This marker stands for a secret ({0}). Should it be shown?', secret))
	);
}

async function agrees(question: string): Promise<boolean> {
	const show = vscode.l10n.t('Show It');
	return (await vscode.window.showWarningMessage(plain(question), { modal: true }, show)) === show;
}
