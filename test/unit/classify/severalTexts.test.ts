import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/core/classify/classify.ts';
import { headingStyle } from '../../../src/core/classify/headings.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

const typeOf = (text: string) => classify('paste.txt', text, linesOf(text)).type;
const times = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i + 1)}\n`).join('');

const pytest = `${'='.repeat(29)} test session starts ${'='.repeat(30)}
collected 82 items

${times(40, (i) => `tests/test_part${i}.py ..                     [${String(2 * i).padStart(3)}%]`)}
${'='.repeat(35)} FAILURES ${'='.repeat(35)}
${'_'.repeat(33)} test_total ${'_'.repeat(35)}

>       assert total(cart) == 30
E       assert 20 == 30

tests/test_cart.py:12: AssertionError
${'-'.repeat(29)} Captured stdout call ${'-'.repeat(29)}
computing
${'='.repeat(27)} short test summary info ${'='.repeat(28)}
FAILED tests/test_cart.py::test_total - assert 20 == 30
${'='.repeat(24)} 1 failed, 81 passed in 3.21s ${'='.repeat(26)}
`;
const npm = times(20, (i) => `npm warn deprecated pkg${i}@1.${i}.0: no longer supported`);

describe('several texts in one', () => {
	it.each([
		['=== install ===', '=== test ==='],
		['=== install', '=== test'],
		['--- install ---', '--- test ---'],
		['--- install:', '--- test:'],
		['### install', '### test'],
		['==> install <==', '==> test <=='],
		['*** install ***', '*** test ***'],
		['>>> npm install', '>>> pytest'],
		['[install]', '[test]'],
		['~~~ Preparing', '+++ :pytest: Test'],
	])('are mixed under headings like %s, a test report among them too', (first, second) => {
		expect(typeOf(`${first}\n${npm}${second}\n${pytest}`)).toBe('mixed');
	});

	it.each([
		['a report of tests alone', pytest, 'testReport'],
		['a report below its command', `$ pytest\n${pytest}`, 'testReport'],
		['a report among commands', `$ npm ci\n${npm}$ pytest\n${pytest}`, 'terminal'],
		[
			'a report in a job of GitLab',
			`Running with gitlab-runner 17.0.0\n$ npm ci\n${npm}$ pytest\n${pytest}`,
			'terminal',
		],
		[
			'a log between fences below what somebody writes',
			`The shop is slow since Monday.\n\n\`\`\`\n${times(90, (i) => `2026-01-05 10:00:${10 + (i % 50)} INFO step ${i}`)}\`\`\`\n`,
			'mixed',
		],
		[
			'a log that quotes fences',
			`${times(90, (i) => `2026-01-05 10:00:${10 + (i % 50)} INFO step ${i}.`)}\`\`\`\nls\n\`\`\`\n`,
			'log',
		],
		['a report between fences', `It fails:\n\n\`\`\`\n${pytest}\`\`\`\n`, 'mixed'],
		['a report between tags', `It fails:\n\n<details>\n<pre>\n${pytest}</pre>\n</details>\n`, 'mixed'],
		['a report in a pipeline', `[Pipeline] {\n[Pipeline] sh\n+ pytest\n${pytest}[Pipeline] }\n`, 'mixed'],
		['lines with their stream', times(40, (i) => `2026-01-05T10:00:00.123456Z 01O part ${i}`), 'mixed'],
		['settings under headings', '[core]\na = 1\nb = 2\n[remote]\nurl = x\nfetch = y\n', 'text'],
		['prose under headings of Markdown', '# Title\n\nSome words.\n\n## More\n\nAnd more.\n', 'text'],
	])('%s', (_, text, type) => {
		expect(typeOf(text)).toBe(type);
	});
});

describe('a heading between outputs', () => {
	it.each([
		'=== RUN   TestTotal',
		'--- FAIL: TestTotal (0.00s)',
		'---- cart::sums_up stdout ----',
		`${'='.repeat(20)} 3 passed in 0.12s ${'='.repeat(20)}`,
		`${'-'.repeat(20)} Captured log call ${'-'.repeat(20)}`,
		'========== Build: 1 succeeded, 0 failed ==========',
		'--- a/src/cart.ts',
		'+++ b/src/cart.ts',
		'--- Expected',
		'+++ Actual',
		'-----------',
		'-----BEGIN CERTIFICATE-----',
		'-----END PRIVATE KEY-----',
		'## Title',
		'[INFO] Scanning for projects...',
		'2026-01-05 10:00:01 INFO start',
	])('is not %s', (line) => {
		expect(headingStyle(line)).toBe('');
	});
});
