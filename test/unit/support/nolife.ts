import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { bin } from '../../../package.json';

const root = path.resolve(import.meta.dirname, '../../..');
const command = path.join(root, bin.nolife);

/** Path of one of the project's fixtures. */
export function fixture(name: string): string {
	return path.join(root, 'test/fixtures', name);
}

/** Makes the pipe that stdout is look like a terminal, as far as Node tells. */
const asTerminal = `
	import { WriteStream } from 'node:tty';
	const { getColorDepth } = WriteStream.prototype;
	Object.assign(process.stdout, { isTTY: true, getColorDepth });
`;

const asNode = (version: string) =>
	`Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;

export interface Ended {
	readonly code: number | null;
	readonly stdout: Buffer;
	readonly stderr: string;
}

export interface Calling {
	/** What the process reads from stdin. */
	readonly input?: string | Uint8Array;
	readonly cwd?: string;
	readonly env?: Readonly<Record<string, string>>;
	/** Whether the process takes its stdout for a terminal. */
	readonly terminal?: boolean;
	/** The version of Node that the process takes for its own. */
	readonly nodeVersion?: string;
}

/** Runs the built command in a process of its own. */
export async function nolife(args: readonly string[], calling: Calling = {}): Promise<Ended> {
	const child = startNolife(args, calling);
	child.stdin.end(calling.input ?? '');
	const [stdout, stderr, [code]] = await Promise.all([buffer(child.stdout), text(child.stderr), once(child, 'close')]);
	return { code, stdout, stderr };
}

/** Starts the built command; the caller reads and ends it. */
export function startNolife(args: readonly string[], calling: Calling = {}) {
	const { cwd = root, env = {}, terminal = false, nodeVersion } = calling;
	if (!existsSync(command)) throw new Error(`${command} is not there: npm run build makes it.`);
	const pretences = [...(terminal ? [asTerminal] : []), ...(nodeVersion ? [asNode(nodeVersion)] : [])];
	const preload = pretences.flatMap((code) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]);
	const environment = { PATH: process.env.PATH, TERM: 'xterm', ...env };
	return spawn(process.execPath, [...preload, command, ...args], { cwd, env: environment });
}
