import type { Found, RefEntry } from '../../core/store/store.ts';
import type { Engine } from '../engine.ts';

/** Most that is remembered; the oldest goes first. */
const limit = 500;

/** Milliseconds for which it is remembered: another process may forget it at any time. */
const freshness = 1000;

interface Known {
	readonly answer: Found<RefEntry>;
	/** When it was asked for, as `performance.now()` tells. */
	readonly asked: number;
}

/** What the store knows of refs. Found ones are remembered for a moment, since questions come in bursts; others may still be stored. */
export class KnownRefs {
	private readonly found = new Map<string, Known>();

	constructor(
		private readonly engine: Pick<Engine, 'find'>,
		private readonly now: () => number = () => performance.now(),
	) {}

	/** Looks a ref up by its id. */
	async of(refId: string): Promise<Found<RefEntry>> {
		const asked = this.now();
		const known = this.found.get(refId);
		if (known && asked - known.asked < freshness) return known.answer;
		this.found.delete(refId);
		const answer = await this.engine.find('ref', { refId });
		if (answer.state === 'found') this.remember(refId, { answer, asked });
		return answer;
	}

	/** Asks anew from now on. */
	clear(): void {
		this.found.clear();
	}

	private remember(refId: string, known: Known): void {
		for (const oldest of [...this.found.keys()].slice(0, this.found.size + 1 - limit)) this.found.delete(oldest);
		this.found.set(refId, known);
	}
}
