import { classOf, PUNCTUATION } from './charClasses.ts';
import type { FormBuffer } from './formBuffer.ts';
import type { NumberToken } from './numbers.ts';

/** Hosts and ports that were not reached: `10.0.0.5:5432`, `kafka-2`, `db.internal:5432`, `::1:5432`, `port 22`, `htons(6379)`. */

const COLON = 58;
const DASH = 45;
const BRACKET = 93;
/** Digits of the longest port, and of the longest number of a host. */
const PORT_LENGTH = 5;
const HOST_LENGTH = 3;
/** Systems give clients ports from here on. */
const FIRST_CLIENT_PORT = 32_768;

/** Whether a port is a client's: those are arbitrary. */
export function isClientPort(port: string): boolean {
	return Number(port) >= FIRST_CLIENT_PORT;
}

/** Whether the number at `start` tells which host or service was to be reached; `isPort`: the word before says so. */
export function isTarget(
	text: string,
	start: number,
	{ dots, colons, firstLength, end }: NumberToken,
	isPort: boolean,
) {
	if (dots === 3 && colons <= 1) return true;
	const before = text.charCodeAt(start - 1);
	if (before === COLON && text.charCodeAt(start - 2) === COLON) return true;
	const isPlain = end - start === firstLength;
	if (isPort || (before === COLON && isName(text, start - 2)))
		return isPlain && firstLength <= PORT_LENGTH && !isClientPort(text.slice(start, end));
	return (
		before === DASH && isName(text, start - 2) && firstLength <= HOST_LENGTH && dots === 0 && (isPlain || colons === 1)
	);
}

/** Offset behind what decides of the target at [start, end): without its port if that is a client's. */
export function serviceEnd(text: string, start: number, end: number): number {
	const colon = text.lastIndexOf(':', end - 1);
	return colon > start && isClientPort(text.slice(colon + 1, end)) ? colon : end;
}

/** Adds the port of a service behind the address that ends at `end`: it tells which one was not reached. */
export function addServicePort(text: string, end: number, form: FormBuffer): void {
	const colon = text.lastIndexOf(':', end - 1);
	if (!isClientPort(text.slice(colon + 1, end))) form.copy(text, colon, end);
}

function isName(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	return at >= 0 && (code === BRACKET || classOf(code) !== PUNCTUATION);
}
