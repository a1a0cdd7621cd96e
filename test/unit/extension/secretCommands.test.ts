import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../../src/extension/app.ts';
import { copyContext } from '../../../src/extension/commands/copyContext.ts';
import { copyOriginal } from '../../../src/extension/commands/copyOriginal.ts';
import { copyRef } from '../../../src/extension/commands/copyRef.ts';
import { expandAll } from '../../../src/extension/commands/expandAll.ts';
import { expandInline } from '../../../src/extension/commands/expandInline.ts';
import { exportRun } from '../../../src/extension/commands/exportRun.ts';
import { openDiff } from '../../../src/extension/commands/openDiff.ts';
import { openRef } from '../../../src/extension/commands/openRef.ts';
import { requestHandlers } from '../../../src/extension/inspector/requestHandlers.ts';

const host = vi.hoisted(() => ({
	/** The button that the person presses; none is a cancel. */
	answer: undefined as string | undefined,
	asked: [] as unknown[][],
	copied: [] as string[],
	opened: [] as unknown[],
	saved: [] as unknown[],
	edits: [] as string[],
	statuses: [] as string[],
	document: {} as object,
	editor: undefined as object | undefined,
}));

vi.mock('vscode', () => ({
	l10n: { t: (text: string, ...values: unknown[]) => text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)])) },
	Uri: { from: (parts: object) => parts, file: (path: string) => ({ path }), parse: (path: string) => ({ path }) },
	Position: class {
		constructor(
			readonly line: number,
			readonly character: number,
		) {}
	},
	Range: class {
		readonly start: object;
		readonly end: object;
		constructor(line: number, start: number, endLine: number, end: number) {
			this.start = { line, character: start };
			this.end = { line: endLine, character: end };
		}
	},
	WorkspaceEdit: class {
		replace = (_uri: unknown, _range: unknown, text: string) => host.edits.push(text);
	},
	ViewColumn: { Active: 1, Beside: 2 },
	TabInputText: class {},
	env: { language: 'en', clipboard: { writeText: async (text: string) => host.copied.push(text) } },
	commands: { executeCommand: async (...args: unknown[]) => host.opened.push(args) },
	workspace: {
		getConfiguration: () => ({ get: () => false }),
		openTextDocument: async () => host.document,
		applyEdit: async () => true,
	},
	window: {
		get activeTextEditor() {
			return host.editor;
		},
		setStatusBarMessage: (status: string) => host.statuses.push(status),
		tabGroups: { all: [], activeTabGroup: {} },
		showSaveDialog: async (options: unknown) => {
			host.saved.push(options);
		},
		showWarningMessage: async (...args: unknown[]) => {
			host.asked.push(args);
			return host.answer;
		},
	},
}));

const bytesOf = (text: string) => new TextEncoder().encode(text);
const value = 'the value itself';
const secret = { id: 'ctx_5ec4e700', secret: 'aws-key', sourceName: 'app.log', runId: 'run_5ec4e700' };
const ordinary = { id: 'ctx_0bd1ea40', sourceName: 'app.log', runId: 'run_5ec4e700' };
const size = { tokens: 3 };
const run = (refs: object[]) => ({ id: 'run_5ec4e700', sourceName: 'app.log', refs, markers: { count: 1 }, raw: size });
const withSecret = run([ordinary, secret]);
const mask = `[secret:aws-key #ref:${secret.id}]`;
const line = `key ${mask} used`;
let expanded: readonly string[];
let unmasked: string[];
let shown: typeof withSecret;

