import * as vscode from 'vscode';
import type { CallOptions } from '../node/worker/client.ts';
import { contextKeys, setContextKey } from './contextKeys.ts';
import { stageMessage } from './messages.ts';
import { plain } from './plain.ts';

/** Tasks shorter than this many milliseconds need no notification. */
const patience = 400;

/** Long work: shows its progress once it takes a while, and can be cancelled. */
export class Tasks {
	private readonly running = new Set<AbortController>();

	/** Runs a task; the call options it gets report stages, which `onStage` hears as sentences, and tell when it is cancelled. */
	async run<T>(
		title: string,
		task: (call: Required<CallOptions>) => Promise<T>,
		onStage: (doing: string) => void = () => {},
	): Promise<T> {
		const controller = new AbortController();
		const progress = new StageProgress();
		this.add(controller);
		try {
			const report = (doing: string) => {
				progress.report(doing);
				onStage(doing);
			};
			const result = task({ signal: controller.signal, onStage: (stage) => report(stageMessage(stage)) });
			void showLate(title, result, progress, controller);
			return await result;
		} finally {
			this.remove(controller);
		}
	}

	/** Cancels everything that is under way. */
	cancelAll(): void {
		for (const controller of this.running) controller.abort();
	}

	private add(controller: AbortController): void {
		this.running.add(controller);
		setContextKey(contextKeys.busy, true);
	}

	private remove(controller: AbortController): void {
		this.running.delete(controller);
		setContextKey(contextKeys.busy, this.running.size > 0);
	}
}

/** The latest stage, for a notification that may not be there yet. */
class StageProgress {
	private message = '';
	private show: (message: string) => void = () => {};

	report(message: string): void {
		this.message = message;
		this.show(message);
	}

	connect(show: (message: string) => void): void {
		this.show = show;
		show(this.message);
	}
}

async function showLate(
	title: string,
	result: Promise<unknown>,
	stages: StageProgress,
	controller: AbortController,
): Promise<void> {
	const settled = result.then(
		() => true,
		() => true,
	);
	if (await Promise.race([settled, late()])) return;
	const options = { location: vscode.ProgressLocation.Notification, title: plain(title), cancellable: true };
	await vscode.window.withProgress(options, (progress, token) => {
		token.onCancellationRequested(() => controller.abort());
		stages.connect((message) => progress.report({ message }));
		return settled;
	});
}

function late(): Promise<false> {
	return new Promise((resolve) => setTimeout(() => resolve(false), patience));
}
