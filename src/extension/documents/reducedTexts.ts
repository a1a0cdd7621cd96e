import * as vscode from 'vscode';
import { lineAt, linesOf } from '../../core/source/lines.ts';
import type { ExpandedText } from '../../core/view.ts';
import type { Engine } from '../engine.ts';
import { messages } from '../messages.ts';
import type { Session } from '../runs/session.ts';

/** The visible text of a run as its document shows it. */
export interface ReducedText {
	readonly text: string;
	/** Where the content of expanded refs stands. */
	readonly expanded: readonly ExpandedRange[];
}

export interface ExpandedRange {
	readonly refId: string;
	readonly range: vscode.Range;
}

/** The text of reduced documents, with the refs expanded that the session names unless others are. Keeps the latest one. */
export class ReducedTexts {
	private latest: { readonly key: string; readonly text: Promise<ReducedText> } | undefined;

	constructor(
		private readonly engine: Engine,
		private readonly session: Session,
	) {}

	/** Rejects with one clear sentence if the store does not have the run. */
	of(runId: string, expanded = this.session.expandedOf(runId)): Promise<ReducedText> {
		const key = [runId, ...expanded].join(' ');
		if (this.latest?.key === key) return this.latest.text;
		const text = this.read(runId, expanded);
		this.latest = { key, text };
		text.catch(() => {
			if (this.latest?.text === text) this.latest = undefined;
		});
		return text;
	}

	/** Where the content of expanded refs stands in the document of a run. Loads nothing while none is expanded. */
	async expandedIn(runId: string): Promise<readonly ExpandedRange[]> {
		return this.session.expandedOf(runId).length === 0 ? [] : (await this.of(runId)).expanded;
	}

	/** Reads anew from now on. */
	clear(): void {
		this.latest = undefined;
	}

	private async read(runId: string, expanded: readonly string[]): Promise<ReducedText> {
		const found = await this.engine.find('text', { runId, expanded });
		if (found.state !== 'found') throw new Error(messages.runMissing(runId, found));
		return { text: found.value.text, expanded: rangesOf(found.value) };
	}
}

/** Lines and columns rather than offsets: a document may have other line ends than the text it was made from. */
function rangesOf({ text, expanded }: ExpandedText): ExpandedRange[] {
	if (expanded.length === 0) return [];
	const lines = linesOf(text);
	const position = (offset: number) => {
		const line = lineAt(lines, offset);
		return new vscode.Position(line, offset - (lines.starts[line] ?? 0));
	};
	return expanded.map(({ refId, start, end }) => ({ refId, range: new vscode.Range(position(start), position(end)) }));
}
