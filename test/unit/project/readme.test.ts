import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { ruleKinds } from '../../../src/core/rules/rules.ts';
import { nolife } from '../support/nolife.ts';
import { temporaryFolder } from '../support/storing.ts';

const readme = readFileSync('README.md', 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...markdownIn('docs')];
const settings: Record<string, { readonly default: unknown }> = manifest.contributes.configuration.properties;

test('the table of settings has the names and defaults of package.json', () => {
	const rows = readme.matchAll(/^\| `(nolife\.[\w.]+)` *\| `([^`]+)` *\|/gm);
	const contributed = Object.entries(settings).map(([name, setting]) => [name, JSON.stringify(setting.default)]);
	expect(Object.fromEntries(Array.from(rows, ([, name, value]) => [name, value]))).toEqual(
		Object.fromEntries(contributed),
	);
});

test('the table of rules names each kind', () => {
	const [, section = ''] = readme.split('## Rules of your own');
	expect(Array.from(section.matchAll(/^\| `(\w+)` /gm), ([, kind]) => kind)).toEqual(ruleKinds);
});

describe('the command line', () => {
	const commands = readme.match(/^nolife .*$/gm) ?? [];

	test('does as README says, word for word and in that order', async () => {
		const folder = await temporaryFolder();
		cpSync('test/fixtures', path.join(folder, 'test/fixtures'), { recursive: true });
		expect(commands.length).toBeGreaterThan(8);
		for (const command of commands) {
			const { code, stderr } = await typed(command, folder);
			expect({ command, code, stderr }).toMatchObject({ command, code: 0 });
		}
		expect(readFileSync(path.join(folder, 'whole.log'))).toEqual(readFileSync('test/fixtures/service.log'));
	});

	test('gives the figures that README names below its picture', async () => {
		const { stdout } = await typed('nolife analyze test/fixtures/service.log --json', await temporaryFolder(), '.');
		const { raw, visible } = JSON.parse(stdout.toString());
		const figures = [raw.lines, visible.lines, raw.tokens, visible.tokens].map((figure) => figure.toLocaleString('en'));
		const [, ...named] =
			/^_([\d,]+) lines become ([\d,]+), about ([\d,]+) tokens become ([\d,]+)\./m.exec(readme) ?? [];
		expect(named).toEqual(figures);
	});

	test('gives the ids that README names', async () => {
		const { stdout } = await typed('nolife analyze test/fixtures/service.log --json', await temporaryFolder(), '.');
		const known = new Set(stdout.toString().match(/\b(?:ctx|run)_[0-9a-f]{8}\b/g));
		expect((readme.match(/\b(?:ctx|run)_[0-9a-f]{8}\b/g) ?? []).filter((id) => !known.has(id))).toEqual([]);
	});

	test('is called without a newer Node as the demo advises', () => {
		const advice = /To go on by yourself[^`]*/.exec(readFileSync('scripts/demo.mjs', 'utf8'))?.[0];
		expect(advice).toMatch(/\n {4}npx nolife analyze /);
		expect(advice).not.toContain('npm link');
		expect(readme).toContain('`npx nolife`');
	});

	test('is where README says that the VSIX puts it', () => {
		const [, folder, file = ''] = /extensions\/([^/]+)\/(\S+\.mjs)/.exec(readme) ?? [];
		expect(folder).toBe(`${manifest.publisher}.${manifest.name}-${manifest.version}`);
		expect(manifest.bin.nolife).toBe(file);
		expect(file).toMatch(/^dist\/node\/[^/]+\.mjs$/);
		expect(readFileSync('.vscodeignore', 'utf8')).toContain('!dist/node/*.{mjs,wasm}');
	});

	test('needs the Node that package.json names', () => {
		const [, named] = /needs Node (\d+) or newer/.exec(readme) ?? [];
		expect(`>=${named}`).toBe(manifest.engines.node);
	});
});

describe('links', () => {
	const targetsOf = (page: string) =>
		[...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
			.map(([, target = '']) => target)
			.filter((target) => !/^https?:/.test(target))
			.map((target) => path.join(path.dirname(page), target));

	it.each(pages)('of %s lead somewhere', (page) => {
		expect(targetsOf(page).filter((target) => !existsSync(target))).toEqual([]);
	});

	it('show every picture', () => {
		const shown = pages.flatMap(targetsOf);
		const pictures = readdirSync('docs/images').map((name) => path.join('docs/images', name));
		expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([]);
	});
});

/** Runs a line of a shell as far as README goes: one command, `<`, `>`, a comment. */
async function typed(line: string, folder: string, cwd = folder) {
	const [command = ''] = line.split(/ +#/);
	const [, words = '', input, output] = /^nolife ([^<>]+?)(?: < (\S+))?(?: > (\S+))?$/.exec(command) ?? [];
	const ended = await nolife(words.split(' '), {
		cwd,
		env: { NOLIFE_STORE: path.join(folder, 'store') },
		...(input === undefined ? {} : { input: readFileSync(path.join(cwd, input)) }),
	});
	if (output !== undefined) writeFileSync(path.join(cwd, output), ended.stdout);
	return ended;
}

function markdownIn(folder: string): string[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.md'))
		.map((name) => path.join(folder, name));
}
