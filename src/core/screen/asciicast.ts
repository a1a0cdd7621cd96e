/** A longer header is none, in UTF-16 units: themes, variables and the command may stand in it. */
const LONGEST = 1 << 16;
/** So much of a line tells whether it is an event. */
const LOOK = 200;
const version = /"version"\s{0,5}:\s{0,5}[23]\b/;
const size = /"(?:width|term)"\s{0,5}:/;
const event = /^\s{0,5}\[\s{0,5}\d{1,12}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?\s{0,5},\s{0,5}"[a-z]"\s{0,5},\s{0,5}"/;
/** What may stand between the header and the first event. */
const aside = /^(?:#|\s*$)/;

/**
 * Whether a text is a recording of asciinema (version 2 or 3): a header, then events. What was on the screen is spread
 * over the strings of its events, a few characters in each, so that no single one of them says what mattered.
 */
export function isAsciicast(text: string): boolean {
	if (!text.startsWith('{')) return false;
	const head = text.slice(0, LONGEST);
	const end = head.indexOf('\n');
	const header = head.slice(0, Math.max(0, end)).trimEnd();
	if (!header.endsWith('}') || !version.test(header) || !size.test(header)) return false;
	return event.test(firstLine(text, end + 1));
}

/** The start of the first line from an offset on that is no comment and not blank. */
function firstLine(text: string, from: number): string {
	for (let start = from; start < text.length && start < from + LONGEST; ) {
		const feed = text.indexOf('\n', start);
		const end = feed < 0 ? text.length : feed;
		const line = text.slice(start, Math.min(end, start + LOOK));
		if (!aside.test(line)) return line;
		start = end + 1;
	}
	return '';
}
