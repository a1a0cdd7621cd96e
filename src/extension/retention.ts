import type * as vscode from 'vscode';
import type { Engine } from './engine.ts';
import type { Log } from './inertLog.ts';
import { sentenceOf } from './report.ts';
import { retentionLimits } from './settings.ts';

const lastKey = 'retention';

/** Milliseconds after activation until the first look: a window that was just opened has better things to do. */
const patience = 5 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** Lets old runs expire in the background, at most once a day for a workspace, while the window is open. */
export function retention(
	engine: Pick<Engine, 'expire'>,
	memento: vscode.Memento,
	log: Pick<Log, 'warn'>,
): vscode.Disposable {
	const look = async () => {
		const now = Date.now();
		if (now - memento.get<number>(lastKey, 0) < day) return;
		await memento.update(lastKey, now);
		await engine.expire(retentionLimits());
	};
	let timer: NodeJS.Timeout;
	const lookIn = (time: number) => {
		timer = setTimeout(() => {
			look().catch((error) => log.warn(sentenceOf(error)));
			lookIn(day);
		}, time);
		timer.unref();
	};
	lookIn(patience);
	return { dispose: () => clearTimeout(timer) };
}
