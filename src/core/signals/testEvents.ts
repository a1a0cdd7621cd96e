import type { Critical } from './extractor.ts';
import { Found } from './found.ts';

/** Events of `go test -json` that name a test, or only a package. */
const event =
	/^\{.{0,200}?"Action": ?"(\w[\w-]{0,20})"(?:, ?"Package": ?"([^"]{1,400})")?(?:, ?"Test": ?"((?:[^"\\]|\\.){1,400})")?/gm;
const output = /"Output": ?"((?:[^"\\]|\\.){1,900}"?)/y;
/** Outputs that say where and why a test failed. */
const telling =
	/^\s*(?:(?:\w|\/){0,200}: )?[\w./-]{1,200}\.go:\d+: |^\s*--- FAIL: |^FAIL\\t|^panic: |^\s+Error(?: Trace)?:|^(?:\\t|\s)+(?:Error|Error Trace|expected|actual) ?:|\[build failed\]/;

/** What `go test -json` says of failures: of tests that failed where and why, and their names. */
export function testEventFailures(text: string): Critical[] {
	const failed = new Set<string>();
	for (const [, action, pkg, test] of text.matchAll(event)) if (action === 'fail') failed.add(`${pkg} ${test}`);
	const found = new Found(text);
	for (const hit of text.matchAll(event)) {
		if (hit[1] !== 'output' || !failed.has(`${hit[2]} ${hit[3]}`)) continue;
		const at = outputAt(text, hit.index + hit[0].length);
		output.lastIndex = at;
		const said = at < 0 ? null : output.exec(text);
		if (said && telling.test(said[1] ?? '')) found.add(at, output.lastIndex);
	}
	return found.criticals;
}

/** UTF-16 units within which an event tells its output. */
const REACH = 2_000;

/** Where an event tells its output, behind `from` on the same line; -1 if it does not. */
function outputAt(text: string, from: number): number {
	const [rest = ''] = text.slice(from, from + REACH).split('\n', 1);
	const at = rest.indexOf('"Output"');
	return at < 0 ? -1 : from + at;
}

/** Whether a line is such an event. */
export function isTestEvent(line: string): boolean {
	return /^\{.{0,200}?"Action": ?"(?:start|run|pause|cont|pass|bench|fail|output|skip|build-output)"/.test(line);
}
