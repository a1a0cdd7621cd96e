import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeBinary, projectRoot } from './paths.ts';
import { start, stop } from './processes.ts';

const startLimit = 120_000;
const resultsFolder = path.join(projectRoot, 'test/results');

/** A running browser-hosted VS Code. */
export interface Server {
	/** Where the workbench is, without a trailing slash. */
	readonly url: string;
	stop(): Promise<void>;
}

/**
 * Starts a server script on a free port and waits until it answers.
 *
 * @param name of the file in test/results that takes what it prints
 * @param data the folder for all that it and its extensions keep
 * @param commandLine makes Node's arguments from the port
 */
export async function startServer(
	name: string,
	data: string,
	commandLine: (port: number) => string[],
): Promise<Server> {
	await mkdir(resultsFolder, { recursive: true });

	const log = path.join(resultsFolder, `${name}.log`);
	const output = await open(log, 'w');
	const port = await freePort();
	const child = start(nodeBinary, commandLine(port), {
		stdio: ['ignore', output.fd, output.fd],
		env: { ...process.env, XDG_DATA_HOME: data },
	});
	await output.close();

	const url = `http://127.0.0.1:${port}`;
	await untilAnswering(url, child, log);

	return { url, stop: () => stop(child) };
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	probe.close();

	if (address === null || typeof address === 'string') {
		throw new Error('The system gave no free port.');
	}

	return address.port;
}

async function untilAnswering(url: string, child: ChildProcess, log: string): Promise<void> {
	const deadline = Date.now() + startLimit;

	while (!(await answers(url))) {
		if (child.exitCode !== null || Date.now() > deadline) {
			throw new Error(`The browser-hosted VS Code did not start; ${path.relative(projectRoot, log)} says why.`);
		}

		await pause(100);
	}
}

async function answers(url: string): Promise<boolean> {
	try {
		return (await fetch(url)).ok;
	} catch {
		return false;
	}
}
