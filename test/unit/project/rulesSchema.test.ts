import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseRules } from '../../../src/core/rules/parseRules.ts';
import { ruleKinds } from '../../../src/core/rules/rules.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const setting = readJson('package.json').contributes.configuration.properties['nolife.rules'];
const texts = readJson('package.nls.json');
const { $schema: _, ...ofFile } = readJson('media/rules.schema.json').properties;
const ofSetting = JSON.parse(
	JSON.stringify(setting.properties, (_key, value) =>
		typeof value === 'string' ? (texts[value.slice(1, -1)] ?? value) : value,
	),
);

it('is one for the setting and for the file', () => {
	expect(ofSetting).toEqual(ofFile);
	expect(Object.keys(ofFile)).toEqual(ruleKinds);
});

it.each(ruleKinds)('allows of %s what the engine allows', async (kind) => {
	const { maxItems, items } = ofFile[kind];
	const faults = async (list: string[]) => (await parseRules('rules', JSON.stringify({ [kind]: list }))).faults.length;
	expect(await faults(Array(maxItems).fill('a'))).toBe(0);
	expect(await faults(Array(maxItems + 1).fill('a'))).toBe(1);
	expect(await faults(['a'.repeat(items.maxLength)])).toBe(0);
	expect(await faults(['a'.repeat(items.maxLength + 1)])).toBe(1);
	expect(await faults(['a'.repeat(items.minLength - 1)])).toBe(1);
});
