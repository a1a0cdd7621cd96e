/** What stands for the special parts of a glob in a pattern. */
const special: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };

/**
 * Takes a glob (`*` and `?` within a name, `**` across folders; all else is itself); returns the RE2 pattern of the paths
 * that it matches, from any of their folders on.
 */
export function patternOfGlob(glob: string): string {
	const body = glob.replace(/\*\*\/|\*\*|[*?]|[\\.+^$|()[\]{}]/g, (part) => special[part] ?? `\\${part}`);
	return `(?s)^(?:.*/)?${body}$`;
}
