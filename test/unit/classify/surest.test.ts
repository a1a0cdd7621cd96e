import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { classify } from '../../../src/core/classify/classify.ts';
import { sampleOf } from '../../../src/core/classify/sample.ts';
import { contentTypes } from '../../../src/core/contentType.ts';
import { contentTypeTable } from '../../../src/core/contentTypes.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

const fixtures = path.resolve(import.meta.dirname, '../../fixtures');
const files = readdirSync(fixtures).filter((name) => statSync(path.join(fixtures, name)).isFile());

afterEach(() => vi.restoreAllMocks());

describe('the most that a detector can be sure', () => {
	it.each(contentTypes)('%s is no surer of any fixture, nor of the start of one', (type) => {
		const { detect, surest = 1 } = contentTypeTable[type];
		for (const file of files) {
			const text = readFileSync(path.join(fixtures, file), 'utf8');
			for (const end of [text.length, 400, 2_000]) {
				const part = text.slice(0, end);
				const guess = detect(sampleOf(file, part, linesOf(part), false));
				expect(guess?.confidence ?? 0, file).toBeLessThanOrEqual(surest);
			}
		}
	});

	it('spares the detectors that come too late', () => {
		const asked = contentTypes.filter((type) => contentTypeTable[type].surest !== undefined);
		const spies = asked.map((type) => vi.spyOn(contentTypeTable[type], 'detect'));
		const text = '{"sure": "it parses"}\n';
		expect(classify('input', text, linesOf(text)).type).toBe('json');
		for (const spy of spies) expect(spy).not.toHaveBeenCalled();
	});

	it('spares those that cannot be surer, but not those that a file name helps', () => {
		const text = Array.from({ length: 9 }, (_, i) => `src/a.c:${i}:5: error: unknown type name\n`).join('');
		const yaml = vi.spyOn(contentTypeTable.yaml, 'detect');
		const log = vi.spyOn(contentTypeTable.log, 'detect');
		expect(classify('input', text, linesOf(text)).type).toBe('build');
		expect([yaml.mock.calls.length, log.mock.calls.length]).toEqual([0, 0]);
		expect(classify('build.log', text, linesOf(text)).type).toBe('build');
		expect([yaml.mock.calls.length, log.mock.calls.length]).toEqual([0, 1]);
	});
});
