/** Returns that are looked at: enough to tell progress from line ends. */
const SEEN = 200;
/** What two states of a progress line begin with alike, in UTF-16 units. */
const ALIKE = 3;
const LONGEST = 400;
/** What progress shows: shares, counts, sizes, bars and spinners. */
const progress = /\d ?%|\d\/\d|\d ?[kKMGT]i?B|[#=█▏▎▍▌▋▊▉━─]{3}|[⠁-⣿]|(?:^|\s)[|/\\-](?:\s|$)|\.{3}/;

/**
 * Whether lone carriage returns in a text draw one line over another, as progress does; elsewhere they end lines. Looks
 * at the first of them.
 */
export function redraws(text: string): boolean {
	if (!text.includes('\n')) return false;
	let returns = 0;
	let redrawn = 0;
	for (let at = text.indexOf('\r'); at >= 0 && returns < SEEN; at = text.indexOf('\r', at + 1)) {
		const next = text[at + 1];
		if (next === '\n' || next === '\r' || next === undefined) continue;
		returns++;
		if (isRedrawn(before(text, at), text.slice(at + 1, at + 1 + LONGEST))) redrawn++;
	}
	return returns > 0 && 2 * redrawn >= returns;
}

/** What stands on the line before an offset. */
function before(text: string, end: number): string {
	const start = Math.max(0, end - LONGEST);
	const stretch = text.slice(start, end);
	return stretch.slice(Math.max(stretch.lastIndexOf('\r'), stretch.lastIndexOf('\n')) + 1);
}

/** Whether what follows a return is the same line in another state: it begins alike, numbers and blanks aside. */
function isRedrawn(old: string, drawn: string): boolean {
	const mask = (line: string) => line.replace(/[\d\s.,%|/\\-]+/g, '').slice(0, ALIKE);
	return old.trim() === '' || (progress.test(drawn) && mask(old) === mask(drawn));
}