function app(): App {
	const found = (value: unknown) => Promise.resolve({ state: 'found', value });
	const answers: Record<string, unknown> = {
		run: { ...shown, visible: size },
		tokens: 5120,
		refText: bytesOf(value),
		content: { id: secret.id, passages: [{ line: 1, text: value }], hiddenLines: 0 },
	};
	const setExpanded = async (_: string, ids: readonly string[]) => {
		expanded = ids;
	};
	return {
		engine: {
			find: (method: string, { masked }: { masked?: boolean }) =>
				found(method === 'sourceText' ? bytesOf(masked ? mask : value) : answers[method]),
		},
		refs: { of: (id: string) => found([secret, ordinary].find((ref) => ref.id === id)) },
		session: {
			state: { kind: 'empty' },
			expandedOf: () => expanded,
			setExpanded,
			toggle: (id: string, ref: string) =>
				setExpanded(id, expanded.includes(ref) ? expanded.filter((each) => each !== ref) : [...expanded, ref]),
		},
		unmasked: { add: (id: string) => unmasked.push(id) },
		texts: {
			of: async (_: string, refs: readonly string[]) => ({ text: refs.includes(secret.id) ? value : mask }),
		},
	} as unknown as App;
}

/** Everything that left the masks: clipboard, editors, files, edits, what stands expanded. */
const revealed = () => [host.copied, host.opened, host.saved, host.edits, expanded].flat();

beforeEach(() => {
	Object.assign(host, {
		answer: undefined,
		editor: undefined,
		asked: [],
		copied: [],
		opened: [],
		saved: [],
		edits: [],
		statuses: [],
	});
	expanded = [];
	unmasked = [];
	shown = withSecret;
	host.document = {
		uri: { scheme: 'file', path: '/notes.md' },
		version: 1,
		validatePosition: (position: unknown) => position,
		lineAt: () => ({ text: line }),
	};
});

const place = ['file:///notes.md', 0, 30] as const;
const toShow = ['Keep Masked', 'Show Unmasked'];
const toCopy = ['Copy Masked', 'Copy Unmasked'];
const refActions: [string, string[], (id: string) => Promise<unknown>][] = [
	['copy', toCopy, (id) => copyRef(app(), id)],
	['open', toShow, (id) => openRef(app(), id)],
	['expand', toShow, (id) => requestHandlers(app()).toggle({ runId: shown.id, refId: id })],
];
const actions: [string, string[], () => Promise<unknown>][] = [
	...refActions.map(([name, buttons, act]): (typeof actions)[number] => [
		`${name} a secret`,
		buttons,
		() => act(secret.id),
	]),
	['expand a secret in a document', toShow, () => expandInline(app(), ...place)],
	['copy an original', toCopy, () => copyOriginal(app(), shown.id)],
	['compare an original', toShow, () => openDiff(app(), shown.id)],
	['export a run', ['Export with Secrets'], () => exportRun(app(), shown.id)],
];

describe.each(actions)('to %s', (_, buttons, act) => {
	it('is asked for first, in one modal sentence, and a cancel reveals nothing', async () => {
		await act();
		expect(host.asked).toEqual([[expect.stringMatching(/secret.*\. Should .*\?$/), { modal: true }, ...buttons]]);
		expect(revealed()).toEqual([]);
	});

	it('happens once the person agrees', async () => {
		host.answer = buttons.at(-1);
		await act();
		expect(revealed()).toHaveLength(1);
		expect(host.copied).not.toContain(mask);
	});
});

describe('masked', () => {
	it('a secret and an original are copied as their masks', async () => {
		host.answer = 'Copy Masked';
		await copyRef(app(), secret.id);
		await copyOriginal(app(), shown.id);
		expect(host.copied).toEqual([mask, mask]);
		expect(host.statuses).toEqual([`Mask of ${secret.id} copied`, 'Original copied, masked']);
	});

	it('the context is copied with what else stands expanded', async () => {
		Object.assign(host, { answer: 'Copy Masked' });
		expanded = [ordinary.id, secret.id];
		await copyContext(app(), shown.id);
		expect(host.copied).toEqual([mask]);
		expect(host.statuses).toEqual(['3 → 5,120 tokens, 1 secret masked, copied with 1 ref expanded']);
	});

	it('an original is compared, and nothing else is opened or expanded', async () => {
		host.answer = 'Keep Masked';
		await openRef(app(), secret.id);
		await requestHandlers(app()).toggle({ runId: shown.id, refId: secret.id });
		expect(revealed()).toEqual([]);
		await openDiff(app(), shown.id);
		expect(host.opened).toHaveLength(1);
		expect(unmasked).toEqual([]);
	});
});

