/** Control sequences of terminals: ECMA-48 (CSI, OSC, DCS, APC and the two-character escapes). */

const ESCAPE = 27;
const sequence =
	/\x1b(?:\[([0-?]{0,64})[ -/]{0,8}(?:([@-~])|(?=\x1b))|[\]P_^X][^\x07\x1b]*(?:\x07|\x1b\\)|[ -/]{1,8}[0-~]|([0-Z\\^-~]))/y;

/** A control sequence: where it ends, and what it does if it moves the cursor or erases. */
export interface Control {
	/** UTF-16 offset behind it. */
	readonly end: number;
	/** Final character of a CSI sequence, or the one behind ESC. Empty for all others. */
	readonly final: string;
	/** Its parameters as they stand: `2`, `3;4`, `?1049`. */
	readonly parameters: string;
	/** Whether it is a CSI sequence. */
	readonly isCsi: boolean;
}

/** Reads the control sequence at an offset that holds ESC. A CSI sequence that another one breaks off does nothing; any other broken one ends behind the ESC. */
export function controlAt(text: string, at: number): Control {
	sequence.lastIndex = at;
	const [, parameters, final, single] = sequence.exec(text) ?? [];
	const end = sequence.lastIndex > at ? sequence.lastIndex : at + 1;
	return { end, final: final ?? single ?? '', parameters: parameters ?? '', isCsi: final !== undefined };
}

/** The n-th parameter as a number; `missing` if it is not there. */
export function parameterOf({ parameters }: Control, n: number, missing: number): number {
	const value = Number.parseInt(parameters.split(';')[n] ?? '', 10);
	return Number.isNaN(value) ? missing : value;
}

/** Whether text between two offsets holds nothing but control sequences, returns, backspaces and bells. */
export function isOnlyControl(text: string, start: number, end: number): boolean {
	for (let at = start; at < end; ) {
		const code = text.charCodeAt(at);
		if (code !== ESCAPE && code !== 13 && code !== 8 && code !== 7) return false;
		at = code === ESCAPE ? controlAt(text, at).end : at + 1;
	}
	return true;
}
