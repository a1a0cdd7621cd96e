import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const { dependencies, devDependencies } = readJson('package.json');
const section =
	/^## Dependencies\n(?<text>[\s\S]*?)^## /m.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.groups?.text ?? '';
/** Name, licence and reason of each row. */
const rows = [...section.matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(([, ...cells]) => cells);
const declared = Object.keys(devDependencies).sort();

describe('the dependencies', () => {
	it('are needed to build alone: what runs is bundled', () => {
		expect(dependencies).toBeUndefined();
	});

	it('have a row each in CONTRIBUTING, and no row is left of one that went', () => {
		expect(rows.map(([name]) => name).sort()).toEqual(declared);
	});

	it('have a reason, and the licence that the package says', () => {
		for (const [name = '', license = '', reason = ''] of rows) {
			expect(reason.length, name).toBeGreaterThan(4);
			expect(license.replace(' or ', ' OR '), name).toBe(
				readJson(path.join('node_modules', name, 'package.json')).license,
			);
		}
	});

	it('are called bundled if they are', () => {
		const notices = readFileSync('dist/ThirdPartyNotices.txt', 'utf8');
		const isBundled = (name: string) => new RegExp(`^${name.replaceAll('.', '\\.')} \\d\\S* \\(`, 'm').test(notices);
		const called = rows.filter(([, , reason]) => reason?.endsWith('; bundled')).map(([name]) => name);
		expect(called).toEqual(rows.map(([name = '']) => name).filter(isBundled));
	});

	it('are locked with a checksum, without an address', () => {
		const { packages } = readJson('package-lock.json') as { packages: Record<string, Record<string, unknown>> };
		const installed = Object.entries(packages).filter(([place, { link }]) => place !== '' && link !== true);
		expect(installed.length).toBeGreaterThan(declared.length);
		expect(installed.filter(([, { integrity }]) => typeof integrity !== 'string')).toEqual([]);
		expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
	});
});

function readJson(file: string) {
	return JSON.parse(readFileSync(file, 'utf8'));
}
