import type { Found, RefEntry } from '../../core/store/store.ts';
import type { Engine } from '../engine.ts';

/** Most that is remembered; the oldest goes first. */
const limit = 500;

/** What the store knows of refs. Found ones are remembered, since a ref never changes; others may still be stored. */
export class KnownRefs {
	private readonly found = new Map<string, Found<RefEntry>>();

	constructor(private readonly engine: Engine) {}

	/** Looks a ref up by its id. */
	async of(refId: string): Promise<Found<RefEntry>> {
		const known = this.found.get(refId);
		if (known) return known;
		const answer = await this.engine.find('ref', { refId });
		if (answer.state === 'found') this.remember(refId, answer);
		return answer;
	}

	private remember(refId: string, answer: Found<RefEntry>): void {
		for (const oldest of [...this.found.keys()].slice(0, this.found.size + 1 - limit)) this.found.delete(oldest);
		this.found.set(refId, answer);
	}
}
