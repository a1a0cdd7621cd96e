import { isDigit } from './charClasses.ts';
import type { FormBuffer } from './formBuffer.ts';
import { isVersionCode } from './lexis.ts';

/** Words of letters and digits, as forms hold them. */

const V = 118;

/** Adds letters as they are and a mark for each run of digits. */
export function addMasked(text: string, start: number, end: number, form: FormBuffer, variable: number): void {
	for (let at = start; at < end; at++) {
		const code = text.charCodeAt(at);
		if (isDigit(code)) form.mark(variable);
		else form.push(code);
	}
}

/** Whether a version such as `v1.24.0-rc1` begins at `start`. */
export function isVersion(text: string, start: number): boolean {
	return (text.charCodeAt(start) | 32) === V && isDigit(text.charCodeAt(start + 1));
}

/** Adds a version as it is; returns the offset behind it. */
export function addVersion(text: string, start: number, end: number, form: FormBuffer): number {
	let at = start;
	while (at < end && isVersionCode(text.charCodeAt(at))) form.push(text.charCodeAt(at++));
	return at;
}
