import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

interface Import {
	readonly from: string;
	readonly to: string;
	readonly typeOnly: boolean;
}

/** Part of src/ → what it may import: other parts, and kinds of packages. */
const rules: Record<string, { parts: string[]; packages: PackageKind[] }> = {
	core: { parts: [], packages: ['library'] },
	node: { parts: ['core'], packages: ['node', 'library'] },
	cli: { parts: ['core', 'node'], packages: ['node', 'library'] },
	extension: { parts: ['core', 'node'], packages: ['node', 'vscode', 'library'] },
	webview: { parts: ['core'], packages: ['react', 'toolkit'] },
};

type PackageKind = 'node' | 'vscode' | 'react' | 'toolkit' | 'library';

const files = sourceFiles();
const imports = files.flatMap(importsOf);

describe('the import rules', () => {
	it('see files of every part', () => {
		expect([...new Set(files.map(({ path }) => partOf(path)))].sort()).toEqual(Object.keys(rules).sort());
		expect(imports.length).toBeGreaterThan(files.length);
	});

	it('let a part import the parts below it alone', () => {
		const crossing = imports.filter(({ from, to }) => isFile(to) && partOf(from) !== partOf(to));
		expect(crossing.filter(({ from, to }) => !rules[partOf(from)]?.parts.includes(partOf(to)))).toEqual([]);
	});

	it('let a part import its own kinds of packages alone', () => {
		const packages = imports.filter(({ to }) => !isFile(to));
		expect(packages.filter(({ from, to }) => !rules[partOf(from)]?.packages.includes(kindOf(to)))).toEqual([]);
	});

	it('let the webview have types and protocol.ts of core, nothing else', () => {
		const fromCore = imports.filter(({ from, to }) => partOf(from) === 'webview' && partOf(to) === 'core');
		expect(fromCore.filter(({ to, typeOnly }) => !typeOnly && to !== 'src/core/protocol.ts')).toEqual([]);
	});

	it('keep the toolkit behind src/webview/ui', () => {
		const uses = imports.filter(({ to }) => kindOf(to) === 'toolkit');
		expect(uses.filter(({ from }) => !from.startsWith('src/webview/ui/'))).toEqual([]);
	});
});

describe('the import reader', () => {
	it.each([
		["import a from 'x';", 'x', false],
		["import type { A } from 'x';", 'x', true],
		["import {\n\ta,\n\ttype B,\n} from 'x';", 'x', false],
		["import 'x';", 'x', false],
		["export { a } from 'x';", 'x', false],
		["const a = await import('x');", 'x', false],
		["let a: import('x').A;", 'x', false],
		["import { a } from './b.ts';", 'src/core/b.ts', false],
	])('finds %j', (text, to, typeOnly) => {
		expect(importsOf({ path: 'src/core/a.ts', text })).toEqual([{ from: 'src/core/a.ts', to, typeOnly }]);
	});
});

function importsOf({ path: from, text }: SourceFile): Import[] {
	const statements = text.matchAll(/^(?:import|export)\s(?<type>type\s)?[^'"`;=()]*?from\s'(?<name>[^']+)'/gm);
	const bare = text.matchAll(/^import\s'(?<name>[^']+)'/gm);
	const dynamic = text.matchAll(/\bimport\('(?<name>[^']+)'\)/g);

	return [...statements, ...bare, ...dynamic].map(({ groups }) => ({
		from,
		to: resolve(from, groups?.name ?? ''),
		typeOnly: groups?.type !== undefined,
	}));
}

function resolve(from: string, name: string): string {
	return name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name;
}

function isFile(target: string): boolean {
	return target.startsWith('src/');
}

function partOf(file: string): string {
	return file.split('/')[1] ?? '';
}

function kindOf(name: string): PackageKind {
	if (isBuiltin(name)) {
		return 'node';
	}

	const kinds: [RegExp, PackageKind][] = [
		[/^vscode$/, 'vscode'],
		[/^react(?:-dom)?(?:\/|$)/, 'react'],
		[/^@(?:vscode\/webview-ui-toolkit|microsoft\/fast-)/, 'toolkit'],
	];

	return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'library';
}
