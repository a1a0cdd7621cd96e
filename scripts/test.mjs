import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './host/paths.ts';
import { exitCodeOf, run } from './host/run.ts';
import { runVscodeSuite } from './host/suite.ts';

process.chdir(projectRoot);

const suites = [
	{ name: 'unit', run: () => vitest('unit') },
	{ name: 'VS Code', run: runVscodeSuite },
	{ name: 'end to end', run: () => vitest('e2e', '--config', 'test/e2e/vitest.config.ts') },
];

await run(process.execPath, ['scripts/package.mjs']);

const counts = [];

for (const suite of suites) {
	console.log(`\n--- ${suite.name} ---`);
	counts.push(await countsOf(suite));
}

const sum = (key) => counts.reduce((total, count) => total + count[key], 0);

console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** A suite that cannot run, or runs no test, counts as one failure. */
async function countsOf(suite) {
	try {
		const count = await suite.run();

		if (count.passed + count.failed === 0) {
			throw new Error('It ran no test.');
		}

		return count;
	} catch (error) {
		console.error(`The suite "${suite.name}" did not run. ${error.message}`);
		console.error('`npm run test:unit` runs the tests that need no VS Code.');
		return { passed: 0, failed: 1 };
	}
}

async function vitest(name, ...args) {
	const report = path.join('test/results', `${name}.json`);
	await rm(report, { force: true });

	const code = await exitCodeOf(process.execPath, [
		...['node_modules/vitest/vitest.mjs', 'run', ...args],
		...['--reporter=default', '--reporter=json', `--outputFile=${report}`],
	]);
	const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'));

	// A test file that cannot even be loaded fails the run without a failed test.
	return { passed: numPassedTests, failed: code === 0 ? 0 : Math.max(1, numFailedTests) };
}
