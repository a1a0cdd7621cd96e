import { type Lines, linesOf } from '../source/lines.ts';
import type { OffsetMap } from '../source/offsetMap.ts';
import { type Control, controlAt, parameterOf } from './controls.ts';
import { Pieces } from './pieces.ts';
import { redraws } from './redraws.ts';
import { Rows } from './rows.ts';

/** The text that a screen shows, where it came from, and its lines. */
export interface Screen extends OffsetMap {
	readonly lines: Lines;
}

const BACKSPACE = 8;
const FEED = 10;
const RETURN = 13;

/** A program that draws on the alternate screen, such as an editor or `top`. */
const fullScreen = /\x1b\[\?(?:1049|1047|47)h/;

/** What a CSI sequence that moves or erases does, by its final character; all others only colour or report. */
const movements: Readonly<Record<string, (rows: Rows, control: Control) => void>> = {
	A: (rows, control) => rows.move(-distance(control), 0),
	B: (rows, control) => rows.move(distance(control), 0),
	C: (rows, control) => rows.move(0, distance(control)),
	D: (rows, control) => rows.move(0, -distance(control)),
	E: (rows, control) => to(rows, distance(control)),
	F: (rows, control) => to(rows, -distance(control)),
	G: (rows, control) => rows.toColumn(parameterOf(control, 0, 1) - 1),
	H: toPlace,
	f: toPlace,
	J: (rows, control) => (parameterOf(control, 0, 0) === 0 ? rows.eraseBelow() : rows.clear()),
	K: (rows, control) => rows.eraseRow(parameterOf(control, 0, 0)),
};

/** Whether a text is a recording of a program that fills the whole screen; such a one has no text of its own. */
export function isFullScreen(text: string): boolean {
	return text.includes('\x1b') && fullScreen.test(text);
}

/**
 * What a terminal of any height would finally show of a text, with the way back to it; undefined if the text holds
 * nothing that a terminal acts on. Escape sequences, returns, backspaces, erasing and cursor movement are followed
 * (ECMA-48; one column per UTF-16 unit). Linear.
 */
export function screenOf(text: string): Screen | undefined {
	if (!text.includes('\x1b') && !text.includes('\b') && !redraws(text)) return undefined;
	const pieces = new Pieces(text);
	const rows = new Rows(text, pieces.add);
	const control = /[\x1b\x08\r\n]/g;
	let at = 0;
	while (control.test(text)) {
		const hit = control.lastIndex - 1;
		if (hit > at) rows.write(at, hit);
		at = act(rows, text, hit);
		control.lastIndex = at;
	}
	if (at < text.length) rows.write(at, text.length);
	rows.end();
	const map = pieces.map();
	return { ...map, lines: linesOf(map.text) };
}

/** Does what the control character at an offset asks for; returns the offset behind it. */
function act(rows: Rows, text: string, at: number): number {
	const code = text.charCodeAt(at);
	if (code === FEED) rows.feed(at, at + 1);
	else if (code === BACKSPACE) rows.move(0, -1);
	else if (code === RETURN && text.charCodeAt(at + 1) === FEED) {
		rows.feed(at, at + 2);
		return at + 2;
	} else if (code === RETURN) rows.carriageReturn();
	else return follow(rows, controlAt(text, at));
	return at + 1;
}

function follow(rows: Rows, control: Control): number {
	if (control.isCsi) movements[control.final]?.(rows, control);
	else if (control.final === 'c') rows.clear();
	else if (control.final === 'M') rows.move(-1, 0);
	return control.end;
}

function distance(control: Control): number {
	return Math.max(1, parameterOf(control, 0, 1));
}

function to(rows: Rows, down: number): void {
	rows.move(down, 0);
	rows.toColumn(0);
}

function toPlace(rows: Rows, control: Control): void {
	rows.toRow(parameterOf(control, 0, 1) - 1);
	rows.toColumn(parameterOf(control, 1, 1) - 1);
}
