import * as vscode from 'vscode';
import { inert } from '../../core/inert.ts';
import { previewText } from '../../core/refs/preview.ts';
import type { RefEntry } from '../../core/store/store.ts';
import { isEstimated } from '../../core/tokens/isEstimated.ts';
import { type CommandId, commandIds } from '../commandIds.ts';
import { byteSize, numeral, tokenFigure } from '../format.ts';
import { markdownText } from '../markdownText.ts';
import { messages } from '../messages.ts';

/** The only commands that a link in a hover may run. */
const enabledCommands: readonly CommandId[] = [
	commandIds.expandInline,
	commandIds.openRef,
	commandIds.copyRef,
	commandIds.revealRef,
	commandIds.collapse,
];

/** Where a marker stands: what `expandInline` and `collapse` take. */
export type Place = readonly [uri: string, line: number, character: number];

/** What a ref is and what it costs to expand, its first lines, and links to get it back. Source text only as a code block. */
export function refHover(ref: RefEntry, place: Place): vscode.MarkdownString {
	const hover = trusted();
	hover.appendMarkdown(`**${markdownText(ref.reason)}** — ${markdownText(costOf(ref))} — `);
	hover.appendMarkdown(markdownText(vscode.l10n.t('from {0}', ref.sourceName)));
	if (ref.secret === undefined) hover.appendCodeblock(inert(previewText(ref)), 'text');
	else hover.appendMarkdown(`\n\n${markdownText(messages.secretHidden())}\n\n`);
	hover.appendMarkdown(
		[
			link(vscode.l10n.t('Expand'), commandIds.expandInline, place),
			link(vscode.l10n.t('Open'), commandIds.openRef, [ref.id]),
			link(vscode.l10n.t('Copy'), commandIds.copyRef, [ref.id]),
			link(vscode.l10n.t('Show in Inspector'), commandIds.revealRef, [ref.id]),
		].join(' · '),
	);
	return hover;
}

/** Over text that was expanded: whose it is, and the way back. */
export function expandedHover(refId: string, place: Place): vscode.MarkdownString {
	const hover = trusted();
	const title = markdownText(vscode.l10n.t('Expanded from {0}', refId));
	hover.appendMarkdown(`${title} · ${link(vscode.l10n.t('Collapse'), commandIds.collapse, place)}`);
	return hover;
}

type Cost = Pick<RefEntry, 'lines' | 'bytes' | 'tokens' | 'tokenizer'>;

/** A sentence alone. */
export function plainHover(sentence: string): vscode.MarkdownString {
	return new vscode.MarkdownString(markdownText(sentence));
}

/** `480 lines, 19.2 kB, ~4,800 tokens`. */
export function costOf({ lines, bytes, tokens, tokenizer }: Cost): string {
	const figure = tokenFigure(tokens, isEstimated({ tokenizer }));
	return lines === 1
		? vscode.l10n.t('1 line, {0}, {1} tokens', byteSize(bytes), figure)
		: vscode.l10n.t('{0} lines, {1}, {2} tokens', numeral(lines), byteSize(bytes), figure);
}

function trusted(): vscode.MarkdownString {
	const markdown = new vscode.MarkdownString();
	markdown.isTrusted = { enabledCommands };
	return markdown;
}

function link(label: string, command: CommandId, args: readonly unknown[]): string {
	const query = encodeURIComponent(JSON.stringify(args)).replaceAll('(', '%28').replaceAll(')', '%29');
	return `[${markdownText(label)}](command:${command}?${query})`;
}
