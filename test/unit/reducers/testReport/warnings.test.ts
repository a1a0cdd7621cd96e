import { describe, expect, it } from 'vitest';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { reducing } from '../../support/reducing.ts';

const removed = 'RemovedIn3Warning: `config` of a class is going away, write a dictionary in its place';

/** A warning as pytest prints it: the tests that raised it, its place, what it says and the statement. */
const warning = (tests: readonly string[], place: string, said: string, statement = `class ${place}(Model):`) =>
	`${tests.join('\n')}\n  /home/me/shop/${place}: ${said}\n    ${statement}\n\n`;

/** Warnings that fold, so that no fold of few lines more is refused for the cost of its legend. */
const folding = [
	...Array.from({ length: 9 }, (_, i) => warning([`tests/z.py::test_${i}`], 'z.py:1', 'OldWarning: z is old, write y')),
	warning(
		Array.from({ length: 9 }, (_, i) => `tests/y.py::test_${i}`),
		'y.py:1',
		'OldWarning: y is old, too',
	),
];
function shownOf(...warnings: string[]): string {
	const text = [
		'============================= test session starts ==============================\ncollected 84 items\n\n',
		'tests/test_cart.py ............                                          [100%]\n\n',
		'=============================== warnings summary ===============================\n',
		...folding,
		...warnings,
		'-- Docs: https://docs.pytest.org/en/stable/how-to/capture-warnings.html\n',
		`======================= 84 passed, ${warnings.length} warnings in 2.31s =======================\n`,
	].join('');
	const { visible, restored, source } = reducing(reduceTestReport, text);
	expect(restored).toEqual(source.bytes);
	return visible;
}

describe('the warnings of pytest', () => {
	it('are told once for all places that raise the same, with the count of the others', () => {
		const places = Array.from({ length: 14 }, (_, i) => warning([`tests/a.py::test_${i}`], `m${i}.py:${i}`, removed));
		const shown = shownOf(...places);
		expect(shown).toContain(`tests/a.py::test_0\n  /home/me/shop/m0.py:0: ${removed}\n`);
		expect(shown).toContain('\n… 13 more of the warnings above\n-- Docs');
		expect(shown.split(removed)).toHaveLength(2);
	});

	it('stay apart where a word, a number or a line below differs', () => {
		const said = [removed, `${removed}s`, 'KeyWarning: 12 bytes', 'KeyWarning: 16 bytes'];
		const lists = ['enum', 'int'].map((type) => `UserWarning: while serializing:\n    Expected ${type}`);
		const fields = ['a', 'b'].map((field) => `UserWarning: unused:\n  - field ${field}`);
		const all = [...said, ...lists, ...fields];
		const shown = shownOf(...all.map((words, i) => warning([`tests/a.py::test_${i}`], 'm.py:7', words)));
		for (const words of all) expect(shown).toContain(words);
		expect(shown).toContain(`… 8 more of the warnings above\ntests/y.py`);
		expect(shown.match(/more of the warnings above$/gm)).toHaveLength(1);
	});

	it('tells a detail from the statement, where the statement is missing', () => {
		const detail = (type: string) => warning(['tests/a.py::test'], 'm.py:7', 'UserWarning: expected:', `  ${type}`);
		const shown = shownOf(detail('an enum'), detail('an integer'));
		expect(shown).toContain('an integer');
	});

	it('name the first tests that raised one, and keep a number of warnings in a file', () => {
		const tests = Array.from({ length: 12 }, (_, i) => `tests/cart.py::test_${i}`);
		const shown = shownOf(warning([...tests, 'tests/api.py: 31 warnings'], 'm.py:7', removed));
		expect(shown).toContain('tests/cart.py::test_1\n… 10 more tests\ntests/api.py: 31 warnings\n');
	});

	it('are left where few tests raised one', () => {
		const tests = Array.from({ length: 4 }, (_, i) => `tests/cart.py::test_${i}`);
		expect(shownOf(warning(tests, 'm.py:7', removed))).toContain(`${tests.join('\n')}\n  /home`);
	});
});
