import * as vscode from 'vscode';
import type { RunView } from '../../core/view.ts';
import { numeral, tokenChange } from '../format.ts';

/** What a status is made of: a run, or several together. */
type Changed = Parameters<typeof tokenChange>[0] & Pick<RunView, 'refs'>;

/** `12,400 → 900 tokens, 2 secrets masked, copied`. */
export function statusOf(run: Changed, copied: boolean): string {
	const masked = secretsMasked(secretsIn(run));
	const change = masked === undefined ? tokenChange(run) : vscode.l10n.t('{0}, {1}', tokenChange(run), masked);
	return copied ? vscode.l10n.t('{0}, copied', change) : change;
}

/** How many secrets runs hide: different values. */
export function secretsIn({ refs }: Pick<Changed, 'refs'>): number {
	return refs.filter(({ secret }) => secret !== undefined).length;
}

function secretsMasked(count: number): string | undefined {
	if (count === 0) return undefined;
	return count === 1 ? vscode.l10n.t('1 secret masked') : vscode.l10n.t('{0} secrets masked', numeral(count));
}

/** Several runs as one. */
export function totalOf(runs: readonly RunView[]): Changed {
	const sum = (side: 'raw' | 'visible') => runs.reduce((total, run) => total + run[side].tokens, 0);
	return {
		raw: { tokens: sum('raw') },
		visible: { tokens: sum('visible') },
		estimated: runs.some(({ estimated }) => estimated),
		refs: runs.flatMap(({ refs }) => refs),
	};
}
