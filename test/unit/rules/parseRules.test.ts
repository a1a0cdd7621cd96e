import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../src/core/rules/parseRules.ts';
import { mergedRules, noRules, rulesDetail } from '../../../src/core/rules/rules.ts';

const parsed = (json: string) => parseRules('.nolife.json', json);

describe('rules', () => {
	it('are taken as they stand, with or without a schema and a byte order mark', async () => {
		const rules = { keep: ['order \\d+'], fold: ['(?i)debug'], generated: ['src/api/**'] };
		const json = `\ufeff${JSON.stringify({ $schema: './rules.schema.json', ...rules })}`;
		expect(await parsed(json)).toEqual({ rules: { ...noRules, ...rules }, faults: [] });
	});

	it.each([
		['{', /^\.nolife\.json is not valid JSON \(.+\): correct it there\.$/],
		['', /^\.nolife\.json is not valid JSON \(.+\): correct it there\.$/],
		['["ERROR"]', '.nolife.json is no JSON object: write { "keep": ["…"] }, for example.'],
		['null', '.nolife.json is no JSON object: write { "keep": ["…"] }, for example.'],
		[
			'{"folds":[]}',
			'.nolife.json: "folds" is no rule: there are keep, fold, noiseKeys, decisionKeys, generated, secrets, notSecrets.',
		],
		[
			'{"__proto__":[]}',
			'.nolife.json: "__proto__" is no rule: there are keep, fold, noiseKeys, decisionKeys, generated, secrets, notSecrets.',
		],
		['{"keep":"ERROR"}', '.nolife.json: "keep" is no list: write its rules as ["…", "…"].'],
		['{"keep":null}', '.nolife.json: "keep" is no list: write its rules as ["…", "…"].'],
		[JSON.stringify({ fold: Array(101).fill('x') }), '.nolife.json: "fold" has 101 rules: leave at most 100 of them.'],
		[
			'{"noiseKeys":["a",7]}',
			'.nolife.json: rule 2 of "noiseKeys", 7, is no text: write it between quotes, or leave it out.',
		],
		['{"keep":[""]}', '.nolife.json: rule 1 of "keep", "", is no text: write it between quotes, or leave it out.'],
		[
			JSON.stringify({ keep: ['x'.repeat(401)] }),
			/^\.nolife\.json: rule 1 of "keep", "x{59}…, is longer than 400 characters: split it into several\.$/,
		],
		[
			'{"keep":["a(?=b)"]}',
			'.nolife.json: rule 1 of "keep", "a(?=b)", is no pattern (invalid or unsupported Perl syntax: `(?=`): write it in RE2 syntax, without look-around and back references.',
		],
		[
			'{"fold":["a{1000}"]}',
			'.nolife.json: rule 1 of "fold", "a{1000}", is too large: shorten its counted repetitions.',
		],
		[
			'{"decisionKeys":["42"]}',
			'.nolife.json: rule 1 of "decisionKeys", "42", has no letter, and keys are compared by their letters: name a key.',
		],
		[
			'{"generated":["/gen/**"]}',
			'.nolife.json: rule 1 of "generated", "/gen/**", starts with /, but globs match from any folder on: leave the / out.',
		],
		[
			'{"generated":["src\\\\gen"]}',
			'.nolife.json: rule 1 of "generated", "src\\\\gen", holds \\: write / between folders.',
		],
		[
			JSON.stringify({ generated: ['*a'.repeat(200)] }),
			/^\.nolife\.json: rule 1 of "generated", .{60}…, has too many \* in it: leave some out\.$/,
		],
	])('%j have one clear fault', async (json, fault) => {
		const { rules, faults } = await parsed(json);
		expect(faults).toHaveLength(1);
		expect(faults[0]).toEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
		expect(rules).toEqual(noRules);
	});

	it('with several faults name each, and count as none', async () => {
		const { rules, faults } = await parsed('{"keep":["ok","("],"fold":1,"x":[]}');
		expect(faults.map((fault) => fault.slice(0, 32))).toEqual([
			'.nolife.json: rule 2 of "keep", ',
			'.nolife.json: "fold" is no list:',
			'.nolife.json: "x" is no rule: th',
		]);
		expect(rules).toEqual(noRules);
	});
});

describe('rules of several places', () => {
	it('all count, each once', () => {
		const merged = mergedRules([
			{ ...noRules, keep: ['a', 'b'] },
			{ ...noRules, keep: ['b', 'c'], fold: ['d'] },
		]);
		expect(merged).toEqual({ ...noRules, keep: ['a', 'b', 'c'], fold: ['d'] });
	});

	it('are no rules if all are empty, so that the run is the one without rules', () => {
		expect(mergedRules([noRules, noRules])).toBeUndefined();
	});

	it('are counted for the trace', () => {
		expect(rulesDetail({ ...noRules, keep: ['a', 'b'], generated: ['c'] })).toBe('rules: 2 keep, 1 generated');
	});
});
