import { expect, it } from 'vitest';
import type { Found, RefEntry } from '../../../src/core/store/store.ts';
import { KnownRefs } from '../../../src/extension/markers/knownRefs.ts';

const entry = { id: 'ctx_31154fa2' } as RefEntry;

function known() {
	let asked = 0;
	let time = 0;
	let answer: Found<RefEntry> = { state: 'found', value: entry };
	const engine = {
		find: async () => {
			asked++;
			return answer as never;
		},
	};
	const refs = new KnownRefs(engine, () => time);
	return {
		stateOf: async () => (await refs.of(entry.id)).state,
		asked: () => asked,
		pass: (ms: number) => {
			time += ms;
		},
		forget: () => {
			answer = { state: 'unknown' };
		},
		refs,
	};
}

it('asks once for a burst of questions', async () => {
	const { stateOf, asked, pass } = known();
	for (let i = 0; i < 5; i++) {
		expect(await stateOf()).toBe('found');
		pass(100);
	}
	expect(asked()).toBe(1);
});

it('notices within a second that another process has forgotten a ref', async () => {
	const { stateOf, pass, forget } = known();
	await stateOf();
	forget();
	pass(1000);
	expect(await stateOf()).toBe('unknown');
});

it('does not lengthen that second by being asked meanwhile', async () => {
	const { stateOf, pass, forget } = known();
	await stateOf();
	forget();
	for (let i = 0; i < 3; i++) {
		pass(400);
		await stateOf();
	}
	expect(await stateOf()).toBe('unknown');
});

it('notices at once what this window forgets', async () => {
	const { stateOf, forget, refs } = known();
	await stateOf();
	forget();
	refs.clear();
	expect(await stateOf()).toBe('unknown');
});
