import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../src/core/contentType.ts';
import { defaultOptions } from '../../../src/core/options.ts';
import { bytesOfText } from '../../../src/core/source/encoding.ts';
import { EngineClient } from '../../../src/node/worker/client.ts';
import { hostileInputs } from './hostileInputs.ts';

const script = path.resolve(import.meta.dirname, '../../../dist/node/worker.mjs');
/** A reduction that takes longer is killed: what hangs would hang an editor. */
const KILLED_AFTER = 60_000;
const inputs = hostileInputs.map(([what, text]) => [what, bytesOfText(text())] as const);

describe('inputs made to cost time, memory or stack', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'nolife-hostile-'));
	const client = new EngineClient(script);
	afterAll(() => {
		client.dispose();
		rmSync(folder, { recursive: true });
	});

	it('are reduced by what npm run build makes', () => {
		expect(existsSync(script)).toBe(true);
	});

	it.each(contentTypes)(
		'come back whole and no larger as %s, before the worker is killed',
		async (type) => {
			for (const [what, bytes] of inputs) {
				const options = { ...defaultOptions, type };
				const input = { name: what, bytes: bytes.slice(), options };
				const signal = AbortSignal.timeout(KILLED_AFTER);
				const { recovery, visible, raw } = await client.call(folder, 'reduce', input, { signal });
				expect({ what, recovery: recovery.pass, grew: visible.bytes > raw.bytes }).toEqual({
					what,
					recovery: true,
					grew: false,
				});
			}
		},
		inputs.length * KILLED_AFTER,
	);
});
