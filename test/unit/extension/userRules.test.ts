import { beforeEach, expect, it, vi } from 'vitest';
import { parseRules } from '../../../src/core/rules/parseRules.ts';
import { noRules } from '../../../src/core/rules/rules.ts';
import { UserRules } from '../../../src/extension/rules/userRules.ts';

const host = vi.hoisted(() => {
	class FileSystemError extends Error {
		constructor(readonly code: string) {
			super(code);
		}
	}
	return {
		FileSystemError,
		trusted: true,
		setting: {} as unknown,
		/** Path → content. */
		files: new Map<string, string>(),
		read: [] as string[],
		warnings: [] as string[],
		commands: [] as unknown[][],
		/** Whether a person presses the button of a warning. */
		presses: false,
	};
});

vi.mock('vscode', () => ({
	FileSystemError: host.FileSystemError,
	FileType: { File: 1 },
	Uri: { joinPath: (folder: { path: string }, name: string) => ({ path: `${folder.path}/${name}` }) },
	l10n: { t: (text: string, ...values: unknown[]) => text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)])) },
	commands: { executeCommand: async (...call: unknown[]) => host.commands.push(call) },
	window: {
		showWarningMessage: async (message: string, button: string) => {
			host.warnings.push(message);
			return host.presses ? button : undefined;
		},
	},
	workspace: {
		get isTrusted() {
			return host.trusted;
		},
		workspaceFolders: [{ uri: { path: '/first' } }, { uri: { path: '/second' } }],
		getWorkspaceFolder: ({ path }: { path: string }) =>
			path.startsWith('/second/') ? { uri: { path: '/second' } } : undefined,
		asRelativePath: ({ path }: { path: string }) => path.slice(1),
		getConfiguration: () => ({ get: () => host.setting }),
		fs: {
			stat: async ({ path }: { path: string }) => {
				const content = host.files.get(path);
				if (content === undefined) throw new host.FileSystemError('FileNotFound');
				return { type: 1, size: content.length };
			},
			readFile: async ({ path }: { path: string }) => {
				host.read.push(path);
				const content = host.files.get(path);
				if (content === undefined) throw new host.FileSystemError('FileNotFound');
				if (content === 'unreadable') throw new host.FileSystemError('NoPermissions');
				return new TextEncoder().encode(content);
			},
		},
	},
}));

const file = '/first/.nolife.json';
const logged: string[] = [];
let rules: UserRules;

beforeEach(() => {
	Object.assign(host, {
		trusted: true,
		setting: {},
		files: new Map(),
		read: [],
		warnings: [],
		commands: [],
		presses: false,
	});
	logged.length = 0;
	const engine = {
		parseRules: (sources: readonly { name: string; json: string }[]) =>
			Promise.all(sources.map(({ name, json }) => parseRules(name, json))),
	};
	rules = new UserRules(engine, { warn: (message) => logged.push(String(message)) });
});

const option = (uri?: string) => rules.optionFor(uri === undefined ? undefined : ({ path: uri } as never), {});

it('asks for nothing where there are no rules', async () => {
	expect(await option()).toEqual({});
	expect(host.warnings).toEqual([]);
});

it('puts the rules of the settings and of the workspace together', async () => {
	host.setting = { keep: ['a'] };
	host.files.set(file, '{"keep":["b"],"fold":["c"]}');
	expect(await option()).toEqual({ rules: { ...noRules, keep: ['a', 'b'], fold: ['c'] } });
});

it('reads nothing of a workspace that is not trusted', async () => {
	Object.assign(host, { trusted: false, setting: { keep: ['a'] } });
	host.files.set(file, '{"fold":["."]}');
	expect(await option()).toEqual({ rules: { ...noRules, keep: ['a'] } });
	expect(host.read).toEqual([]);
});

it('takes the file of the folder that a source lies in', async () => {
	host.files.set(file, '{"keep":["first"]}');
	host.files.set('/second/.nolife.json', '{"keep":["second"]}');
	expect(await option('/second/app.log')).toEqual({ rules: { ...noRules, keep: ['second'] } });
	expect(await option('/elsewhere/app.log')).toEqual({ rules: { ...noRules, keep: ['first'] } });
});

it('sees a change of the file at once', async () => {
	host.files.set(file, '{"keep":["a"]}');
	await option();
	host.files.set(file, '{"keep":["b"]}');
	expect(await option()).toEqual({ rules: { ...noRules, keep: ['b'] } });
});

it('goes on without a place that has a fault, and warns once until the fault changes', async () => {
	host.setting = { keep: ['a'] };
	host.files.set(file, '{"keep":["("],"x":[]}');
	for (let time = 0; time < 3; time++) expect(await option()).toEqual({ rules: { ...noRules, keep: ['a'] } });
	expect(host.warnings).toEqual([
		expect.stringMatching(/^Your rules are not used\. .*"keep".* is no pattern .* The log holds 1 more\.$/),
	]);
	expect(logged).toHaveLength(2);
	host.files.set(file, '{"x":[]}');
	await option();
	expect(host.warnings).toHaveLength(2);
});

it('offers to open what has a fault', async () => {
	host.presses = true;
	host.files.set(file, '[]');
	host.setting = { keep: 'a' };
	await option();
	await vi.waitFor(() => expect(host.commands).toHaveLength(2));
	expect(host.commands).toEqual([
		['workbench.action.openSettings', 'nolife.rules'],
		['vscode.open', { path: file }],
	]);
});

it('says so if the file cannot be read', async () => {
	host.files.set(file, 'unreadable');
	await expect(option()).rejects.toThrow(/^\.nolife\.json could not be read: NoPermissions/);
});

it('says so if the file is larger than rules ever are', async () => {
	host.files.set(file, ' '.repeat(1024 * 1024 + 1));
	await expect(option()).rejects.toThrow(/^\.nolife\.json could not be read/);
	expect(host.read).toEqual([]);
});
