import * as vscode from 'vscode';
import { findMarkers } from './findMarkers.ts';

/** A marker where it stands in a document. */
export interface DocumentMarker {
	readonly id: string;
	readonly range: vscode.Range;
}

/** Documents longer than this many UTF-16 units are searched only at their start and at their end, where legends stand. */
const wholeLimit = 4_000_000;
const partLines = 5_000;

/** The markers of a document, in order. */
export function documentMarkers(document: vscode.TextDocument): DocumentMarker[] {
	const last = document.lineCount;
	const length = document.offsetAt(new vscode.Position(last, 0));
	if (length <= wholeLimit || last <= 2 * partLines) return markersIn(document, 0, last);
	return [...markersIn(document, 0, partLines), ...markersIn(document, last - partLines, last)];
}

/** The marker at a position or, if there is none, the nearest one on its line. */
export function markerAt(document: vscode.TextDocument, position: vscode.Position): DocumentMarker | undefined {
	const distance = ({ range: { start, end } }: DocumentMarker) =>
		Math.max(start.character - position.character, position.character - end.character, 0);
	return lineMarkers(document, position.line).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The markers on one line. */
export function lineMarkers(document: vscode.TextDocument, line: number): DocumentMarker[] {
	return findMarkers(document.lineAt(line).text).map(({ id, start, end }) => ({
		id,
		range: new vscode.Range(line, start, line, end),
	}));
}

function markersIn(document: vscode.TextDocument, firstLine: number, endLine: number): DocumentMarker[] {
	const text = document.getText(new vscode.Range(firstLine, 0, endLine, 0));
	const offset = document.offsetAt(new vscode.Position(firstLine, 0));
	return findMarkers(text).map(({ id, start, end }) => ({
		id,
		range: new vscode.Range(document.positionAt(offset + start), document.positionAt(offset + end)),
	}));
}
