import type { FieldTable } from './fieldTable.ts';
import { isFrame } from './frames.ts';
import { BLANK, ERRORISH, FAILED, FRAME, OPENS, REQUEST, STAMPED } from './lineFlags.ts';
import type { Masker } from './masker.ts';
import { EXACT, FINE, MEMBERS, ROUTINE, TARGETS } from './modes.ts';

/**
 * Masks the line [start, end) of a text (UTF-16 offsets), whose first visible character stands at `first`, as finely as it
 * asks for; returns its flags. `table`: the columns that the log has named.
 */
export function maskLine(
	masker: Masker,
	text: string,
	start: number,
	first: number,
	end: number,
	table?: FieldTable,
): number {
	if (first === end) {
		masker.mask(text, end, end, ROUTINE);
		return BLANK;
	}
	if (table && masker.maskFields(text, start, end, table)) return OPENS | REQUEST | (masker.failed ? FAILED : 0);
	const frame = first > start && isFrame(text, first, end);
	masker.mask(text, start, end, frame ? FINE : ROUTINE);
	const { errorish, reaches, names, stamped, severe, took } = masker;
	if (masker.words === 0) masker.mask(text, start, end, EXACT);
	else if (errorish && !frame) masker.mask(text, start, end, reaches ? TARGETS : names ? MEMBERS : FINE);
	masker.took = took;
	return (
		(stamped ? STAMPED : 0) |
		(severe || isObject(text, first, end) || isComment(text, first) ? OPENS : 0) |
		(errorish ? ERRORISH : 0) |
		(frame ? FRAME : 0) |
		(masker.request ? REQUEST : 0) |
		(masker.failed ? FAILED : 0)
	);
}

/** Offset of the first character in [start, end) that is no blank or tab; `end` if there is none. */
export function firstVisible(text: string, start: number, end: number): number {
	let at = start;
	while (at < end) {
		const code = text.charCodeAt(at);
		if (code !== 32 && code !== 9) break;
		at++;
	}
	return at;
}

function isObject(text: string, first: number, end: number): boolean {
	return text.charCodeAt(first) === 123 && text.charCodeAt(end - 1) === 125;
}

/** `#Fields: …`: a line about the log itself. */
function isComment(text: string, first: number): boolean {
	return text.charCodeAt(first) === 35 && (text.charCodeAt(first + 1) | 32) > 96;
}
