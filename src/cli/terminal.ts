import { styleText } from 'node:util';

const styles = { heading: 'bold', pass: 'green', fail: 'red', marker: 'cyan', quiet: 'dim' } as const;

/** Colours wording for stdout: only if it is a terminal, and as `NO_COLOR` and `TERM` allow. */
export function paint(style: keyof typeof styles, wording: string): string {
	return process.stdout.isTTY ? styleText(styles[style], wording, { stream: process.stdout }) : wording;
}

const controls = /(?!\r\n)[\0-\x08\x0b-\x1f\x7f-\x9f\p{Cs}]/gu;

/**
 * Text from a source that cannot drive a terminal: C0 controls become their pictures, C1 controls and escaped bytes
 * U+FFFD. Tabs and line ends stay.
 */
export function inert(text: string): string {
	return text.replace(controls, pictureOf);
}

/** Text from a source for one line of a table or a sentence: white space runs become one blank, controls are inert. */
export function oneLine(text: string): string {
	return inert(text.replace(/\s+/g, ' ').trim());
}

function pictureOf(control: string): string {
	const code = control.charCodeAt(0);
	if (code < 32) return String.fromCharCode(0x2400 + code);
	return code === 127 ? '\u2421' : '\ufffd';
}
