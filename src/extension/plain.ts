import { oneLine } from '../core/inert.ts';

/**
 * Takes a text that may hold names and words from outside; returns it for what shows one line of plain text: notifications,
 * the status bar, lists to pick from, titles, problems, the log. One line, inert, and nothing that VS Code reads as more
 * than text: `[label](command:…)` is a link that runs the command, `$(name)` an icon.
 */
export function plain(text: string): string {
	return oneLine(text).replaceAll('](', '] (').replaceAll('$(', '$ (');
}
