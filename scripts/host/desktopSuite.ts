import { realpathSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { hostCache, projectRoot } from './paths.ts';
import { findCommand, isExecutable } from './systemPackages.ts';

/** The oldest VS Code that package.json allows: what runs there runs in the forks that lag behind, too. */
const version = '1.101.0';
const idleLimit = 15_000;

/**
 * A desktop VS Code to test in: `VSCODE_EXECUTABLE`, else the machine's own, else a downloaded one.
 *
 * @returns undefined where there is no screen, or none can be downloaded
 */
export async function findDesktop(): Promise<string | undefined> {
	if (process.env.VSCODE_EXECUTABLE) {
		return process.env.VSCODE_EXECUTABLE;
	}

	return hasScreen() ? (installedDesktop() ?? (await download())) : undefined;
}

/** Runs the compiled VS Code suite in a desktop VS Code and returns all that it printed. */
export async function runSuiteOnDesktop(executable: string, workspace: string): Promise<string> {
	const chunks: string[] = [];
	const collect = () =>
		new Writable({
			write(chunk, _encoding, done) {
				chunks.push(String(chunk));
				done();
			},
		});

	await runTests({
		vscodeExecutablePath: executable,
		extensionDevelopmentPath: projectRoot,
		extensionTestsPath: path.join(projectRoot, 'dist/test/index.cjs'),
		launchArgs: [workspace, '--disable-extensions'],
		stdout: collect(),
		stderr: collect(),
	}).catch((error: Error) => chunks.push(error.message));

	return chunks.join('');
}

function hasScreen(): boolean {
	return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** The program beside the folder of the `code` command, which itself is a script that does not wait. */
function installedDesktop(): string | undefined {
	const command = findCommand('code');
	const program = command && path.resolve(realpathSync(command), '../../code');
	return program && isExecutable(program) ? program : undefined;
}

async function download(): Promise<string | undefined> {
	try {
		return await downloadAndUnzipVSCode({ version, cachePath: hostCache, timeout: idleLimit });
	} catch {
		console.log('No desktop VS Code can be downloaded; the browser-hosted one runs the suite.');
		return undefined;
	}
}
