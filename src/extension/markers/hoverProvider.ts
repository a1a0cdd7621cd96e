import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { expandedAt } from '../documents/expandedAt.ts';
import { messages } from '../messages.ts';
import { lineMarkers } from './documentMarkers.ts';
import { expandedHover, type Place, plainHover, refHover } from './refHover.ts';

/** Says what a marker stands for, in documents of every kind; in reduced ones also over expanded text. */
export class MarkerHoverProvider implements vscode.HoverProvider {
	constructor(private readonly app: App) {}

	async provideHover(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Hover | undefined> {
		const place: Place = [document.uri.toString(), position.line, position.character];
		const marker = lineMarkers(document, position.line).find(({ range }) => range.contains(position));
		if (marker) return new vscode.Hover(await this.describe(marker.id, place), marker.range);
		const expanded = await expandedAt(this.app.texts, document, position);
		return expanded && new vscode.Hover(expandedHover(expanded.refId, place));
	}

	private async describe(refId: string, place: Place): Promise<vscode.MarkdownString> {
		const found = await this.app.refs.of(refId);
		return found.state === 'found' ? refHover(found.value, place) : plainHover(messages.refMissing(refId, found));
	}
}
