/** `diff --git a/x b/x`, `diff -r abc path`, `Index: path`: the last path, which may hold blanks if git shows it twice. */
export function lastPath(header: string): string {
	const half = header.slice((header.length + 'diff --git  '.length) >> 1);
	if (half.startsWith('b/') && header === `diff --git a/${half.slice(2)} ${half}`) return unquoted(half);
	return unquoted(header.slice(header.lastIndexOf(' ') + 1));
}

/** The path below `---` and `+++`: the new one, unless the file was deleted; without the time that may follow a tab. */
export function changedPath(before: string, after: string): string {
	const [old, young] = [before, after].map((header) => header.slice(4).split('\t')[0] as string) as [string, string];
	return unquoted(young === '/dev/null' ? old : young);
}

/** Git quotes a path with characters that it escapes; how it ends is what counts. */
function unquoted(path: string): string {
	return path.endsWith('"') ? path.slice(0, -1) : path;
}
