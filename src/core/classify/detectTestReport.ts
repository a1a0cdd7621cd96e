import type { Detector, Guess } from './detector.ts';
import { anyOf, filled, matching } from './shares.ts';

/** How reports in XML and JSON open, by what wrote them. Something else may stand above them. */
const openings: readonly (readonly [kind: string, opening: RegExp])[] = [
	['in XML (JUnit)', /^\ufeff?(?:<\?xml[^>]{0,200}\?>\s{0,9})?(?:<!--[^>]{0,200}-->\s{0,9})?<testsuites?[\s>]/m],
	[
		'in XML',
		/^\ufeff?(?:<\?xml[^>]{0,200}\?>\s{0,9})?(?:<!--[^>]{0,200}-->\s{0,9})?<(?:TestRun|test-run|test-results|assemblies|testng-results|robot)[\s>]/m,
	],
	['of mocha in JSON', /^\{\s*"stats":\s*\{\s*"suites":/m],
	['of jest in JSON', /^\{\s*"num(?:Failed|Passed|Total|Pending|RuntimeError)\w{1,30}":/m],
	['of pytest in JSON', /^\{\s*"created":[^"]{1,40}"duration":[^"]{1,40}"exitcode":/m],
	['of RSpec in JSON', /^\{\s*"version":\s*"[^"]{1,20}",\s*(?:"seed":\s*\d+,\s*)?"examples":\s*\[/m],
	['of Playwright in JSON', /^\{\s*"config":\s*\{[^}]{1,600}"(?:configFile|forbidOnly|fullyParallel)":/m],
];
/** With what all of them open. */
const opens = /^\ufeff?[<{]/m;
/** As far down such a report may begin, in UTF-16 units. */
const ABOVE = 4_096;

/** How runners print one test, suite or file each. */
const results = anyOf([
	/^\s*[✓✔√✕✗✖✘❌○↓●] \S/, // mocha, jest, vitest, node
	/^\s*(?:[✓✔✘×-]|ok|x) +\d+ (?:\[[^\]]{1,40}\] › )?\S{1,200}:\d+:\d+ › /, // Playwright
	/^(?:PASS|FAIL) \S+[./]\S/, // jest
	/^\s*(?:not )?ok \d+\b|^\s*# Subtest: /, // TAP
	/^\s*--- (?:PASS|FAIL|SKIP): \S|^\s*=== RUN |^ok {2}\t|^(?:FAIL|ok)\t\S/, // go
	/^\S{1,300}::\S.{0,300} (?:PASSED|FAILED|ERROR|SKIPPED)|^(?:FAILED|ERROR) \S{1,300}\.py\b|^\S{1,200}\.py [.FEsxX]{1,200}(?:\s|$)|^\[gw\d+\] \[/, // pytest
	/^\[(?:INFO|ERROR|WARNING)\] (?:Tests run:|Running \S{1,200}Test)|^Tests run: \d/, // Surefire
	/^\s+(?:Passed|Failed|Skipped) \S.{0,300} \[(?:< )?\d+ m?s\]/, // dotnet
	/^\s+(?:PASS|FAIL|SLOW|TIMEOUT|SIGABRT|SIGSEGV|LEAK) \[[ >]{0,9}[\d.]+s\] /, // nextest
	/^\S{1,200}#\S.{0,300} = \d+\.\d\d s = [.FES]$/, // minitest
	/^\((?:pass|fail|skip|todo)\) \S/, // bun
	/^\/\/\S{1,300} +(?:\(cached\) )?(?:PASSED|FAILED|FLAKY|TIMEOUT|NO STATUS)\b/, // bazel
	/^##teamcity\[test(?:Started|Finished|Failed|Ignored) /, // TeamCity
	/^\[ (?: {6}OK|RUN {6}| FAILED ) \]|^\s*\d+\/\d+ Test +#\d+: |^Test Case '/, // GoogleTest, CTest, XCTest
]);
/** Those that print the result far behind the name, and what stands between: most lines do not hold that. */
const distant: readonly (readonly [between: string, result: RegExp])[] = [
	[' ... ', /^test \S.{0,300} \.\.\. (?:ok|FAILED|ignored)/], // cargo
	[' ... ', /^\S.{0,300} \.\.\. (?:(?:ok|FAIL|ERROR)$|skipped\b)/], // unittest
	[' ... ', /^\S.{0,300} \.\.\. (?:ok|FAILED|ignored) \(\d{1,9}m?s\)$/], // deno
	[' > ', /^\S.{0,200} > .{1,200} (?:PASSED|FAILED|SKIPPED)$/], // Gradle
	['<<< ', /<<< (?:FAILURE|ERROR)!/], // Surefire
];

/** How runners sum up. */
const totals = anyOf([
	/^Tests: {1,9}.{0,80}\d+ total|^Test Suites: {1,9}.{0,80}\d+ total/, // jest
	/^\s*Test Files {2}.{0,60}\(\d+\)$|^\s{3,9}Tests {2}.{0,60}\(\d+\)$/, // vitest
	/^\s*\d+ (?:passing|failing|pending) ?(?:\(|$)/, // mocha
	/^(?:={1,60} )?(?:\d+ (?:passed|failed|errors?|skipped|deselected|xfailed|xpassed|warnings?|rerun|subtests passed)(?:, )?){1,8} in [\d.]+s/, // pytest
	/^={3,60} (?:test session starts|FAILURES|ERRORS|short test summary info|warnings summary) ={3}/,
	/^Ran \d+ tests? in [\d.]+s/, // unittest
	/^test result: (?:ok|FAILED)\. \d+ passed;/, // cargo
	/^\d+ examples?, \d+ failures?|^Finished in [\d.]+ .{1,40}\(files took |^rspec \S{1,200}:\d+ # /, // RSpec
	/^ {2}\d+ (?:passed|failed|flaky|skipped|did not run)(?: \([\d.]+m?[smh]\))?$/, // Playwright
	/^ {1,9}Summary \[ *[\d.]+s\] \d+ tests? run: /, // nextest
	/^Tests: \d+, Assertions: \d+|^OK \(\d+ tests?, \d+ assertions?\)|^(?:ERRORS|FAILURES)!$/, // PHPUnit
	/^\d+ (?:runs|tests), \d+ assertions, \d+ failures, \d+ errors|^Finished in [\d.]+s, [\d.]+ runs\/s/, // minitest
	/^\d+ specs?, \d+ failures?|^Randomized with seed \d+(?: \(jasmine |$)/, // Jasmine
	/^[#ℹ] (?:tests|pass|fail) \d+$|^TAP version \d+$|^Failed tests:$|^[.X]{20}$/, // TAP, node
	/^(?:Passed|Failed)! {1,9}- Failed: +\d+, Passed: +\d+|^Total tests: \d+$/, // dotnet
	/^(?:\[\w+\] )?Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+$|^\[INFO\] {2}T E S T S$|^Test set: \S/, // Surefire
	/^\d+ tests? completed\b/, // Gradle
	/^ {1,5}\d+ (?:pass|fail)$|^Ran \d+ tests? across \d+ files?\./, // bun
	/^running \d+ tests? from \S|^(?:ok|FAILED) \| \d+ passed/, // deno
	/^Executed \d+ out of \d+ tests?:/, // bazel
	/^\[ {2}(?:PASSED|FAILED) {2}\] \d+ tests?|^\d+% tests passed/, // GoogleTest, CTest
	/^(?:DONE |\s)\d+ tests?(?:, \d+ skipped)?(?:, \d+ failures?)?(?:, \d+ errors?)?(?: in [\d.]+s)?$/, // gotestsum
]);

/** Lists have signs, too; in a report some lines say how long a test took, or that it failed. */
const telling =
	/^\s*[✓✔√✕✗✖✘❌] \S.{0,300}\(?\d+(?:\.\d+)? ?m?s\)?$|^\s*[✕✗✖✘●] \S|^\s*not ok \d|^\s*---? (?:PASS|FAIL)|FAILED|^##teamcity|^\(fail\) |^(?:PASS|FAIL|ok)\s/;
/** Without totals, so many lines say how tests ended, and so large a share. */
const FEWEST = 4;
const LEAST = 0.08;
/** With totals, so large a share: other texts quote a report, too. */
const LEAST_SURE = 0.015;
/** In a text of no more lines one total says enough. */
const FEW = 30;
const MOST = 0.97;
/** A report between fences or tags is a part of another text. */
const fence = /^ {0,3}(?:(?:`{3,}|~{3,})[\w+#.-]{0,40}\s*$|<\/?(?:details|pre)\b)/;
const MOST_IF_FENCED = 0.92;

/** Reports of test runners: XML and JSON by how they open, text by lines that say how tests ended, and the totals. */
export const detectTestReport: Detector = ({ head, lines: sampled }) => {
	const above = head.slice(0, ABOVE);
	for (const [kind, opening] of opens.test(above) ? openings : []) {
		const at = above.search(opening);
		if (at >= 0) return { confidence: at === 0 ? 1 : 0.9, evidence: `it opens as a test report ${kind}` };
	}
	return ofText(filled(sampled));
};

function tellsResult(line: string): boolean {
	if (results.test(line)) return true;
	for (const [between, result] of distant) if (line.includes(between) && result.test(line)) return true;
	return false;
}

function ofText(lines: readonly string[]): Guess | undefined {
	const ended = lines.filter(tellsResult).length;
	const summed = matching(lines, totals);
	const share = ended / Math.max(1, lines.length);
	const isSure = (summed > 1 || (summed > 0 && ended > 1)) && ended + summed >= LEAST_SURE * lines.length;
	const isMany = ended >= FEWEST && share >= LEAST && matching(lines, telling) > 0;
	if (!isSure && !isMany && !(summed > 0 && lines.length <= FEW)) return undefined;
	const too = summed > 0 ? `, ${summed} give totals` : '';
	return {
		confidence: Math.min(
			matching(lines, fence) > 1 ? MOST_IF_FENCED : MOST,
			(isSure ? 0.9 : isMany ? 0.8 : 0.65) + share,
		),
		evidence: `${ended} of ${lines.length} lines say how tests ended${too}`,
	};
}
