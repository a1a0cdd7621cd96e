import * as vscode from 'vscode';

/** Answers the next dialog of a kind as a person would; returns what it was asked. */
export function answering<K extends 'showWarningMessage' | 'showSaveDialog' | 'showQuickPick'>(
	kind: K,
	answer: unknown,
): unknown[][] {
	const asked: unknown[][] = [];
	const { window } = vscode;
	const real = window[kind];
	Object.defineProperty(window, kind, {
		configurable: true,
		writable: true,
		value: async (...args: unknown[]) => {
			asked.push(args);
			Object.defineProperty(window, kind, { configurable: true, writable: true, value: real });
			return answer;
		},
	});
	return asked;
}
