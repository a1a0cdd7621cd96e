import { expect, test } from 'vitest';
import { buildPrograms } from '../../../scripts/torture/programs.ts';
import { torture } from '../../../scripts/torture/torture.ts';

test('processes killed at random moments leave all they reported, whole, and nothing torn', async () => {
	const { puts, complaints } = await torture({ ...(await buildPrograms()), kills: 8, seed: 20_260_314 });
	expect(complaints).toEqual([]);
	expect(puts).toBeGreaterThan(8);
});
