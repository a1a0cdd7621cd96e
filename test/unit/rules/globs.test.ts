import { expect, it } from 'vitest';
import { patternOfGlob } from '../../../src/core/rules/globs.ts';
import { linearPattern } from '../../../src/core/rules/linearPattern.ts';

it.each([
	['*.pb.ts', 'src/api/order.pb.ts', true],
	['*.pb.ts', 'order.pb.ts', true],
	['*.pb.ts', 'src/order.pbxts', false],
	['*.pb.ts', 'src/order.pb.ts/readme.md', false],
	['src/gen/**', 'b/src/gen/a/b.ts', true],
	['src/gen/**', 'src/generic/a.ts', false],
	['src/gen/**', 'mysrc/gen/a.ts', false],
	['src/*/api.ts', 'src/v1/api.ts', true],
	['src/*/api.ts', 'src/v1/x/api.ts', false],
	['src/**/api.ts', 'src/api.ts', true],
	['src/**/api.ts', 'src/v1/x/api.ts', true],
	['v?.ts', 'v1.ts', true],
	['v?.ts', 'v12.ts', false],
	['app/[id]/(page)+{a}.ts', 'app/[id]/(page)+{a}.ts', true],
	['app/[id].ts', 'app/i.ts', false],
])('%s on %s', async (glob, path, matches) => {
	expect((await linearPattern(patternOfGlob(glob)))(path)).toBe(matches);
});

it('takes linear time', async () => {
	const test = await linearPattern(patternOfGlob('**/*a*a*a*a*a*a*a*a*a*b'));
	expect(test(`b/${'a/'.repeat(200_000)}${'a'.repeat(200_000)}`)).toBe(false);
});
