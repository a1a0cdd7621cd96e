import path from 'node:path';
import { projectRoot } from './host/paths.ts';
import { startProductServer } from './host/productServer.ts';
import { run } from './host/run.ts';
import { copySamples } from './host/samples.ts';
import { temporaryFolder } from './host/temporaryFolder.ts';

process.chdir(projectRoot);
console.log('Packaging the extension …');
await run(process.execPath, ['scripts/package.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });

const samples = path.join(await temporaryFolder(), 'samples');
await copySamples(samples);

const { url } = await startProductServer('nolife-tokens.vsix');

console.log(`
VS Code with Nolife Tokens is open at

    ${url}/?folder=${encodeURIComponent(samples)}

Right-click a file there and choose "Reduce". Files, settings and store are copies made for this one time.
Ctrl-C stops it.`);
