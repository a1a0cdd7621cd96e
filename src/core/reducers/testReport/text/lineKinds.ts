import { fates } from '../fates.ts';

/** What a line says by itself, beyond the fates of lines that leave. */
export const kinds = {
	...fates,
	/** Nothing that is known. */
	other: 0,
	blank: 20,
	/** A test or suite that failed, or the runner's totals: never leaves. */
	decisive: 21,
	/** Opens what is told about one failure. */
	failure: 22,
} as const;

interface Shape {
	readonly kind: number;
	/** Tried on the line without its indent. */
	readonly indented?: RegExp;
	/** Tried on the line. */
	readonly whole?: RegExp;
}

/** How runners print tests, one line each. The first shape that fits decides, so failures stand first. */
const shapes: readonly Shape[] = [
	{
		kind: kinds.failure,
		indented: either(
			/^● /, // jest
			/^\d{1,5}\) \S/, // mocha, RSpec, PHPUnit
			/^--- FAIL: /, // go
			/^not ok\b/, // TAP
		),
		whole: either(
			/^ FAIL {2}\S.{0,300}(?: > | \[ )/, // vitest
			/^_{3,} \S/, // pytest
			/^(?:FAIL|ERROR): (?!\/\/)\S/, // unittest
			/^---- \S{1,300} (?:stdout|stderr) ----$/, // cargo
		),
	},
	{
		kind: kinds.decisive,
		indented: either(
			/^(?:[✕✗✖×✘❌❯⨯]|\(fail\)|FAIL\b|FAILED\b|ERROR\b|XPASS\b|Failed |Failed!|\[ {2}FAILED )/,
			/^(?:Tests run:(?!.{1,90} Time elapsed)|Tests:|Test Suites:|Test Files |Snapshots:|Tests {2}|Suites:|Total tests:|Passed:|Failed:|test result:|Ran \d+ tests?\b|OK\b|DONE \d)/,
			/^[#ℹ] (?:tests|pass|fail|suites|skipped|todo|cancelled|duration_ms)\b/,
			/^[✔✘] Test run with \d/, // Swift Testing
			/^\d[\d,]* (?:passing|failing|pending|tests?|examples?|passed|failed|failures?|errors?|skipped)\b/,
		),
		whole: either(
			/ \(retry [#x]\d{1,3}\)/, // Playwright and vitest: a test that passed at last is flaky
			/ (?:FAILED|ERROR|FAIL|XPASS)(?: +\[ *\d+%\])?$/,
			/ \.\.\. (?:FAILED|FAIL|ERROR)\b/,
			/<<< (?:FAILURE|ERROR)!/,
			/^={3,} (?!RUN\b|PAUSE\b|CONT\b|NAME\b)\S/,
			/^\[\w+\] Tests run:(?!.{1,90} Time elapsed)/,
			/^\[={10}\]|^\[ {2}PASSED /,
			/^\d+% tests passed/,
		),
	},
	{
		kind: kinds.skipped,
		indented: either(
			/^(?:[○↓⊘◌⏭✎∅↷﹣]|\(skip\)|\(todo\)|--- SKIP:|SKIPPED\b|\[ {2}SKIPPED \]|Skipped \S|SKIP:? \S)/,
			/^- +\d+ (?:\[[^\]]{1,40}\] )?(?:› )?\S{1,200}:\d+:\d+ › /, // Playwright
			/^ok\b.{0,200}# (?:SKIP|TODO|skip|todo)\b/,
		),
		whole: either(
			/ (?:SKIPPED|XFAIL|SKIP)(?: \([^)]{0,200}\))?(?: +\[ *\d+%\])?$/,
			/^\[gw\d+\] \[ *\d+%\] (?:SKIPPED|XFAIL) /,
			/ \.\.\. (?:ignored\b|skipped\b)/,
			/ = \d+\.\d\d s = S$/, // minitest
		),
	},
	{
		kind: kinds.suite,
		indented: either(
			/^[✓✔] .{1,200} \(\d+ tests?\b/, // vitest
			/^✔ Suite .{1,300} passed after /, // Swift Testing
			/^PASS(?: \S{1,40})? +\S{1,300}\.[a-z]{1,4}(?: \([\d.]+ ?m?s\))?$/, // jest
		),
		whole: either(
			/^✓ {2}\S+ \(/, // gotestsum
			/^ok {2}\t/, // go
			/^(?:\[INFO\] )?Tests run: \d+, Failures: 0, Errors: 0, Skipped: \d+, Time elapsed:/, // Surefire
		),
	},
	{
		kind: kinds.passed,
		indented: either(
			/^(?:[✓✔√✅]|\(pass\)|--- PASS:|PASSED:?|\[ {7}OK \]|PASS \[|PASS:?) *\S/,
			/^ok \d/, // TAP
			/^\d+\/\d+ Test +#\d+: .{1,200} Passed /, // CTest
			/^\/\/\S{1,300} +(?:\(cached\) )?PASSED in \d/, // bazel
		),
		whole: either(
			/ PASSED(?: +\[ *\d+%\])?$/,
			/^\[gw\d+\] \[ *\d+%\] PASSED /, // pytest-xdist
			/ \.\.\. ok(?: \(\d+m?s\))?$/, // cargo, unittest, deno
			/^\s+Passed \S/, // dotnet
			/^Test Case '.{1,200}' passed/, // XCTest
			/ = \d+\.\d\d s = \.$/, // minitest
		),
	},
	{
		kind: kinds.aside,
		indented: either(
			/^=== (?:RUN|PAUSE|CONT|NAME)\b/,
			/^# Subtest: /,
			/^◇ (?:Test|Suite) .{1,300} started\.$/, // Swift Testing
			/^\[[\d,]{1,9} \/ [\d,]{1,9}\] (?!.{0,400}(?:[Ff]ail|FAIL|[Ee]rror|ERROR|[Ww]arn|WARN))/, // bazel
		),
		whole: either(
			/^\s+1\.\.\d+$/,
			/^\[ RUN {6}\]|^\[-{10}\]/,
			/^test \d+$|^\s+Start +\d+: /, // CTest
			/^##teamcity\[(?:test(?:Suite)?(?:Started|Finished)|testCount|flow(?:Started|Finished)) /,
			/^Test Case '.{1,200}' started/,
			/^\? {3}\t/,
			/^PASS$|^RUNS /,
			/^\[INFO\] (?:Running \S|Download|---|Nothing to compile|Copying|Using |skip |Changes detected|Compiling |Recompiling |$)/,
			/^ {2,12}(?:Compiling|Checking|Downloaded|Downloading|Fresh|Updating|Locking|Adding) \S/,
			/^> Task :\S+(?: UP-TO-DATE| NO-SOURCE| FROM-CACHE)?$/,
			/^\S{1,200} [.sSx]{1,200} +\[ *\d+%\]$/, // pytest
			/^(?:\S{1,200} )?[.·sSx↷]{3,}(?: *(?:\[ *\d+%\]|\d+ \/ \d+ \( *\d+%\)))?$/,
		),
	},
];

/** UTF-16 units of a line that decide its kind. */
export const LOOK = 400;

/** Takes the start of a line without its line end; returns its kind. */
export function kindOf(line: string): number {
	const trimmed = line.trimStart();
	if (trimmed === '') return kinds.blank;
	const shape = shapes.find(({ indented, whole }) => indented?.test(trimmed) === true || whole?.test(line) === true);
	return shape?.kind ?? kinds.other;
}

/** One pattern for several, since one is tried faster. */
function either(...patterns: readonly RegExp[]): RegExp {
	return new RegExp(patterns.map(({ source }) => source).join('|'));
}
