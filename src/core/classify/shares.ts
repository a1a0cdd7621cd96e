/** What detectors share: counting lines of a sample. */

/** How many of some lines match a pattern. */
export function matching(lines: readonly string[], pattern: RegExp): number {
	let found = 0;
	for (const line of lines) if (pattern.test(line)) found++;
	return found;
}

/** The lines that hold more than blanks. */
export function filled(lines: readonly string[]): string[] {
	return lines.filter((line) => /\S/.test(line));
}

/** Lines without colours and other escape sequences (ECMA-48 CSI). */
export function plain(lines: readonly string[]): string[] {
	return lines.map((line) => (line.includes('\x1b') ? line.replace(/\x1b\[[\d;?]*[A-Za-z]/g, '') : line));
}

/** Takes the share (0 to 1) of lines that speak for a type and the least that does; returns 0.55 for the least, 1 for all. */
export function confidence(share: number, least: number): number {
	return 0.55 + (0.45 * (share - least)) / (1 - least);
}
