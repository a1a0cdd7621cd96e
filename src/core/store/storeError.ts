import { type Sentence, SentenceError } from '../sentence.ts';

/** Why the store as a whole cannot do its work. */
export type StoreFailure = 'notAllowed' | 'full' | 'notFolder' | 'newer' | 'failed';

/** A failure that a person has to see: one sentence with what to do. */
export class StoreError extends SentenceError {
	override readonly name = 'StoreError';
	readonly reason: StoreFailure;

	constructor(reason: StoreFailure, said: Sentence, options?: ErrorOptions) {
		super(said, options);
		this.reason = reason;
	}
}
