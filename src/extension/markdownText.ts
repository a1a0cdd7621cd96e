import { oneLine } from '../core/inert.ts';

/**
 * Takes text from outside; returns Markdown that shows it as it is, on one line and inert. Every sign is escaped, since
 * even an address without brackets becomes a link. Other than `appendText` of VS Code, it wraps.
 */
export function markdownText(text: string): string {
	return oneLine(text).replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
