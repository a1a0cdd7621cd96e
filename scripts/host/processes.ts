import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const patience = 5_000;

/** Started by this run, each the leader of a process group of its own, so that a stop reaches its children and nobody else's. */
const started = new Set<ChildProcess>();

process.once('exit', () => {
	for (const child of started) {
		signalGroup(child, 'SIGKILL');
	}
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.once(signal, () => process.exit(130));
}

/** Starts a command in a process group of its own; it ends with this process at the latest. */
export function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
	const child = spawn(command, args, { ...options, detached: true });
	started.add(child);
	child.once('exit', () => started.delete(child));
	return child;
}

/** Asks a process started here, and its children, to end; after five seconds they are killed. */
export async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) {
		return;
	}

	const exited = once(child, 'exit');
	const killing = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
	signalGroup(child, 'SIGTERM');
	await exited;
	clearTimeout(killing);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
	// A child that never started has no pid, and 0 would mean our own group.
	if (child.pid === undefined) {
		return;
	}

	try {
		process.kill(-child.pid, signal);
	} catch {
		// It has ended on its own.
	}
}