describe('nobody is asked', () => {
	it.each(refActions)('to %s what is no secret', async (_name, _button, act) => {
		await act(ordinary.id);
		expect(host.asked).toEqual([]);
		expect(revealed()).toHaveLength(1);
	});

	it('about the original of a run without secrets', async () => {
		shown = run([ordinary]);
		await copyOriginal(app(), shown.id);
		await openDiff(app(), shown.id);
		await exportRun(app(), shown.id);
		expect(host.asked).toEqual([]);
		expect(revealed()).toHaveLength(3);
	});

	it('to collapse a secret again', async () => {
		expanded = [secret.id];
		await requestHandlers(app()).toggle({ runId: shown.id, refId: secret.id });
		expect(host.asked).toEqual([]);
		expect(expanded).toEqual([]);
	});
});

it('gives the inspector no content of a secret unless asked for that, and then once the person agrees', async () => {
	const handlers = requestHandlers(app());
	const ids = { runId: shown.id, refId: secret.id };
	expect(await handlers.showSecret(ids)).toBeNull();
	host.answer = 'Show Unmasked';
	expect(await handlers.showSecret(ids)).toMatchObject({ passages: [{ text: value }] });
	expect(host.asked).toHaveLength(2);
	await expect(handlers.content({ runId: shown.id, refId: secret.id })).rejects.toThrow(/A secret is not shown here/);
	expect(await handlers.content({ runId: shown.id, refId: ordinary.id })).toMatchObject({
		passages: [{ text: value }],
	});
});

it('lets documents show what the person agreed to, and nothing else', async () => {
	const open = async () => {
		for (const id of [ordinary.id, secret.id]) await openRef(app(), id);
		await openDiff(app(), shown.id);
		return unmasked;
	};
	expect(await open()).toEqual([]);
	host.answer = 'Show Unmasked';
	expect(await open()).toEqual([secret.id, shown.id]);
	shown = run([ordinary]);
	await openDiff(app(), shown.id);
	expect(unmasked).toHaveLength(2);
});

it('leaves secrets masked when all is expanded', async () => {
	await expandAll(app(), shown.id);
	expect(expanded).toEqual([ordinary.id]);
	expect(host.asked).toEqual([]);
});

it('leaves secrets masked when all is expanded in another document', async () => {
	host.editor = {
		document: { ...host.document, lineCount: 1, offsetAt: () => 0, getText: () => line, positionAt: Number },
	};
	host.answer = 'Show Unmasked';
	await expect(expandAll(app())).rejects.toThrow(/no marker that can be expanded/);
	expect(revealed()).toEqual([]);
});

it('asks before the context is copied with a secret that stands expanded in it', async () => {
	await copyContext(app(), shown.id);
	expect([host.asked.length, host.copied.length]).toEqual([0, 1]);
	expanded = [secret.id];
	await copyContext(app(), shown.id);
	expect([host.asked.length, host.copied.length]).toEqual([1, 1]);
	host.answer = 'Copy Unmasked';
	await copyContext(app(), shown.id);
	expect(host.copied).toHaveLength(2);
});

it.each([
	[[], '3 → 3 tokens, 1 secret masked, copied'],
	[[ordinary.id], '3 → 5,120 tokens, 1 secret masked, copied with 1 ref expanded'],
	[[ordinary.id, secret.id], '3 → 5,120 tokens, copied with 2 refs expanded'],
])('tells the tokens of what was copied, as it stands expanded (%#)', async (refs, status) => {
	Object.assign(host, { answer: 'Copy Unmasked' });
	expanded = refs;
	await copyContext(app(), shown.id);
	expect(host.statuses).toEqual([status]);
});
