import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What the `nolife` command prints on stdout; its store is `store`. */
export async function nolife(store: string, ...args: string[]): Promise<string> {
	const { stdout } = await execute(process.execPath, ['dist/node/nolife.mjs', ...args, '--store', store]);
	return stdout;
}
