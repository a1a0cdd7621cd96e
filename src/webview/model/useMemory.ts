import { useCallback, useEffect, useState } from 'react';
import type { VsCodeApi } from '../host/vscodeApi.ts';

/** What a person has chosen on the screen of a run, so that hiding the panel loses none of it. */
export interface Memory {
	readonly runId: string;
	/** Id of the ref that was chosen to be shown. */
	readonly selected: string | null;
	/** Key of the tree row that takes the focus. */
	readonly active: string | null;
	/** Reasons whose refs are folded away. */
	readonly closed: readonly string[];
	readonly query: string;
	/** Pixels that the tree is scrolled. */
	readonly scroll: number;
	/** Whether the trace shows where the volume went; null while the person has not decided. */
	readonly breakdown: boolean | null;
}

export type Remember = (change: Partial<Memory>) => void;

/** The memory of a run, kept where VS Code keeps it for the page; another run starts afresh. */
export function useMemory(api: VsCodeApi, runId: string): readonly [Memory, Remember] {
	const [memory, setMemory] = useState(() => recall(api.getState(), runId));

	const remember = useCallback<Remember>((change) => setMemory((before) => ({ ...before, ...change })), []);

	useEffect(() => {
		// VS Code gives the state back, which React would take for a clean-up.
		api.setState(memory);
	}, [api, memory]);

	return [memory, remember];
}

function recall(saved: unknown, runId: string): Memory {
	const fresh = { runId, selected: null, active: null, closed: [], query: '', scroll: 0, breakdown: null };
	return isOfRun(saved, runId) ? { ...fresh, ...saved } : fresh;
}

function isOfRun(saved: unknown, runId: string): saved is Partial<Memory> {
	return typeof saved === 'object' && saved !== null && 'runId' in saved && saved.runId === runId;
}
