import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { copySamples } from '../../../scripts/host/samples.ts';
import { temporaryFolder } from '../support/storing.ts';

it('gives a person who tries the extension the samples, and nothing that only tests read', async () => {
	const folder = await temporaryFolder();
	await copySamples(folder);

	const copied = await readdir(folder);
	expect(copied).toContain('service.log');
	expect(readdirSync('test/fixtures').filter((name) => !copied.includes(name))).toEqual(['signals.json', 'stores']);
});
