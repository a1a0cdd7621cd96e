import { describe, expect, test } from 'vitest';
import { reduceTestEvents } from '../../../../src/core/reducers/records/reduceTestEvents.ts';
import { areTestEvents } from '../../../../src/core/reducers/records/testEvents.ts';
import { testEventFailures } from '../../../../src/core/signals/testEvents.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { criticalsOf } from '../../signals/criticals.ts';
import { reducing } from '../../support/reducing.ts';
import { ndjson, time } from './recordText.ts';

interface Written {
	readonly Action: string;
	readonly Package: string;
	readonly Test?: string;
	readonly Output?: string;
	readonly Elapsed?: number;
}

const lib = 'example.com/shop/lib';
const cart = 'example.com/shop/cart';

/** Events of one test: its course, its output, its result. */
function testOf(
	Package: string,
	Test: string,
	result: 'pass' | 'fail' | 'skip',
	outputs: readonly string[] = [],
): Written[] {
	const output = (Output: string): Written => ({ Action: 'output', Package, Test, Output });
	return [
		{ Action: 'run', Package, Test },
		output(`=== RUN   ${Test}\n`),
		...outputs.map(output),
		output(`--- ${result.toUpperCase()}: ${Test} (0.00s)\n`),
		{ Action: result, Package, Test, Elapsed: 0 },
	];
}

/** Events behind the tests of a package. */
function packageEnd(Package: string, result: 'pass' | 'fail'): Written[] {
	const [word, line] = result === 'pass' ? ['PASS', `ok  \t${Package}\t0.1s\n`] : ['FAIL', `FAIL\t${Package}\t0.1s\n`];
	return [
		{ Action: 'output', Package, Output: `${word}\n` },
		{ Action: 'output', Package, Output: line },
		{ Action: result, Package, Elapsed: 0.1 },
	];
}

function shown(events: readonly Written[]): unknown[] {
	const log = ndjson(events.map((event, i) => ({ Time: time(i), ...event })));
	const { visible, restored, source } = reducing(reduceTestEvents, log);
	expect(restored).toEqual(source.bytes);
	return visible
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
}

const passing = (Package: string, count: number) =>
	Array.from({ length: count }, (_, i) => testOf(Package, `TestPass${i}`, 'pass', ['    a_test.go:9: fine\n'])).flat();

describe('events of go test', () => {
	test('passed tests and packages leave their number, failures stay whole and in order', () => {
		const lines = shown([
			...passing(lib, 12),
			...packageEnd(lib, 'pass'),
			...passing(cart, 3),
			...testOf(cart, 'TestTotal', 'fail', ['    cart_test.go:42: got 3\n', '        want 4\n']),
			...testOf(cart, 'TestTax', 'fail', ['    cart_test.go:60: no rate for DE\n']),
			...packageEnd(cart, 'fail'),
		]);
		expect(lines).toEqual([
			expect.stringMatching(/^… 15 tests passed #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/),
			'… 1 packages passed',
			expect.stringMatching(/^… \d+ events and repeated fields #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/),
			expect.objectContaining({
				Action: 'output',
				Package: cart,
				Test: 'TestTotal',
				Output: '    cart_test.go:42: got 3\n',
			}),
			{ Output: '        want 4\n' },
			{ Output: '--- FAIL: TestTotal (0.00s)\n' },
			{ Test: 'TestTax', Output: '    cart_test.go:60: no rate for DE\n' },
			{ Output: '--- FAIL: TestTax (0.00s)\n' },
			{ Action: 'output', Package: cart, Output: `FAIL\t${cart}\t0.1s\n` },
		]);
	});

	test('a test that never ended stays, and so does the event of a package that says more', () => {
		const lines = shown([
			...passing(cart, 9),
			...testOf(cart, 'TestHang', 'fail', ['panic: test timed out after 1s\n']).slice(0, 3),
			{ Action: 'fail', Package: cart, Elapsed: 1, ...{ FailedBuild: cart } },
		]);
		expect(lines.slice(-2)).toEqual([
			expect.objectContaining({ Test: 'TestHang', Output: 'panic: test timed out after 1s\n' }),
			{ Action: 'fail', Package: cart, Elapsed: 1, FailedBuild: cart },
		]);
	});

	test('the reason of a skipped test stays once', () => {
		const skips = Array.from({ length: 9 }, (_, i) =>
			testOf(cart, `TestNet${i}`, 'skip', ['    net_test.go:27: needs a network\n']),
		);
		const lines = shown([...passing(cart, 9), ...skips.flat()]);
		expect(lines.filter((line) => JSON.stringify(line).includes('needs a network'))).toHaveLength(1);
		expect(lines).toContainEqual(expect.stringMatching(/^… 9 tests skipped #ref:/));
	});

	test('what a build says stays', () => {
		const build = { ImportPath: cart, Action: 'build-output', Output: 'cart.go:7:2: undefined: total\n' };
		const lines = shown([...passing(lib, 9), build as unknown as Written]);
		expect(lines.at(-1)).toMatchObject(build);
	});
});

describe('recognises them', () => {
	const isKnown = (text: string) => areTestEvents(text, linesOf(text));
	test('with a time and without', () => {
		expect(isKnown(ndjson(passing(cart, 3)))).toBe(true);
		expect(isKnown(ndjson(passing(cart, 3).map((event) => ({ Time: time(0), ...event }))))).toBe(true);
	});
	test('written with blanks, by the reducer and by what finds critical strings', () => {
		const events = [...passing(cart, 3), ...testOf(cart, 'TestPays', 'fail', ['    cart_test.go:7: got 3\n'])];
		const blanks = events.map((event) => `${JSON.stringify(event, null, 1).replaceAll(/\n */g, ' ')}\n`).join('');
		expect(isKnown(blanks.replaceAll('{ ', '{'))).toBe(true);
		expect(criticalsOf(testEventFailures, blanks)).toContain(String.raw`"Output": "    cart_test.go:7: got 3\n"`);
	});
	test('and no others', () => {
		expect(isKnown(ndjson([{ Action: 'login', Package: 'x' }, { Action: 'logout' }]))).toBe(false);
	});
});
