import { describe, expect, it } from 'vitest';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { reducing } from '../../support/reducing.ts';

const many = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('');
const passed = (module: string) => many(12, (i) => `shop.${module}.CartTest > adds(${i}) PASSED\n`);
const deprecated = (module: string) => `w: file:///w/${module}/Cart.kt:3:5 'total()' is deprecated.\n`;
const failed = 'shop.store.CartTest > discount() FAILED\n    java.lang.AssertionError at CartTest.kt:41\n';
const { visible } = reducing(
	reduceTestReport,
	`> Task :api:compileKotlin UP-TO-DATE
> Task :api:test

${passed('api')}
> Task :store:compileKotlin
${deprecated('store')}
> Task :store:test

${passed('store')}
${failed}
> Task :web:compileKotlin
${deprecated('web')}> Task :web:classes
> Task :web:test
${passed('web')}
FAILURE: Build failed with an exception.

BUILD FAILED in 9s
`,
);

describe('the tasks of Gradle', () => {
	it.each(['store', 'web'])('stand above the warnings in %s', (module) => {
		expect(visible).toContain(`> Task :${module}:compileKotlin\n${deprecated(module)}`);
	});

	it('stand above a failed test', () => {
		expect(visible).toMatch(/> Task :store:test\n\s*… 12 passed\n\s*shop\.store\.CartTest > discount\(\) FAILED\n/);
	});

	it.each([':api:', ':web:classes', ':web:test'])('leave where nothing stays below: %s', (task) => {
		expect(visible).not.toContain(task);
	});
});
