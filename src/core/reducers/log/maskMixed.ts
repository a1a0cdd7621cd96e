import { addressEnd, digestEnd, isInternetAddress } from './addresses.ts';
import { isErrorCode } from './lexis.ts';
import { VARIABLE } from './marks.ts';
import type { MaskedLine } from './maskedLine.ts';
import { portEnd } from './members.ts';
import { addMasked, addVersion, isVersion } from './mixedWords.ts';
import { EXACT, isFine, ROUTINE } from './modes.ts';
import { alphanumericEnd, isOpaqueId, isUuid, suffixEnd } from './numbers.ts';
import { CLIENT, DECISIVE } from './words.ts';

const COLON = 58;

/** Masks letters and digits that stand together at `start`; returns the offset behind them. */
export function maskMixed(line: MaskedLine, text: string, start: number, end: number): number {
	const decides = line.decidesAt(start);
	if (isUuid(text, start, end)) return maskId(line, text, start, start + 36);
	const last = alphanumericEnd(text, start, end);
	if (text.charCodeAt(last) === COLON) line.named(portEnd, text, last, end);
	const address = Math.max(addressEnd(text, start, end), digestEnd(text, start, end));
	if (address > last && line.mode !== EXACT) return maskAddress(line, text, start, address, decides);
	if (isVersion(text, start)) {
		line.words++;
		return addVersion(text, start, end, line.form);
	}
	const isName = line.tells(text, start) && !isOpaqueId(text, start, last);
	if (line.mode === EXACT || isName || decides & DECISIVE || isCode(line, text, start, last))
		line.form.copy(text, start, last);
	else if (isOpaqueId(text, start, last))
		return maskId(line, text, start, last - start >= 8 ? suffixEnd(text, last, end) : last);
	else {
		if (line.mode === ROUTINE) line.free(text, start, last);
		line.variables.add(start, last);
		addMasked(text, start, last, line.form, VARIABLE);
	}
	line.words++;
	return last;
}

/** Masks an address or digest that ends at `end`; returns that. */
export function maskAddress(line: MaskedLine, text: string, start: number, end: number, decides: number): number {
	if (line.tells(text, start) && !(decides & CLIENT) && isTarget(line, text, start, end)) {
		line.form.copy(text, start, end);
		return end;
	}
	line.free(text, start, end);
	line.variables.add(start, end);
	line.form.push(VARIABLE);
	return end;
}

/** Masks an id that says nothing; returns where it ends. */
function maskId(line: MaskedLine, text: string, start: number, end: number): number {
	line.free(text, start, end);
	line.form.push(VARIABLE);
	return end;
}

function isTarget(line: MaskedLine, text: string, start: number, end: number): boolean {
	return line.isInName(start) || isInternetAddress(text, start, end) || text.startsWith('to ', start - 3);
}

/** Whether an error's code stands at [start, end). The first word of a line is one of klog's dates: `E0105`. */
function isCode({ mode, lineStart }: MaskedLine, text: string, start: number, end: number): boolean {
	return isFine(mode) && start > lineStart && isErrorCode(text, start, end);
}
