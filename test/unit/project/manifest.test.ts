import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { commandIds } from '../../../src/extension/commandIds.ts';
import { contextKeys } from '../../../src/extension/contextKeys.ts';
import { scheme } from '../../../src/extension/documents/uris.ts';
import { settingDefaults, settingKeys } from '../../../src/extension/settings.ts';
import { inspectorTabId, inspectorViewId } from '../../../src/extension/viewIds.ts';
import { stableMenus } from './stableMenus.ts';

vi.mock('vscode', () => ({}));

interface Contribution {
	readonly command?: string;
	readonly when?: string;
}

const manifest = readJson('package.json');
const { contributes } = manifest;
const text = readFileSync('package.json', 'utf8');

const menus: Record<string, Contribution[]> = contributes.menus;
const properties: Record<string, { default: unknown }> = contributes.configuration.properties;
const placed: Contribution[] = [...Object.values(menus).flat(), ...contributes.keybindings];

describe('commands', () => {
	it('of package.json are those of the code', () => {
		const contributed = contributes.commands.map(({ command }: Contribution) => command);
		expect(contributed.sort()).toEqual(Object.values(commandIds).sort());
	});

	it('in menus and keybindings exist', () => {
		const known: (string | undefined)[] = Object.values(commandIds);
		expect(placed.filter(({ command }) => !known.includes(command))).toEqual([]);
	});

	it('have a category, so that the palette groups them', () => {
		expect(contributes.commands.filter(({ category }: { category?: string }) => !category)).toEqual([]);
	});
});

describe('menus', () => {
	it('are stable ones', () => {
		expect(Object.keys(menus).filter((menu) => !stableMenus.includes(menu))).toEqual([]);
	});

	it('ask for context keys that the code sets', () => {
		const asked = placed.flatMap(({ when }) => when?.match(/\bnolife\.\w+/g) ?? []);
		const known: string[] = [...Object.values(contextKeys), inspectorViewId, inspectorTabId];
		expect(asked.filter((key) => !known.includes(key))).toEqual([]);
	});

	it('are asked for by keybindings only where they make sense', () => {
		expect(contributes.keybindings.filter(({ when }: Contribution) => !when)).toEqual([]);
	});
});

describe('views', () => {
	it('are those of the code', () => {
		const views: { id: string }[] = Object.values<{ id: string }[]>(contributes.views).flat();
		expect(views.map(({ id }) => id)).toEqual([inspectorViewId]);
	});
});

describe('settings', () => {
	it('are those of the code', () => {
		expect(Object.keys(properties).sort()).toEqual(Object.values(settingKeys).sort());
	});

	it('have the defaults of the code', () => {
		const defaults = Object.entries(properties).map(([key, property]) => [key, property.default]);
		expect(Object.fromEntries(defaults)).toEqual(settingDefaults);
	});

	it('that restricted mode ignores exist', () => {
		const restricted: string[] = manifest.capabilities.untrustedWorkspaces.restrictedConfigurations ?? [];
		expect(restricted.filter((key) => !(key in properties))).toEqual([]);
	});
});

describe('settings of VS Code', () => {
	it('stay as they are, so that it marks invisible and bidirectional characters in documents', () => {
		const { 'editor.unicodeHighlight.allowedCharacters': allowed, ...others } = contributes.configurationDefaults;
		expect(others).toEqual({});
		expect(Object.keys(allowed).filter((character) => /[^\p{Sm}]/u.test(character))).toEqual([]);
	});
});

describe('texts', () => {
	it('are all defined, and all used', () => {
		const used = new Set([...text.matchAll(/%([\w.]+)%/g)].map(([, key]) => key));
		expect(Object.keys(readJson('package.nls.json')).sort()).toEqual([...used].sort());
	});
});

describe('the package', () => {
	it('holds every file that package.json names', () => {
		const named = [...text.matchAll(/"(?:\.\/)?((?:media|l10n)\/[^"]+)"/g)].map(([, file]) => file ?? '');
		const packed = readFileSync('.vscodeignore', 'utf8').match(/(?<=^!).+/gm) ?? [];
		const isPacked = (file: string) => existsSync(file) && packed.some((pattern) => path.matchesGlob(file, pattern));
		expect(named.length).toBeGreaterThan(0);
		expect(named.filter((file) => !isPacked(file))).toEqual([]);
	});

	it('uses the stable API alone, of the oldest VS Code that it allows', () => {
		const typings = manifest.devDependencies['@types/vscode'];
		expect(manifest.enabledApiProposals).toBeUndefined();
		expect(manifest.engines.vscode).toBe(`^${typings}`);
		expect(readJson('node_modules/@types/vscode/package.json').version).toBe(typings);
	});

	it('is activated early only for what needs it', () => {
		const needed = ['onStartupFinished', `onFileSystem:${scheme}`, `onWebviewPanel:${inspectorTabId}`];
		expect(manifest.activationEvents.sort()).toEqual(needed.sort());
	});
});

function readJson(file: string) {
	return JSON.parse(readFileSync(file, 'utf8'));
}
