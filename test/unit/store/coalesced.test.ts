import { expect, test } from 'vitest';
import { coalesced } from '../../../src/core/store/coalesced.ts';

const turn = () => new Promise(setImmediate);

function manualJob() {
	const ends: ((value: number) => void)[] = [];
	const failures: ((error: Error) => void)[] = [];
	const job = () =>
		new Promise<number>((resolve, reject) => {
			ends.push(resolve);
			failures.push(reject);
		});
	return { ends, failures, call: coalesced(job) };
}

test('calls during a run share the next one, since the running one began before them', async () => {
	const { ends, call } = manualJob();
	const first = call();
	const asSoonAsDone = first.then(call);
	const [second, third] = [call(), call()];
	expect(ends).toHaveLength(1);
	ends[0]?.(1);
	expect(await first).toBe(1);
	await turn();
	expect(ends).toHaveLength(2);
	ends[1]?.(2);
	expect(await Promise.all([second, third, asSoonAsDone])).toEqual([2, 2, 2]);
	const fourth = call();
	expect(ends).toHaveLength(3);
	ends[2]?.(3);
	expect(await fourth).toBe(3);
});

test('a run that fails fails its own callers only', async () => {
	const { ends, failures, call } = manualJob();
	const first = call();
	const second = call();
	failures[0]?.(new Error('failed'));
	await expect(first).rejects.toThrow('failed');
	await turn();
	ends[1]?.(2);
	expect(await second).toBe(2);
});
