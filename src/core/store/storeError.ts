/** Why the store as a whole cannot do its work. */
export type StoreFailure = 'notAllowed' | 'full' | 'notFolder' | 'failed';

/** A failure that a person has to see. Its message is one sentence with what to do. */
export class StoreError extends Error {
	override readonly name = 'StoreError';
	readonly reason: StoreFailure;

	constructor(reason: StoreFailure, message: string, options?: ErrorOptions) {
		super(message, options);
		this.reason = reason;
	}
}
