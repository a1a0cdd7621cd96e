import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { bytesOfText } from '../../../../src/core/source/encoding.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { reducing } from '../../support/reducing.ts';
import { samples } from './samples.ts';
import { jsonSamples, xmlSamples } from './structured.ts';

describe.each([...samples, ...xmlSamples, ...jsonSamples])('$runner', ({ text, stays, leaves, counts }) => {
	const { visible, restored } = reducing(reduceTestReport, text);

	it('is a test report', () => {
		expect(classify('input', text, linesOf(text)).type).toBe('testReport');
	});

	it.each(stays)('still shows %s', (string) => {
		expect(visible).toContain(string);
	});

	it.each(leaves)('folds %s', (string) => {
		expect(text).toContain(string);
		expect(visible).not.toContain(string);
	});

	it.each(counts)('says %s', (notice) => {
		expect(visible).toContain(notice);
	});

	it('comes back whole', () => {
		expect(restored).toEqual(bytesOfText(text));
	});
});
