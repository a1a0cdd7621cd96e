/** Colours and other escape sequences of terminals (ECMA-48 CSI) in a line: they say nothing about what it tells. */

const sequences = /\x1b\[[\d;?]{0,16}[A-Za-z]/g;
const sequence = new RegExp(sequences.source, 'y');
const ESCAPE = 27;

/** The line without its colours. */
export function withoutColours(line: string): string {
	return line.includes('\x1b') ? line.replace(sequences, '') : line;
}

/** The UTF-16 offset behind the colours that stand at `start`; `start` itself if none do. */
export function behindColours(text: string, start: number): number {
	let at = start;
	while (text.charCodeAt(at) === ESCAPE) {
		sequence.lastIndex = at;
		if (!sequence.test(text)) break;
		at = sequence.lastIndex;
	}
	return at;
}
