import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Machine } from '../../../src/node/dataFolder.ts';
import { storeLocation } from '../../../src/node/storeLocation.ts';
import { temporaryFolder } from '../support/storing.ts';

let home: string;
let machine: Machine;
const made = (...names: string[]) => {
	const folder = path.join(home, ...names);
	mkdirSync(folder, { recursive: true });
	return folder;
};
const locate = (folder: string | undefined, chosen?: string, trusted = false, env: Machine['env'] = {}) =>
	storeLocation(folder, chosen, trusted, { ...machine, env });

beforeEach(async () => {
	home = realpathSync(await temporaryFolder());
	machine = { env: {}, home, platform: 'linux' };
});

describe('which store', () => {
	test('the chosen one comes first, then NOLIFE_STORE, both relative to the folder', () => {
		const folder = made('project');
		expect(locate(folder, '/elsewhere', false, { NOLIFE_STORE: '/named' })).toBe(path.resolve('/elsewhere'));
		expect(locate(folder, 'own', false, { NOLIFE_STORE: '/named' })).toBe(path.join(folder, 'own'));
		expect(locate(folder, undefined, false, { NOLIFE_STORE: '/named' })).toBe(path.resolve('/named'));
		expect(locate(folder, undefined, false, { NOLIFE_STORE: '' })).toBe(locate(folder));
	});

	test('the nearest folder upwards that has a store comes before the git root', () => {
		const project = made('project');
		const inner = made('project', 'packages', 'a', 'src');
		mkdirSync(locate(made('project', 'packages')), { recursive: true });
		mkdirSync(locate(project), { recursive: true });
		made('project', 'packages', 'a', '.git');
		expect(locate(inner)).toBe(locate(path.join(project, 'packages')));
	});

	test('without a store it is that of the git root, without one that of the folder itself', () => {
		const inner = made('project', 'src', 'deep');
		expect(path.basename(locate(inner))).toMatch(/^deep-[0-9a-f]{16}$/);
		made('project', '.git');
		expect(path.basename(locate(inner))).toMatch(/^project-[0-9a-f]{16}$/);
	});

	test('the home folder, a git root too, takes in nothing', () => {
		made('.git');
		const folder = made('project');
		mkdirSync(path.join(home, '.nolife'));
		expect(path.basename(locate(folder, undefined, true))).toMatch(/^project-/);
		expect(path.basename(locate(home, undefined, true))).toBe('no-folder');
		expect(path.basename(locate(path.dirname(home), undefined, true))).toBe('no-folder');
		expect(path.basename(locate(undefined))).toBe('no-folder');
	});

	test('.nolife in the workspace counts only where it is trusted', () => {
		const folder = made('project');
		const local = made('project', '.nolife');
		expect(locate(folder, undefined, true)).toBe(local);
		expect(locate(folder, undefined, false)).not.toBe(local);
		expect(locate(made('project', 'src'), undefined, true)).toBe(local);
	});

	test('a folder has one store by whatever path one comes to it, and none shares it', () => {
		const folder = made('project');
		symlinkSync(folder, path.join(home, 'link'));
		expect(locate(path.join(home, 'link'))).toBe(locate(folder));
		expect(locate(made('other', 'project'))).not.toBe(locate(folder));
	});

	test('a name of any characters makes a file name', () => {
		expect(path.basename(locate(made('mein Projekt: «ü»')))).toMatch(/^mein_Projekt___+-[0-9a-f]{16}$/);
	});
});

describe('the data folder of the operating system', () => {
	const cases: [NodeJS.Platform, Machine['env'], string][] = [
		['linux', {}, '.local/share'],
		['linux', { XDG_DATA_HOME: 'relative' }, '.local/share'],
		['darwin', { XDG_DATA_HOME: '/xdg' }, 'Library/Application Support'],
		['win32', {}, 'AppData/Local'],
	];
	test.each(cases)('%s %o', (platform, env, below) => {
		const store = storeLocation(made('project'), undefined, false, { env, home, platform });
		expect(path.dirname(store)).toBe(path.join(home, below, 'nolife-tokens', 'stores'));
	});

	test('follows XDG_DATA_HOME and LOCALAPPDATA', () => {
		const folder = made('project');
		const linux: Machine = { env: { XDG_DATA_HOME: '/xdg' }, home, platform: 'linux' };
		const windows: Machine = { env: { LOCALAPPDATA: '/local' }, home, platform: 'win32' };
		expect(storeLocation(folder, undefined, false, linux)).toMatch(/^\/xdg\/nolife-tokens\/stores\/project-/);
		expect(storeLocation(folder, undefined, false, windows)).toMatch(/^\/local\/nolife-tokens\/stores\/project-/);
	});
});
