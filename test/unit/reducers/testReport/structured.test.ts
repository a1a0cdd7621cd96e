import { describe, expect, it } from 'vitest';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { extractTestReport } from '../../../../src/core/signals/testReport.ts';
import { criticalsOf } from '../../signals/criticals.ts';
import { reducing } from '../../support/reducing.ts';
import { jsonSamples, xmlSamples } from './structured.ts';

describe.each([...xmlSamples, ...jsonSamples])('$runner', ({ text }) => {
	const { visible } = reducing(reduceTestReport, text);

	it('shows what is critical in it', () => {
		const criticals = criticalsOf(extractTestReport, text);
		expect(criticals.length).toBeGreaterThan(2);
		expect(criticals.filter((string) => !visible.includes(string))).toEqual([]);
	});
});

describe.each(jsonSamples.slice(0, -1))('$runner in JSON', ({ text }) => {
	it.each(['coarse', 'fine'] as const)('stays JSON in %s granularity', (granularity) => {
		const { visible } = reducing(reduceTestReport, text, { granularity });
		expect(JSON.parse(visible)).toBeTypeOf('object');
	});
});

describe.each(xmlSamples)('$runner in XML', ({ text }) => {
	it.each(['coarse', 'fine'] as const)('keeps its elements closed in %s granularity', (granularity) => {
		expect(unclosed(text)).toEqual([]);
		expect(unclosed(reducing(reduceTestReport, text, { granularity }).visible)).toEqual([]);
	});
});

/** The names of elements that are closed wrongly or not at all. */
function unclosed(xml: string): string[] {
	const wrong: string[] = [];
	const open: string[] = [];
	const tags = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w-]+)[^>]*?(\/?)>/g;
	for (const [, closing, name = '', single] of xml.matchAll(tags)) {
		if (name === '' || single === '/') continue;
		if (closing !== '/') open.push(name);
		else if (open.pop() !== name) wrong.push(name);
	}
	return [...wrong, ...open];
}
