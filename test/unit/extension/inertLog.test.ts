import { expect, it } from 'vitest';
import { inertLog, type Log } from '../../../src/extension/inertLog.ts';

const lines: string[] = [];
const write = (message: string | Error) => lines.push(`${message}`);
const channel = {
	debug: write,
	info: write,
	warn: write,
	error: write,
	show: () => {},
	dispose: () => {},
} as unknown as Log;

it('lets text from outside begin no line of its own', () => {
	const log = inertLog(channel);
	const forged = 'a.log\n2026-03-01 10:00:00.000 [error] forged\x1b[2J';
	for (const level of ['debug', 'info', 'warn', 'error'] as const) log[level](forged);
	expect(lines.splice(0)).toEqual(Array(4).fill('a.log 2026-03-01 10:00:00.000 [error] forged␛[2J'));
	log.error(Object.assign(new Error(), { stack: 'Error: a\n2026 [error] forged\n  at b\u202e' }));
	expect(lines.splice(0)).toEqual(['Error: a\n    2026 [error] forged\n      at b\\u{202e}']);
});
