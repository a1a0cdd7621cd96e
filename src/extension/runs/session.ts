import * as vscode from 'vscode';
import type { InspectorState } from '../../core/protocol.ts';
import type { RunView } from '../../core/view.ts';
import { contextKeys, setContextKey } from '../contextKeys.ts';

const currentKey = 'currentRun';
const expandedKey = 'expanded';

/** Expansion is kept for this many runs, the latest toggled last. */
const remembered = 50;

/** What a person is looking at: the current run and which refs are expanded in each run. Survives a reload of the window. */
export class Session implements vscode.Disposable {
	private readonly stateChanged = new vscode.EventEmitter<InspectorState>();
	private readonly expansionChanged = new vscode.EventEmitter<string>();
	private readonly runForgotten = new vscode.EventEmitter<string | undefined>();
	/** Run → its refs that are expanded; what is kept of it leaves the secrets out. */
	private expansions: Readonly<Record<string, readonly string[]>>;
	/** Secrets that stand expanded. After a reload they are masked again, since nobody is asked then. */
	private readonly secrets = new Set<string>();
	private current: InspectorState = { kind: 'empty' };
	/** What was shown before a reduction under way or a failure took its place. */
	private before: InspectorState = { kind: 'empty' };

	readonly onDidChangeState = this.stateChanged.event;
	/** Fires with the id of the run of which a ref was expanded or collapsed. */
	readonly onDidChangeExpansion = this.expansionChanged.event;
	/** Fires with the id of the run that was forgotten; with none if all were. */
	readonly onDidForget = this.runForgotten.event;

	constructor(private readonly memento: vscode.Memento) {
		this.expansions = memento.get(expandedKey, {});
		setContextKey(contextKeys.hasRun, this.runId !== undefined);
	}

	get state(): InspectorState {
		return this.current;
	}

	/** The id of the run shown now or, after a reload, before it. */
	get runId(): string | undefined {
		return this.memento.get<string>(currentKey);
	}

	/** Shows a run and makes it the current one. */
	async showRun(run: RunView, reveal?: string): Promise<void> {
		this.change({ kind: 'run', run, expanded: this.expandedOf(run.id), ...(reveal === undefined ? {} : { reveal }) });
		setContextKey(contextKeys.hasRun, true);
		await this.memento.update(currentKey, run.id);
	}

	showBusy(sourceName: string): void {
		this.change({ kind: 'busy', sourceName });
	}

	/** Tells what the reduction under way is at. */
	showDoing(doing: string): void {
		if (this.current.kind === 'busy') this.change({ ...this.current, doing });
	}

	showFailed(sourceName: string, message: string): void {
		this.change({ kind: 'failed', sourceName, message });
	}

	/** Goes back to what was shown before a reduction that was cancelled. */
	showBefore(): void {
		this.change(this.before);
	}

	/** A state has reached a page: its request to select a ref is not repeated. */
	delivered(state: InspectorState): void {
		if (this.current !== state || this.current.kind !== 'run') return;
		const { kind, run, expanded } = this.current;
		this.current = { kind, run, expanded };
		this.before = this.current;
	}

	/** Ids of the refs that are expanded in a run's reduced document. */
	expandedOf(runId: string): readonly string[] {
		return this.expansions[runId] ?? [];
	}

	/** Expands exactly these refs in a run's reduced document. */
	async setExpanded(runId: string, expanded: readonly string[]): Promise<void> {
		const { [runId]: _, ...others } = this.expansions;
		const latest = Object.entries(others).slice(1 - remembered);
		await this.keep(Object.fromEntries([...latest, [runId, expanded]]));
		if (this.current.kind === 'run' && this.current.run.id === runId) this.change({ ...this.current, expanded });
		this.expansionChanged.fire(runId);
	}

	/** Expands a ref in a run's reduced document, or collapses it again; of a secret, that is kept no longer than the window. */
	toggle(runId: string, refId: string, isSecret = false): Promise<void> {
		if (isSecret) this.secrets.add(refId);
		const expanded = this.expandedOf(runId);
		const without = expanded.filter((id) => id !== refId);
		return this.setExpanded(runId, without.length < expanded.length ? without : [...expanded, refId]);
	}

	/** A run is kept from expiring now, or no longer. */
	pinned(runId: string, pinned: boolean): void {
		if (this.current.kind === 'run' && this.current.run.id === runId)
			this.change({ ...this.current, run: { ...this.current.run, pinned } });
	}

	/** Lets go of what is known of a run that was forgotten; of all runs if none is named. */
	async forget(runId?: string): Promise<void> {
		const isGone = (id: string | undefined) => runId === undefined || id === runId;
		await this.keep(Object.fromEntries(Object.entries(this.expansions).filter(([id]) => !isGone(id))));
		if (this.before.kind === 'run' && isGone(this.before.run.id)) this.before = { kind: 'empty' };
		if (isGone(this.runId)) {
			await this.memento.update(currentKey, undefined);
			setContextKey(contextKeys.hasRun, false);
			this.change({ kind: 'empty' });
		}
		this.runForgotten.fire(runId);
	}

	dispose(): void {
		this.runForgotten.dispose();
		this.stateChanged.dispose();
		this.expansionChanged.dispose();
	}

	private async keep(expansions: Readonly<Record<string, readonly string[]>>): Promise<void> {
		this.expansions = expansions;
		const kept = Object.entries(expansions).map(([run, ids]) => [run, ids.filter((id) => !this.secrets.has(id))]);
		await this.memento.update(expandedKey, Object.fromEntries(kept));
	}

	private change(state: InspectorState): void {
		this.current = state;
		if (state.kind === 'run') this.before = state;
		this.stateChanged.fire(state);
	}
}
