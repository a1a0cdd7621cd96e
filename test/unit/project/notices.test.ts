import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { extensionBundle } from '../../../scripts/build/extensionBundle.ts';
import { bundledPackages, noticesOf } from '../../../scripts/build/notices.ts';
import { temporaryFolder } from '../support/storing.ts';

const notices = readFileSync('dist/ThirdPartyNotices.txt', 'utf8');

/** The files that end up in the bundles, found without the build script. */
async function bundledFiles(): Promise<string[]> {
	const common = { bundle: true, write: false, metafile: true, outdir: 'out', logLevel: 'silent' } as const;
	const node = { ...common, platform: 'node', format: 'esm', splitting: true } as const;
	const { metafile: extension } = await build({ ...extensionBundle, ...common });
	const { metafile: command } = await build({ ...node, entryPoints: ['src/cli/main.ts', 'src/node/worker/main.ts'] });
	const { metafile: page } = await build({ ...common, entryPoints: ['src/webview/main.tsx'], jsx: 'automatic' });
	return [extension, command, page].flatMap(({ inputs }) => Object.keys(inputs));
}

describe('the notices', () => {
	it('hold every bundled package, with its version, its licence and the text of it', async () => {
		const packages = bundledPackages(await bundledFiles());
		expect(packages.length).toBeGreaterThan(10);
		expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'commander', 'sql.js']));
		for (const { name, version, license, texts } of packages) {
			expect(notices).toContain(`${name} ${version} (${license})`);
			for (const text of texts) expect(notices).toContain(text.trim());
			expect(texts.join().length).toBeGreaterThan(500);
		}
	});

	it('name what every copied file of WebAssembly was compiled from', () => {
		const copied = readdirSync('dist/node').filter((file) => file.endsWith('.wasm'));
		expect(copied.length).toBeGreaterThan(10);
		expect(copied.filter((file) => !notices.includes(file))).toEqual([]);
	});

	it('travel in the package', () => {
		expect(readFileSync('.vscodeignore', 'utf8').split('\n')).toContain('!dist/ThirdPartyNotices.txt');
	});
});

describe('a bundled package', () => {
	const at = async (license: string, files: Record<string, string>) => {
		const folder = path.join(await temporaryFolder(), 'node_modules/@some/package');
		mkdirSync(folder, { recursive: true });
		writeFileSync(
			path.join(folder, 'package.json'),
			JSON.stringify({ name: '@some/package', version: '1.2.3', license }),
		);
		for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
		return [path.join(folder, 'dist/index.js'), path.join(folder, 'dist/more.js')];
	};

	it('is named once, with all its texts', async () => {
		const packages = bundledPackages(await at('MIT', { 'LICENSE.md': 'the text', NOTICE: 'the notice', 'a.js': 'x' }));
		expect(packages).toEqual([
			{ name: '@some/package', version: '1.2.3', license: 'MIT', texts: ['the text', 'the notice'] },
		]);
		expect(noticesOf(packages)).toContain('@some/package 1.2.3 (MIT)\n\n');
	});

	it('without a licence text stops the build', async () => {
		const files = await at('MIT', { 'README.md': 'MIT' });
		expect(() => bundledPackages(files)).toThrow('@some/package is bundled and has no licence text');
	});

	it.each(['GPL-3.0', 'SEE LICENSE IN x', ''])(
		'under a licence of another kind stops the build: %j',
		async (license) => {
			const files = await at(license, { LICENSE: 'text' });
			expect(() => bundledPackages(files)).toThrow('@some/package is bundled, and its licence');
		},
	);
});
