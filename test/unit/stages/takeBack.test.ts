import { expect, it } from 'vitest';
import { apply } from '../../../src/core/edits/apply.ts';
import { PlanBuilder } from '../../../src/core/edits/plan.ts';
import { defaultOptions } from '../../../src/core/options.ts';
import type { Reducer } from '../../../src/core/reducers/reducer.ts';
import { bytesOfText } from '../../../src/core/source/encoding.ts';
import { loadSource } from '../../../src/core/source/source.ts';
import { partTypes } from '../../../src/core/stages/partTypes.ts';
import { reduceKeeping } from '../../../src/core/stages/takeBack.ts';
import { tokenCounter } from '../../../src/core/tokens/tokenCounter.ts';
import { sha256 } from '../../../src/node/sha256.ts';

const counter = await tokenCounter('estimate');
const ports = { sha256 };

it('a critical string that stays hidden pass after pass counts once, and comes back', () => {
	const text = Array.from({ length: 100 }, (_, i) => `line ${i}\n`).join('');
	const source = loadSource('input', bytesOfText(text), ports);
	const stubborn: Reducer = () => {
		const plan = new PlanBuilder();
		plan.edit(plan.omission('all'), 0, text.length);
		return plan.build();
	};
	const { applied, restored } = reduceKeeping(
		{
			source,
			screen: undefined,
			masks: undefined,
			options: defaultOptions,
			reduce: stubborn,
			typeOf: partTypes(),
			apply: (plan) =>
				apply(source, plan, { type: 'text', granularity: 'coarse', counter, isTaken: () => false, ports }),
		},
		[{ start: 0, end: 6 }],
	);
	expect(restored).toBe(1);
	expect(applied.rendered.text).toBe(text);
});
