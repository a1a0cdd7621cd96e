/** Behind this many UTF-16 units no header is looked for. */
const HEAD = 4_000;
const header =
	/^\{(?=[^\n]{0,3000}"version"\s{0,5}:\s{0,5}[23]\b)(?=[^\n]{0,3000}"(?:width|term)"\s{0,5}:)[^\n]{0,3000}\}\s{0,5}\n/;
const event = /^\s{0,5}\[\s{0,5}\d{1,12}(?:\.\d{1,12})?\s{0,5},\s{0,5}"[a-z]"\s{0,5},\s{0,5}"/;

/**
 * Whether a text is a recording of asciinema (version 2 or 3): a header, then events. What was on the screen is spread
 * over the strings of its events, a few characters in each, so that no single one of them says what mattered.
 */
export function isAsciicast(text: string): boolean {
	const head = text.slice(0, HEAD);
	const found = header.exec(head);
	return found !== null && event.test(head.slice(found[0].length).replace(/^(?:#[^\n]{0,500})?\n/gm, ''));
}
