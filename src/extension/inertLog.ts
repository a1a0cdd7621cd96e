import type * as vscode from 'vscode';
import { inert } from '../core/inert.ts';
import { plain } from './plain.ts';

/** The log as the extension writes it. */
export type Log = Pick<vscode.LogOutputChannel, 'debug' | 'info' | 'warn' | 'error' | 'show' | 'dispose'>;

/** A log in which text from outside can neither begin a line of its own nor show what is not there. */
export function inertLog(channel: Log): Log {
	return {
		debug: (message) => channel.debug(plain(message)),
		info: (message) => channel.info(plain(message)),
		warn: (message) => channel.warn(lineOf(message)),
		error: (error) => channel.error(lineOf(error)),
		show: () => channel.show(),
		dispose: () => channel.dispose(),
	};
}

/** A sentence as one line; what is thrown with its stack, of which every further line is indented. */
function lineOf(said: string | Error): string {
	if (typeof said === 'string') return plain(said);
	return inert(said.stack ?? said.message).replace(/\r?\n/g, '\n    ');
}
