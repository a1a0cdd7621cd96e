import type { Ports } from '../ports.ts';
import type { Sentence } from '../sentence.ts';
import type { Reducer } from './reducer.ts';

/** A reducer that was made ready for one source. */
export interface Prepared {
	readonly reduce: Reducer;
	/** What a person should know about it. */
	readonly notes: readonly Sentence[];
}

/**
 * Makes a reducer ready for a text (and the display name of its source) that needs something loaded first, since
 * reducing itself does not wait. Never rejects.
 */
export type Prepare = (ports: Pick<Ports, 'loadParser'>, name: string, text: string) => Promise<Prepared>;
