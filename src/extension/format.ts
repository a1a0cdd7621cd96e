import * as vscode from 'vscode';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A whole number in the person's language: `12,400`. */
export function numeral(value: number): string {
	return value.toLocaleString(vscode.env.language);
}

/** Tokens as a figure: `12,400`, `~12,400` where estimated. */
export function tokenFigure(tokens: number, estimated: boolean): string {
	return estimated ? `~${numeral(tokens)}` : numeral(tokens);
}

/**
 * Bytes to three digits: `813 bytes`, `4.81 kB`, `30.1 MB` (powers of 1000). As in src/webview/model/format.ts, which a
 * page has for itself; a test holds them together.
 */
export function byteSize(bytes: number): string {
	const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
	return new Intl.NumberFormat(vscode.env.language, {
		style: 'unit',
		unit: units[power] ?? 'byte',
		unitDisplay: power === 0 ? 'long' : 'short',
		maximumSignificantDigits: power === 0 ? 21 : 3,
	}).format(bytes / 1000 ** power);
}

/** `12,400 → 900 tokens`; `~12,400 → ~900 tokens (estimate)` where it is one. */
export function tokenChange(run: { raw: { tokens: number }; visible: { tokens: number }; estimated: boolean }): string {
	const before = tokenFigure(run.raw.tokens, run.estimated);
	const after = tokenFigure(run.visible.tokens, run.estimated);
	return run.estimated
		? vscode.l10n.t('{0} → {1} tokens (estimate)', before, after)
		: vscode.l10n.t('{0} → {1} tokens', before, after);
}
