import { styleText } from 'node:util';

const styles = { heading: 'bold', pass: 'green', fail: 'red', marker: 'cyan', quiet: 'dim' } as const;

/** Colours wording for stdout: only if it is a terminal, and as `NO_COLOR` and `TERM` allow. */
export function paint(style: keyof typeof styles, wording: string): string {
	return process.stdout.isTTY ? styleText(styles[style], wording, { stream: process.stdout }) : wording;
}
