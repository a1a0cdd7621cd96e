import { describe, expect, it } from 'vitest';
import { extractBuild } from '../../../src/core/signals/build.ts';
import { compilerOutput } from '../reducers/build/builds.ts';
import { criticalsOf } from './criticals.ts';

describe('extractBuild', () => {
	it('finds errors and the failing target, not warnings', () => {
		expect(criticalsOf(extractBuild, compilerOutput)).toEqual([
			'order.cpp:9:3: error: ‘invoice’ was not declared in this scope',
			'make: *** [Makefile:6: order.o] Error 1',
		]);
	});

	it('finds the first error of each code and wording', () => {
		const lines = [
			"a.ts(1,2): error TS2304: Cannot find name 'x'.",
			"b.ts(9,9): error TS2304: Cannot find name 'y'.",
			"b.ts(9,9): error TS2339: Cannot find name 'y'.",
			"b.ts(9,9): error TS2339: Cannot see name 'y'.",
		];
		expect(criticalsOf(extractBuild, lines.join('\n'))).toEqual([lines[0], lines[2], lines[3]]);
	});

	it.each([
		'BUILD FAILURE',
		'BUILD SUCCESSFUL in 12s',
		'Found 72 errors in 6 files.',
		'✖ 8 problems (4 errors, 4 warnings)',
		'error: could not compile `shop` (bin "shop") due to 11 previous errors',
		'npm error code ELIFECYCLE',
		'ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 2',
		'ninja: build stopped: subcommand failed.',
		'fatal: [web2]: FAILED! => {"msg": "server_name is undefined"}',
		'> Task :app:compileDebugKotlin FAILED',
	])('finds %s', (line) => {
		expect(criticalsOf(extractBuild, `starting\n${line}\n`)).toEqual([line]);
	});

	it.each([
		['V6', 'Found 0 errors. Watching for file changes.'],
		['V6', '0 failures'],
		['a name that sounds like a fault', "a.c: In function 'error raise(int)':"],
		['a file that sounds like one', '[3/9] Building CXX object src/error.cpp.o'],
	])('takes nothing for a fault: %s', (_, line) => {
		expect(criticalsOf(extractBuild, `${line}\n`)).toEqual([]);
	});

	it('takes the start of a very long line', () => {
		const [critical = ''] = criticalsOf(extractBuild, `error: ${'🙂'.repeat(900)}\n`);
		expect(critical.length).toBeLessThanOrEqual(300);
		expect(critical.isWellFormed()).toBe(true);
	});
});
