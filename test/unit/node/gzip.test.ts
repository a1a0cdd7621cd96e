import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzip } from '../../../src/node/gzip.ts';
import { noise } from '../support/storing.ts';

test('what is compressed comes back, and any gunzip reads it', async () => {
	for (const bytes of [new Uint8Array(0), noise(1), noise(3_000_000)]) {
		const member = await gzip.gzip(bytes);
		expect(gunzipSync(member).equals(bytes)).toBe(true);
		expect(Buffer.from(await gzip.gunzip(member, bytes.length)).equals(bytes)).toBe(true);
	}
});

test('a member that would grow beyond what was expected is refused', async () => {
	const bomb = await gzip.gzip(new Uint8Array(10_000_000));
	expect(bomb.length).toBeLessThan(100_000);
	for (const most of [0, 100_000, 9_999_999]) {
		const outcome = await gzip.gunzip(bomb, most).then(
			({ length }) => `grew to ${length} bytes`,
			() => 'refused',
		);
		expect(outcome, `at most ${most}`).toBe('refused');
	}
});

test('a changed byte is noticed', async () => {
	const member = Buffer.from(await gzip.gzip(noise(1000)));
	member[500] = (member[500] as number) ^ 1;
	await expect(gzip.gunzip(member, 1000)).rejects.toThrow();
});
