import { strict as assert } from 'node:assert';
import fc, { type Arbitrary } from 'fast-check';

/** One parser under fuzz: what goes in, and what has to hold. */
export type Target = fc.IAsyncProperty<unknown> | fc.IProperty<unknown>;

/** Takes inputs and a check that throws or rejects where something does not hold. */
export function target<T>(inputs: Arbitrary<T>, check: (input: T) => unknown): Target {
	return fc.asyncProperty(inputs, async (input) => {
		await check(input);
	}) as Target;
}

/** Runs some work that may refuse its input, but only with one of these errors; returns undefined then. */
export async function unlessRefused<T>(
	work: () => T | Promise<T>,
	...refusals: readonly (abstract new (
		...args: never[]
	) => Error)[]
): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		if (refusals.some((refusal) => error instanceof refusal)) return undefined;
		throw error;
	}
}

/** Fails unless these are the same bytes. */
export function sameBytes(actual: Uint8Array | undefined, expected: Uint8Array): void {
	assert.ok(actual && Buffer.compare(actual, expected) === 0, 'the bytes differ');
}
