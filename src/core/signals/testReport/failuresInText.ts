import { contentEnd, type Lines } from '../../source/lines.ts';
import type { Critical } from '../extractor.ts';
import { Found } from '../found.ts';
import { Facts, isOwnFrame, tellsFailure } from './facts.ts';

/** Names of tests and suites that failed: each of them counts. */
const names =
	/^(?:\s*● \S|\s*[✕✗✖×✘❌] \S|\s*(?:FAIL|FAILED|ERROR)[: ]+\S|_{3,} \S|\s*--- FAIL: |---- \S.{0,300} ----$|\s*not ok\b|\[ {2}FAILED {2}\] \S|\s+Failed \S.{0,300} \[|\(fail\) |\s*\d{1,5}\) \S)|(?: FAILED| \.\.\. (?:FAILED|FAIL|ERROR)|<<< (?:FAILURE|ERROR)!)/;
/** What was compared. */
const values =
	/^\s*(?:E {2,}\S|(?:Expected|Received|Actual|expected|actual|got|want|but was|left|right)\b.{0,10}[:=]|\S{1,300}:\d+: \w{0,80}(?:Error|Exception|Failed)\b|(?:Failed asserting|Error Trace|AssertionError|assertion )\b)/;
/** Errors outside of tests. */
const outside =
	/^\s*(?:Unhandled |panic: |fatal error: |WARNING: DATA RACE|thread '.{1,200}' panicked|Test suite failed to run|ImportError|ModuleNotFoundError|SyntaxError)/;
/** Totals that hold a failure. */
const totals =
	/(?:^|[^\w.])[1-9]\d{0,8} (?:failed|failures?|failing|errors?|error)\b|\b(?:Failures|Errors|Failed): +[1-9]/;
/** UTF-16 units of a line that are looked at. */
const LOOK = 600;

/** Of a report as runners print it: failed tests and suites, what was compared, the first user frame of each, errors outside, totals. */
export function failuresInText(text: string, lines: Lines): Critical[] {
	const facts = new Facts(text);
	const found = new Found(text);
	let wantsFrame = false;
	for (let line = 0; line < lines.starts.length && !facts.isFull; line++) {
		const start = lines.starts[line] as number;
		const end = Math.min(contentEnd(text, lines, line), start + LOOK);
		const content = text.slice(start, end);
		const isName = names.test(content) && tellsNothingElse(content);
		const isFrame: boolean = wantsFrame && isOwnFrame(content);
		if (isName || isFrame || values.test(content) || outside.test(content) || totals.test(content))
			facts.add(start, end);
		else if (tellsFailure(content)) found.add(start, end);
		wantsFrame = (wantsFrame || isName) && !isFrame;
	}
	return [...facts.sorted(), ...found.criticals].sort((a, b) => a.start - b.start);
}

/** Whether what looks like the name of a failed test is no total without failures. */
function tellsNothingElse(line: string): boolean {
	return !/\b(?:no|0) (?:errors?|failures?|failed)\b/i.test(line);
}
