import { type SpawnOptions, spawn } from 'node:child_process';

/** Runs a command with the caller's streams and resolves to its exit code (1 when a signal ended it). */
export function exitCodeOf(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { stdio: 'inherit', ...options });
		child.once('error', reject);
		child.once('exit', (code) => resolve(code ?? 1));
	});
}

/** Runs a command and throws when it does not end with exit code 0. */
export async function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
	const code = await exitCodeOf(command, args, options);

	if (code !== 0) {
		throw new Error(`${command} ${args.join(' ')} ended with exit code ${code}.`);
	}
}
