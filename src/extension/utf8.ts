/** Text that the engine handed over as UTF-8. A byte order mark in it is part of the text. */
export function textOf(utf8: Uint8Array): string {
	return new TextDecoder('utf-8', { ignoreBOM: true }).decode(utf8);
}
