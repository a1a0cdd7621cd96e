import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Reduces a real log with the built command: trace, visible text, one ref expanded, the original restored and compared. */

const root = path.resolve(import.meta.dirname, '..');
const command = path.join(root, 'dist/node/nolife.mjs');
const log = 'test/fixtures/service.log';

process.chdir(root);
const store = await mkdtemp(path.join(tmpdir(), 'nolife-demo-'));

try {
	headline(`nolife analyze ${log}`);
	nolife('inherit', 'analyze', log);

	const { runId, refs } = JSON.parse(nolife('pipe', 'analyze', log, '--json'));
	const ref = refs.toSorted((a, b) => a.tokens - b.tokens)[0];

	headline(`nolife show ${ref.id}`);
	nolife('inherit', 'show', ref.id);

	headline(`nolife restore ${runId}, compared with ${log}`);
	const [restored, original] = [nolife('pipe', 'restore', runId), await readFile(log)];
	const same = restored.equals(original);
	console.log(same ? `All ${original.length} bytes are the same.` : 'The bytes differ.');
	process.exitCode = same ? 0 : 1;

	console.log(`
What the demo stored is deleted again. To go on by yourself, with the same ids:

    npx nolife analyze ${log}`);
} finally {
	await rm(store, { recursive: true });
}

/** Runs the command on the demo's store; returns what it printed, unless it printed to this terminal. */
function nolife(stdout, ...args) {
	const env = { ...process.env, NOLIFE_STORE: store };
	return execFileSync(process.execPath, [command, ...args], { env, stdio: ['ignore', stdout, 'inherit'] });
}

function headline(title) {
	console.log(`\n$ ${title}\n`);
}
