import * as vscode from 'vscode';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A whole number in the person's language: `12,400`. */
export function numeral(value: number): string {
	return value.toLocaleString(vscode.env.language);
}

/** A size in bytes as people read it: `19 KB`. */
export function byteSize(bytes: number): string {
	let unit = 0;
	let value = bytes;
	for (; value >= 1000 && unit < units.length - 1; unit++) value /= 1000;
	return `${value.toLocaleString(vscode.env.language, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[unit]}`;
}

/** `12,400 → 900 tokens`, called an estimate where it is one. */
export function tokenChange(run: { raw: { tokens: number }; visible: { tokens: number }; estimated: boolean }): string {
	const before = numeral(run.raw.tokens);
	const after = numeral(run.visible.tokens);
	return run.estimated
		? vscode.l10n.t('{0} → {1} tokens (estimate)', before, after)
		: vscode.l10n.t('{0} → {1} tokens', before, after);
}
