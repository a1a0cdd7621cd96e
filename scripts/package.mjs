import { stat } from 'node:fs/promises';
import { createVSIX } from '@vscode/vsce';
import { projectRoot } from './host/paths.ts';
import { run } from './host/run.ts';

const vsix = 'nolife-tokens.vsix';
const limit = 8_000_000;

process.chdir(projectRoot);
await run(process.execPath, ['scripts/build.mjs', '--production']);

// Everything that runs is bundled, so no node_modules travel along.
await createVSIX({ packagePath: vsix, dependencies: false });

const { size } = await stat(vsix);

if (size >= limit) {
	throw new Error(`The VSIX has ${size / 1e6} MB and must stay below ${limit / 1e6} MB.`);
}
