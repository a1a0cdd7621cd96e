import type { Ports } from '../../ports.ts';
import { type Sentence, SentenceError, sentence } from '../../sentence.ts';
import { runFileName, runIdOf } from '../layout.ts';
import type { Expired, Forgot } from './record.ts';

/** The time of what did not happen. */
const never = Number.NEGATIVE_INFINITY;

/** Thrown when a run is to be stored that was forgotten after it was made. */
export class ForgottenError extends SentenceError {
	override readonly name = 'ForgottenError';
}

/**
 * The run files that are gone for good. A name that was buried is never written under again: a later run of the same
 * content gets another one. So whoever deletes buried files can never delete a later one, however slow it is.
 */
export class Burials {
	/** Everything up to this time is gone. */
	private readonly everything: number;
	private readonly names = new Set<string>();
	private readonly forgotten = new Map<string, number>();
	/** By id of the run. */
	private readonly forgottenRuns = new Map<string, number>();
	private readonly expired = new Map<string, number>();

	/** Takes the records, and the ids of pinned runs: one that was pinned while retention was about to take it stays. */
	constructor(records: Iterable<Forgot | Expired>, pinned: ReadonlySet<string>) {
		let everything = never;
		for (const record of records) {
			if (record.kind === 'forgot' && record.everything) everything = Math.max(everything, record.at);
			for (const [file, upTo] of Object.entries(record.files)) {
				this.names.add(file);
				const id = runIdOf(file) ?? '';
				if (record.kind === 'forgot') {
					raise(this.forgotten, file, upTo);
					raise(this.forgottenRuns, id, upTo);
				} else if (!pinned.has(id)) {
					raise(this.expired, file, upTo);
				}
			}
		}
		this.everything = everything;
	}

	/** Whether a run file, by its name and the time when its run was made, is gone, even if it still lies there. */
	isDead(file: string, createdAt: number): boolean {
		const times = [this.everything, this.forgotten.get(file) ?? never, this.expired.get(file) ?? never];
		return createdAt <= Math.max(...times);
	}

	/** Whether a run that was made at that time was forgotten here, in whatever words it was shown. */
	wasForgotten(id: string, createdAt: number): boolean {
		return createdAt <= (this.forgottenRuns.get(id) ?? never);
	}

	/** Whether a name was buried, so that nothing is stored under it from then on. */
	has(file: string): boolean {
		return this.names.has(file);
	}

	/** The name for a run's file that was never buried. Throws `ForgottenError` if the run was forgotten since it was made. */
	nameFor(id: string, fingerprint: string, createdAt: number, ports: Pick<Ports, 'sha256'>): string {
		if (createdAt <= this.everything) throw new ForgottenError(forgottenSince(id));
		let digest = this.everything > never ? hashOf(`${fingerprint} ${this.everything}`, ports) : fingerprint;
		for (;;) {
			const file = runFileName(id, digest);
			if (createdAt <= (this.forgotten.get(file) ?? never)) throw new ForgottenError(forgottenSince(id));
			if (!this.names.has(file)) return file;
			digest = hashOf(digest, ports);
		}
	}
}

function forgottenSince(id: string): Sentence {
	return sentence('The run {0} was forgotten after it was made: reduce its source again to store it anew.', id);
}

function raise(times: Map<string, number>, file: string, upTo: number): void {
	times.set(file, Math.max(upTo, times.get(file) ?? upTo));
}

function hashOf(text: string, ports: Pick<Ports, 'sha256'>): string {
	const sha256 = ports.sha256();
	sha256.update(new TextEncoder().encode(text));
	return sha256.hex();
}
