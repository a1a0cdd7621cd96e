/** What detectors share: counting lines of a sample. */

/** How many of some lines match a pattern. */
export function matching(lines: readonly string[], pattern: RegExp): number {
	let found = 0;
	for (const line of lines) if (pattern.test(line)) found++;
	return found;
}

/**
 * One pattern for lines that match any of some. If all of them are anchored at the start, a line is looked at once: as
 * fast as a single one, where trying them one after another costs a call for each.
 */
export function anyOf(patterns: readonly RegExp[]): RegExp {
	return new RegExp(patterns.map(({ source }) => source).join('|'));
}

const filledOf = new WeakMap<readonly string[], readonly string[]>();

/** The lines that hold more than blanks; found once for a sample, since nearly all detectors ask. */
export function filled(lines: readonly string[]): readonly string[] {
	const known = filledOf.get(lines);
	if (known) return known;
	const found = lines.filter((line) => /\S/.test(line));
	filledOf.set(lines, found);
	return found;
}

/** Takes the share (0 to 1) of lines that speak for a type and the least that does; returns 0.55 for the least, 1 for all. */
export function confidence(share: number, least: number): number {
	return 0.55 + (0.45 * (share - least)) / (1 - least);
}

/** Takes a share (0 to 1); returns it as people read it, `83 %`. */
export function percent(share: number): string {
	return `${Math.round(100 * share)} %`;
}
