import type { Critical } from '../extractor.ts';
import { Facts, linesIn } from './facts.ts';

/** Tags of tests, of what they say of a failure, and of totals. */
const tags =
	/<(?:(testcase|UnitTestResult|test-case|test-method|test)|(failure|error|rerunFailure|rerunError|flakyFailure|flakyError|ErrorInfo|exception)|(testsuites|testsuite|test-run|Counters|assembly|testng-results))(?=[\s/>])/g;
const naming = /\s(?:name|testName|fullname|signature)="[^"]{1,500}"/;
const failing = /\s(?:outcome|result|status)="(?:fail|error|timeout|abort)/i;
const broken = /\s(?:failures|errors|failed)="[1-9]/;
const message = /\smessage="[^"]{1,500}/;
/** UTF-16 units of a failure's detail that are looked at. */
const DETAIL = 20_000;
const TAG = 4_000;

/** Of a report in XML: the totals, and of each failed test its name, message, values compared and first user frame. */
export function failuresInXml(text: string): Critical[] {
	const facts = new Facts(text);
	let test = '';
	let testStart = 0;
	tags.lastIndex = 0;
	for (let hit = tags.exec(text); hit && !facts.isFull; hit = tags.exec(text)) {
		const tag = text.slice(hit.index, tagEnd(text, hit.index));
		if (hit[1] !== undefined) {
			test = tag;
			testStart = hit.index;
			if (failing.test(tag)) addMatch(facts, naming, tag, hit.index);
		} else if (hit[2] !== undefined) {
			addMatch(facts, naming, test, testStart);
			addFailure(facts, hit[2], tag, hit.index, ownPackage(test));
		} else if (broken.test(tag)) facts.add(hit.index, hit.index + tag.length);
		tags.lastIndex = hit.index + Math.max(1, tag.length);
	}
	return facts.sorted();
}

function tagEnd(text: string, start: number): number {
	const end = text.indexOf('>', start);
	return end < 0 ? text.length : Math.min(end + 1, start + TAG);
}

function addMatch(facts: Facts, pattern: RegExp, tag: string, start: number): void {
	const hit = pattern.exec(tag);
	if (hit) facts.add(start + hit.index + 1, start + hit.index + hit[0].length);
}

function addFailure(facts: Facts, name: string, tag: string, start: number, own: string): void {
	addMatch(facts, message, tag, start);
	if (tag.endsWith('/>')) return;
	const from = start + tag.length;
	const close = facts.text.slice(from, from + DETAIL).indexOf(`</${name}`);
	const to = close < 0 ? Math.min(facts.text.length, from + DETAIL) : from + close;
	facts.addDetail(withText(facts.text, from, to), own);
}

/** What the packages of a project begin with, by the class of one of its tests: `com.acme.shop.` */
function ownPackage(test: string): string {
	return /\sclassname="((?:\w{1,60}\.){3})/.exec(test)?.[1] ?? '';
}

/** The lines of a detail behind the tags that open them. */
function* withText(text: string, from: number, to: number): Generator<readonly [number, number]> {
	for (const [start, end] of linesIn(text, from, to, '\n')) {
		const line = text.slice(start, Math.min(end, start + TAG));
		const opening = /^\s*(?:<!\[CDATA\[|<[\w-]{1,40}>)?/.exec(line)?.[0].length ?? 0;
		const closing = line.search(/<\/[\w-]{1,40}>|\]\]>|&#xD;/);
		yield [start + opening, closing < opening ? end : start + closing];
	}
}
