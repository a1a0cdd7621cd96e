import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Turn } from './memoryFiles.ts';

/** So many steps of one process in a row. */
export interface Burst {
	readonly who: number;
	readonly steps: number;
}

interface Waiting {
	readonly who: number;
	readonly go: () => void;
}

/** Lets several processes take their steps in an order of the test's choice. */
export class Turns {
	private readonly waiting: Waiting[] = [];
	private started = 0;
	private running = 0;

	/** Starts a process, the first as number 0. It is killed after so many steps, if it takes that many. */
	start(work: (turn: Turn) => Promise<unknown>, killedAfter = Number.POSITIVE_INFINITY): void {
		const who = this.started++;
		let steps = 0;
		let alive = true;
		const end = () => {
			if (alive) this.running--;
			alive = false;
		};
		const turn: Turn = () =>
			new Promise((resolve) => {
				if (steps++ < killedAfter) this.waiting.push({ who, go: resolve });
				else end();
			});
		this.running++;
		work(turn)
			.finally(end)
			.catch(() => undefined);
	}

	/** Goes on in these bursts, then in any order, until every process has ended or was killed. */
	async run(bursts: readonly Burst[]): Promise<void> {
		const rest = bursts.flatMap(({ who, steps }) => Array.from({ length: steps }, () => who % this.started));
		for (;;) {
			await nextTurn();
			if (this.running === 0) return;
			let next = this.waiting.findIndex(({ who }) => who === rest[0]);
			while (next < 0 && rest.length > 0) {
				const gone = rest.shift();
				while (rest[0] === gone && rest.length > 0) rest.shift();
				next = this.waiting.findIndex(({ who }) => who === rest[0]);
			}
			rest.shift();
			const [chosen] = this.waiting.splice(Math.max(0, next), 1);
			chosen?.go();
		}
	}
}
