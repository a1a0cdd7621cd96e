import type * as vscode from 'vscode';
import type { ExpandedRange, ReducedTexts } from './reducedTexts.ts';
import { reducedRunId } from './uris.ts';

/** The innermost expanded stretch at a position of a reduced document; undefined anywhere else. */
export async function expandedAt(
	texts: ReducedTexts,
	document: vscode.TextDocument,
	position: vscode.Position,
): Promise<ExpandedRange | undefined> {
	const runId = reducedRunId(document.uri);
	if (runId === undefined) return undefined;
	const expanded = await texts.expandedIn(runId);
	return expanded.findLast(({ range }) => range.contains(position));
}
