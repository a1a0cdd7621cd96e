import { addressEnd, mayBeAddress } from './addresses.ts';
import { classOf, LETTER } from './charClasses.ts';
import { fractionAt, mayDiffer } from './decisive.ts';
import { FRACTION, VARIABLE } from './marks.ts';
import type { MaskedLine } from './maskedLine.ts';
import { maskAddress, maskMixed } from './maskMixed.ts';
import { EXACT, isFine, ROUTINE } from './modes.ts';
import { isClock, isEpoch, keepsNumber } from './numberRules.ts';
import { isUuid, readNumber } from './numbers.ts';
import { isStatus } from './requests.ts';
import { addServicePort, isTarget, serviceEnd } from './targets.ts';
import { tookIn } from './took.ts';
import { CLIENT, DECISIVE, HTTP, PORT, TIMING } from './words.ts';

const SLASH = 47;
const COLON = 58;
/** A clock this far into a line (UTF-16 units) is the line's timestamp. */
const STAMP_REACH = 80;
/** Digits of the longest number of a member of a system. */
const MEMBER_LENGTH = 3;

/** Masks the number at `start`; `quoted` tells whether it stands in quotes. Returns the offset behind it. */
export function maskNumber(line: MaskedLine, text: string, start: number, end: number, quoted: boolean): number {
	const { token } = line;
	readNumber(text, start, end, token);
	const plain = token.end - start === token.firstLength;
	if (plain && token.unitEnd === token.end && token.end < end) {
		const type = classOf(text.charCodeAt(token.end));
		if (type === LETTER || (token.firstLength === 8 && isUuid(text, start, end)))
			return maskMixed(line, text, start, end);
	}
	if (line.mode !== EXACT && mayBeAddress(text, token)) {
		const address = addressEnd(text, start, end);
		if (address > start) return maskAddress(line, text, start, address, line.decidesAt(start));
	}
	const decides = line.decidesAt(start);
	if (isClock(token)) return stamp(line, start);
	if (isEpoch(text, start, token, line.lineStart)) {
		line.form.length = Math.min(1, line.form.length);
		return stamp(line, start);
	}
	if (keepsNumber(text, start, end, token, decides, quoted, line))
		return verbatim(line, text, start, token.end, decides);
	if (!(decides & CLIENT) && isTargetNumber(line, text, start, (decides & PORT) !== 0)) {
		line.form.copy(text, start, serviceEnd(text, start, token.end));
		return token.unitEnd;
	}
	if (!line.requested && token.firstLength === 3 && isStatus(text, start, end)) line.statusBefore = true;
	variable(line, text, start, end, plain, decides);
	return token.unitEnd;
}

/** Takes note of a time; numbers before it are parts of its date. */
function stamp(line: MaskedLine, start: number): number {
	const { token } = line;
	if (start - line.lineStart < STAMP_REACH) line.stamped = true;
	line.variables.clear();
	line.demands.freeNumber(start, token.end, token.firstLength);
	line.form.push(VARIABLE);
	return token.unitEnd;
}

function verbatim(line: MaskedLine, text: string, start: number, end: number, decides: number): number {
	line.form.copy(text, start, end);
	// `HTTP/1.1" 500`: the protocol's version stands between the word and the status.
	if (decides & HTTP && text.charCodeAt(start - 1) === SLASH) {
		line.decides = DECISIVE;
		line.decidesFrom = end;
	}
	return end;
}

/** Takes note of a number that may vary. */
function variable(line: MaskedLine, text: string, start: number, end: number, plain: boolean, decides: number): void {
	const { token } = line;
	const isDuration = !line.took && (token.milliseconds > 0 || decides & TIMING);
	if (isDuration) line.took = tookIn(text, start, token.end, token.milliseconds || 1);
	const isNone = isDuration && !line.took;
	if (!isNone && isPortless(line, text, start) && mayDiffer(text, start, token.end))
		line.demands.freeNumber(start, token.end, token.firstLength);
	line.variables.add(start, token.end);
	line.form.push(VARIABLE);
	if (plain) {
		const fraction = fractionAt(text, start, token.end, end);
		for (let i = 0; i < fraction; i++) line.form.push(FRACTION);
	}
	if (isFine(line.mode) && token.dots === 3 && token.colons === 1) addServicePort(text, token.end, line.form);
}

function isTargetNumber(line: MaskedLine, text: string, start: number, isPort: boolean): boolean {
	const { token } = line;
	if (!line.tells(text, start)) return false;
	const isShort = token.end - start === token.firstLength && token.firstLength <= MEMBER_LENGTH;
	return (isShort && line.isInName(start)) || isTarget(text, start, token, isPort);
}

/** Whether the number at `start` is none that a fault may be told by: those of ports go by their size. */
function isPortless(line: MaskedLine, text: string, start: number): boolean {
	if (line.mode === ROUTINE) return true;
	return !line.tells(text, start) && text.charCodeAt(start - 1) !== COLON && line.token.dots < 3;
}
