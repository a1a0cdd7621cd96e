import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What may be bundled: licences that ask for nothing but their own text. */
const allowed = [
	'MIT',
	'ISC',
	'0BSD',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'Apache-2.0',
	'Unlicense',
	'CC0-1.0',
	'blessing',
];

/** Texts of what lies within packages without one, by the package's name; the first line names what each is for. */
const ownTexts = 'scripts/build/licences';

/** A package that is bundled, or copied beside the bundles. */
export interface BundledPackage {
	readonly name: string;
	readonly version: string;
	readonly license: string;
	/** All of its licence texts. */
	readonly texts: readonly string[];
}

/** The packages that files below node_modules belong to, by name and version. Throws a sentence if one may not be shipped. */
export function bundledPackages(files: Iterable<string>): BundledPackage[] {
	const folders = new Set([...files].flatMap((file) => packageFolder(file) ?? []));
	return [...folders]
		.map(packageIn)
		.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** The notices that travel with the bundles. */
export function noticesOf(packages: readonly BundledPackage[]): string {
	const head =
		'Nolife Tokens holds software of others. Each of them, with its version, licence and the full text of it:\n';
	const rule = '='.repeat(78);
	const parts = packages.map(({ name, version, license, texts }) =>
		[rule, `${name} ${version} (${license})`, rule, ...texts.map((text) => text.trim())].join('\n\n'),
	);
	return `${[head, ...parts].join('\n')}\n`;
}

/** `node_modules/a/node_modules/@b/c` of a file in it. */
function packageFolder(file: string): string | undefined {
	return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll('\\', '/'))?.[0];
}

function packageIn(folder: string): BundledPackage {
	const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	if (!allowed.includes(license))
		throw new Error(`${name} is bundled, and its licence (${license}) is none of ${allowed.join(', ')}.`);
	const texts = [...textsIn(folder), ...textsOfOurs(name)];
	if (texts.length === 0) throw new Error(`${name} is bundled and has no licence text: write it into ${ownTexts}.`);
	return { name, version, license, texts };
}

function textsIn(folder: string): string[] {
	const names = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notices?)(?:\.\w+)?$/i.test(file));
	return names.sort().map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

function textsOfOurs(name: string): string[] {
	const file = path.join(ownTexts, `${name.replace('/', '+')}.txt`);
	return existsSync(file) ? [readFileSync(file, 'utf8')] : [];
}
