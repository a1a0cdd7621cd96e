import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from './host/browser.ts';
import { projectRoot } from './host/paths.ts';
import { startProductServer } from './host/productServer.ts';
import { temporaryFolder } from './host/temporaryFolder.ts';

/**
 * Measures how long the packaged extension takes to activate in a real VS Code, by the figure of its own "Running
 * Extensions": milliseconds to load the code and to call `activate`. That figure counts from the moment when VS Code begins
 * to start all extensions, and they take turns; so the bound holds for a host without others, and the figure beside VS
 * Code's own is shown with theirs. Every round opens a fresh window, and with it an extension host. Exit code 1 if the
 * median misses the bound.
 */
const rounds = 5;
const bound = 100;
const patience = 120_000;
/** So that every extension has its row on screen; rows further down do not exist. */
const tall = { width: 1200, height: 2000 };

process.chdir(projectRoot);

const folder = await temporaryFolder();
await writeFile(path.join(folder, 'service.log'), 'INFO one line\n');

const browser = await launchBrowser();

try {
	const alone = median((await activations({ alone: true })).map(({ ours }) => ours));
	const beside = await activations({});
	console.log(`alone: median ${alone} ms, at most ${bound} ms`);
	const others = median(beside.flatMap((round) => round.others));
	console.log(`beside VS Code's own: median ${median(beside.map(({ ours }) => ours))} ms; each of those: ${others} ms`);
	process.exitCode = alone > bound ? 1 : 0;
} finally {
	await browser.close();
}

async function activations(product) {
	const server = await startProductServer('nolife-tokens.vsix', product);
	const figures = [];
	try {
		for (let round = 1; round <= rounds; round++) {
			const figure = await activationIn(server, await browser.newContext({ viewport: tall }));
			figures.push(figure);
			console.log(`${product.alone ? 'alone' : `beside ${figure.others.length} others`}, ${round}: ${figure.ours} ms`);
		}
	} finally {
		await server.stop();
	}
	return figures;
}

async function activationIn(server, context) {
	context.setDefaultTimeout(patience);
	const page = await context.newPage();
	await page.goto(`${server.url}/?folder=${encodeURIComponent(folder)}`);
	await page.locator('.explorer-folders-view').getByRole('treeitem').first().waitFor();
	await page.keyboard.press('F1');
	await page.locator('.quick-input-widget input[type="text"]').fill('>Developer: Show Running Extensions');
	await page.locator('.quick-input-list .monaco-list-row').first().click();
	const rows = page.locator('.runtime-extensions-editor .extension').filter({ hasText: /Activation: \d+ ?ms/ });
	const our = rows.filter({ hasText: 'Nolife Tokens' });
	await our.waitFor();
	const ours = msIn(await our.textContent());
	const others = (await rows.filter({ hasNotText: 'Nolife Tokens' }).allTextContents()).map(msIn);
	await context.close();
	return { ours, others };
}

function msIn(text) {
	return Number(/Activation: (\d+)/.exec(text)?.[1]);
}

function median(numbers) {
	return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}
