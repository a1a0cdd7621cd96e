import { describe, expect, it } from 'vitest';
import { Stages } from '../../../src/core/stages/stage.ts';

describe('Stages', () => {
	it('runs its table in order, hands each state on, and records a row with its own duration', async () => {
		let time = 0;
		const begun: string[] = [];
		const stages = Stages.of<number>()
			.add('LOAD', (state) => {
				time += 5;
				return { state: state + 1, detail: 'one more', bytes: 3 };
			})
			.add('CLASSIFY', async (state) => {
				time += 7;
				return { state: `<${state}>`, detail: 'in brackets' };
			});
		const { state, trace } = await stages.run(1, { now: () => time, onStage: (stage) => begun.push(stage) });
		expect(state).toBe('<2>');
		expect(begun).toEqual(['LOAD', 'CLASSIFY']);
		expect(trace).toEqual([
			{ stage: 'LOAD', detail: 'one more', bytes: 3, ms: 5 },
			{ stage: 'CLASSIFY', detail: 'in brackets', ms: 7 },
		]);
	});
});
