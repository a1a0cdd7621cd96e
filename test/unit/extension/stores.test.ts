import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { Stores } from '../../../src/extension/stores.ts';
import { temporaryFolder } from '../support/storing.ts';

const host = vi.hoisted(() => ({
	trusted: true,
	folder: '',
	questions: [] as string[],
	answer: undefined as string | undefined,
}));

vi.mock('vscode', () => ({
	l10n: { t: (text: string, ...values: unknown[]) => text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)])) },
	window: {
		showInformationMessage: async (question: string) => {
			host.questions.push(question);
			return host.answer;
		},
	},
	workspace: {
		get isTrusted() {
			return host.trusted;
		},
		get workspaceFolders() {
			return [{ uri: { fsPath: host.folder } }];
		},
		getWorkspaceFolder: () => undefined,
	},
}));

let kept: Map<string, unknown>;
let local: string;

beforeEach(async () => {
	const folder = await temporaryFolder();
	Object.assign(host, { trusted: true, folder, questions: [], answer: undefined });
	vi.stubEnv('NOLIFE_STORE', '');
	vi.stubEnv('XDG_DATA_HOME', path.join(folder, 'data'));
	kept = new Map();
	local = path.join(folder, '.nolife');
});

function stores() {
	return new Stores({
		get: (key: string, otherwise: unknown) => kept.get(key) ?? otherwise,
		update: async (key: string, value: unknown) => kept.set(key, value),
	} as never);
}

const settled = () => vi.waitFor(() => expect(host.questions.length).toBeGreaterThan(0));

it('keeps originals outside the workspace as long as nobody chose otherwise', () => {
	expect(stores().storeOf(undefined)).not.toContain(`${host.folder}/.nolife`);
	expect(stores().all()).toHaveLength(1);
});

it('asks before a store is used that came with the workspace, and does as the person says', async () => {
	mkdirSync(local);
	host.answer = 'Use It';
	const opened = stores();
	expect(opened.storeOf(undefined)).not.toBe(local);
	await settled();
	await vi.waitFor(() => expect(opened.storeOf(undefined)).toBe(local));
	expect(host.questions).toHaveLength(1);
	expect(stores().storeOf(undefined)).toBe(local);
});

it.each([['Ignore It'], [undefined]])('reads nothing of it after the answer %s', async (answer) => {
	mkdirSync(local);
	host.answer = answer;
	const opened = stores();
	opened.all();
	await settled();
	expect(opened.all()).not.toContain(local);
	expect(opened.storeOf(undefined)).not.toBe(local);
	expect(host.questions).toHaveLength(1);
});

it('neither reads it nor asks where the workspace is not trusted, whatever was said before', async () => {
	mkdirSync(local);
	await stores().agree(local);
	host.trusted = false;
	expect(stores().all()).not.toContain(local);
	expect(stores().storeOf(undefined)).not.toBe(local);
	expect(host.questions).toEqual([]);
});

it('writes to the store inside a folder once it was chosen, and still reads the one before', async () => {
	const opened = stores();
	const usual = opened.storeOf(undefined);
	const within = opened.within({ uri: { fsPath: host.folder } } as never);
	expect(within).toBe(local);
	mkdirSync(local);
	await opened.agree(local);
	expect(opened.storeOf(undefined)).toBe(local);
	expect(opened.all()).toEqual([local, usual]);
	expect(host.questions).toEqual([]);
});
