/**
 * Takes the text of a notification, which may hold names from outside; returns it so that VS Code makes no link of it: it
 * reads `[label](command:…)` in a notification as a link that runs the command.
 */
export function unlinked(text: string): string {
	return text.replaceAll('](', '] (');
}
