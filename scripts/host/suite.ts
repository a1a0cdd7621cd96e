import { runSuiteInBrowser } from './browserSuite.ts';
import { findDesktop, runSuiteOnDesktop } from './desktopSuite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** How many tests of a suite passed and failed. */
export interface Counts {
	readonly passed: number;
	readonly failed: number;
}

/** Marks the lines of the suite among all that VS Code prints (see test/vscode/index.ts). */
const prefix = '[suite] ';

/**
 * Runs the compiled VS Code suite (dist/test) inside an extension host: of a desktop VS Code where this machine has one
 * or can download one, else of the browser-hosted VS Code. Prints the suite's report.
 *
 * @throws an Error that says what is missing where neither can run
 */
export async function runVscodeSuite(): Promise<Counts> {
	const workspace = await temporaryFolder();
	const desktop = await findDesktop();

	return countsIn(await (desktop ? runSuiteOnDesktop(desktop, workspace) : runSuiteInBrowser(workspace)));
}

function countsIn(output: string): Counts {
	const report = output
		.split('\n')
		.filter((line) => line.startsWith(prefix))
		.map((line) => line.slice(prefix.length));
	const [, passed, failed] = /: (\d+) passed, (\d+) failed$/.exec(report.at(-1) ?? '') ?? [];

	if (passed === undefined || failed === undefined) {
		throw new Error(`The VS Code suite gave no result:\n${output}`);
	}

	console.log(report.join('\n'));
	return { passed: Number(passed), failed: Number(failed) };
}
