import { globSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import Mocha from 'mocha';

/** Marks the suite's own lines among all that VS Code prints; scripts/host/suite.ts looks for it. */
const prefix = '[suite] ';

/** Runs every compiled suite beside this file inside the extension host; VS Code calls it. Rejects when a test failed or none ran. */
export async function run(): Promise<void> {
	Mocha.reporters.Base.consoleLog = print;

	const mocha = new Mocha({ ui: 'bdd', timeout: 60_000, color: false });

	for (const file of globSync('**/*.test.cjs', { cwd: __dirname }).sort()) {
		mocha.addFile(path.join(__dirname, file));
	}

	const { passes, failures } = await statsOf(mocha);
	print(`VS Code suite: ${passes} passed, ${failures} failed`);

	if (failures > 0 || passes === 0) {
		throw new Error(passes === 0 ? 'The VS Code suite ran no test.' : `${failures} tests failed.`);
	}
}

function print(...values: unknown[]): void {
	for (const line of format(...values).split('\n')) {
		console.log(prefix + line);
	}
}

function statsOf(mocha: Mocha): Promise<Mocha.Stats> {
	return new Promise((resolve, reject) => {
		const runner = mocha.run(() =>
			runner.stats ? resolve(runner.stats) : reject(new Error('mocha counted nothing.')),
		);
	});
}
