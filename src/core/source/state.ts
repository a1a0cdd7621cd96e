/** Sampling this many UTF-16 units tells binary from text. */
const SAMPLE = 1 << 16;

/** Share (0 to 1) of characters that no text has, in the first 64 Ki units: controls and bytes that are no UTF-8. */
export function binaryShare(text: string): number {
	const size = Math.min(text.length, SAMPLE);
	let strange = 0;
	for (let i = 0; i < size; i++) if (isStrange(text.charCodeAt(i))) strange++;
	return size === 0 ? 0 : strange / size;
}

/** Whether a text says of itself, near its start or end, that lines are missing: `… 5000 lines scrolled off`. */
export function wasCutBefore(text: string): boolean {
	const saysSo =
		/(?:\.\.\.|…|\[)[ \t]{0,4}\d[\d,]{0,12} (?:more )?(?:lines?|characters?|bytes?) (?:scrolled off|truncated|omitted|elided|hidden)/i;
	return saysSo.test(text.slice(0, SAMPLE)) || saysSo.test(text.slice(-SAMPLE));
}

/** Backspace, tab, line ends, form feed and escape occur in terminal output. */
function isStrange(code: number): boolean {
	if (code < 32) return code < 8 || code === 11 || (code > 13 && code !== 27);
	return code === 127 || (code >= 0xdc80 && code <= 0xdcff);
}
