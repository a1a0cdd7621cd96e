import * as vscode from 'vscode';
import type { RunView } from '../core/view.ts';
import { plain } from './plain.ts';

/** What a person wants who was asked about secrets: to have them, to have masks in their place, or nothing at all. */
export type SecretsAnswer = 'unmasked' | 'masked' | 'nothing';

/** Whether a run hides secrets, which its original shows. */
export function holdsSecrets({ refs }: Pick<RunView, 'refs'>): boolean {
	return refs.some(({ secret }) => secret !== undefined);
}

/** How the original of a run is to be shown: without secrets as it is, else as the person says. */
export async function askToShowOriginal(run: Pick<RunView, 'refs' | 'sourceName'>): Promise<SecretsAnswer> {
	if (!holdsSecrets(run)) return 'unmasked';
	return askToShow(vscode.l10n.t('The original of {0} holds secrets. Should they be shown?', run.sourceName));
}

/** Whether the content of a ref may be shown: of any but a secret's always, else if the person agrees. */
export async function mayShowRef({ secret }: { readonly secret?: string | undefined }): Promise<boolean> {
	if (secret === undefined) return true;
	const question = vscode.l10n.t('This marker stands for a secret ({0}). Should it be shown?', secret);
	return (await askToShow(question)) === 'unmasked';
}

/** How the original of a run is to be copied: without secrets as it is, else as the person says. */
export async function askToCopyOriginal(run: Pick<RunView, 'refs' | 'sourceName'>): Promise<SecretsAnswer> {
	if (!holdsSecrets(run)) return 'unmasked';
	return askToCopy(vscode.l10n.t('The original of {0} holds secrets. Should they be copied?', run.sourceName));
}

/** How the reduced text of a source is to be copied in which secrets stand expanded. */
export function askToCopyExpanded({ sourceName }: Pick<RunView, 'sourceName'>): Promise<SecretsAnswer> {
	return askToCopy(
		vscode.l10n.t('Secrets stand expanded in the reduced text of {0}. Should they be copied?', sourceName),
	);
}

/** How the secret behind a marker is to be copied. */
export function askToCopySecret(kind: string): Promise<SecretsAnswer> {
	return askToCopy(vscode.l10n.t('This marker stands for a secret ({0}). Should it be copied?', kind));
}

function askToShow(question: string): Promise<SecretsAnswer> {
	return ask(question, vscode.l10n.t('Keep Masked'), vscode.l10n.t('Show Unmasked'));
}

function askToCopy(question: string): Promise<SecretsAnswer> {
	return ask(question, vscode.l10n.t('Copy Masked'), vscode.l10n.t('Copy Unmasked'));
}

/** VS Code gives the first button the focus, so that is the one that gives nothing away. */
async function ask(question: string, masked: string, unmasked: string): Promise<SecretsAnswer> {
	const answer = await vscode.window.showWarningMessage(plain(question), { modal: true }, masked, unmasked);
	if (answer === masked) return 'masked';
	return answer === unmasked ? 'unmasked' : 'nothing';
}
