import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { defaultOptions } from '../../../../src/core/options.ts';
import { reduceInto } from '../../../../src/node/reduceInto.ts';
import { rest, storeIn } from '../../../../src/node/worker/library.ts';
import { temporaryFolder } from '../../support/storing.ts';

it('saves the index when the worker rests, so that the next window need not read every run', async () => {
	const folder = await temporaryFolder();
	const bytes = new TextEncoder().encode('one line\n');
	await reduceInto(storeIn(folder), folder, { name: 'input', bytes, options: defaultOptions });
	await storeIn(folder).runs();
	const index = path.join(folder, 'index.sqlite');
	expect(existsSync(index)).toBe(false);

	await rest();

	expect(existsSync(index)).toBe(true);
});
