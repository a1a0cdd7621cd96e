import { beforeEach, expect, it, vi } from 'vitest';
import type { RunView } from '../../../src/core/view.ts';
import { Session } from '../../../src/extension/runs/session.ts';

const host = vi.hoisted(() => ({ contexts: new Map<unknown, unknown>() }));

vi.mock('vscode', () => ({
	EventEmitter: class<T> {
		private readonly listeners: ((event: T) => void)[] = [];
		readonly event = (listener: (event: T) => void) => this.listeners.push(listener);
		fire(event: T) {
			for (const listener of this.listeners) listener(event);
		}
		dispose() {}
	},
	commands: {
		executeCommand: async (_command: string, key: unknown, value: unknown) => host.contexts.set(key, value),
	},
}));

const runOf = (id: string) => ({ id, pinned: false }) as RunView;
let kept: Map<string, unknown>;
let session: Session;

beforeEach(async () => {
	kept = new Map();
	session = new Session({
		get: (key: string, otherwise: unknown) => kept.get(key) ?? otherwise,
		update: async (key: string, value: unknown) => kept.set(key, value),
	} as never);
	await session.showRun(runOf('run_a'));
	await session.setExpanded('run_a', ['ctx_a']);
	await session.setExpanded('run_b', ['ctx_b']);
});

it('shows a forgotten run no more, and knows nothing of what was expanded in it', async () => {
	const events: unknown[] = [];
	session.onDidForget((id) => events.push(id));
	await session.forget('run_a');
	expect(session.state).toEqual({ kind: 'empty' });
	expect(session.runId).toBeUndefined();
	expect(session.expandedOf('run_a')).toEqual([]);
	expect(session.expandedOf('run_b')).toEqual(['ctx_b']);
	expect(host.contexts.get('nolife.hasRun')).toBe(false);
	expect(events).toEqual(['run_a']);
});

it('goes on showing another run', async () => {
	await session.forget('run_b');
	expect(session.state).toMatchObject({ kind: 'run', run: { id: 'run_a' } });
	expect(session.expandedOf('run_b')).toEqual([]);
	expect(session.runId).toBe('run_a');
});

it('does not go back to a forgotten run after a reduction that was cancelled', async () => {
	session.showBusy('other.log');
	await session.forget('run_a');
	session.showBefore();
	expect(session.state).toEqual({ kind: 'empty' });
});

it('knows nothing of any run when all are forgotten', async () => {
	await session.forget();
	expect(session.state).toEqual({ kind: 'empty' });
	expect([...session.expandedOf('run_a'), ...session.expandedOf('run_b')]).toEqual([]);
});

it('shows at once that a run is kept', () => {
	session.pinned('run_a', true);
	expect(session.state).toMatchObject({ run: { pinned: true } });
	session.pinned('run_b', false);
	expect(session.state).toMatchObject({ run: { pinned: true } });
});
