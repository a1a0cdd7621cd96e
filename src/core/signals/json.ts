import type { Extractor } from './extractor.ts';
import { addFindingsInJson } from './findings.ts';
import { Found } from './found.ts';

/** Members by which an object says that it failed: their names, and values that say so. */
const failures: readonly (readonly [names: string, value: RegExp])[] = [
	['error|errors|err|exception|failure|fault|stderr', /\{(?=\s*")|"(?:[^"\\]|\\.){1,800}"?|[1-9]\d{0,15}/y],
	[
		'error_?message|error_?msg|error_?code|error_?type|error_?description|error_?detail',
		/"(?:[^"\\]|\\.){1,800}"?|[1-9]\d{0,15}/y,
	],
	[
		'failure_?reason|failure_?message|failure_?code|decline_?code|decline_?reason',
		/"(?:[^"\\]|\\.){1,800}"?|[1-9]\d{0,15}/y,
	],
	[
		'status|state|result|outcome|conclusion|phase|health',
		/"(?:fail\w{0,8}|error\w{0,3}|declined|rejected|denied|timed_?out|timeout|cancell?ed|abort\w{0,4}|crash\w{0,12}|unhealthy|critical|[45]\d\d)"|[45]\d\d\b/iy,
	],
	['status_?code|http_?status|code', /"?[45]\d\d\b"?/y],
	['success|succeeded|ok|passed', /false\b/y],
	['level|severity|levelname', /"(?:error|fatal|panic|critical|emergency)"/iy],
	['exit_?code|exit_?status', /[1-9]\d{0,9}/y],
];
const member = new RegExp(`"(?:${failures.map(([names]) => `(${names})`).join('|')})"\\s*:\\s*`, 'gi');
const shout = /"(?:FATAL|ERROR|PANIC|CRITICAL|Error|[A-Z]\w{1,60}(?:Error|Exception))[: ](?:[^"\\]|\\.){1,800}"?/g;
/** What programs say at their end, anywhere in a string. */
const exit = /[Ee]xit(?:ed with)? (?:code|status)[: ]{1,2}[1-9]\d{0,9}/g;
/** What tells more about a failure beside it. */
const beside =
	/"(?:message|msg|code|reason|detail|status|id|name|title|description)"\s*:\s*(?:"(?:[^"\\]|\\.){1,400}"|-?\d[\d.]{0,20})/g;
/** How far a member may stand from the one that says that its object failed, in UTF-16 units. */
const REACH = 400;

/** The members by which objects say that they failed, with message, code and id beside them; strings that shout or tell an exit code; what linters found. */
export const extractJson: Extractor = (text) => {
	const found = new Found(text);
	member.lastIndex = 0;
	for (let match = member.exec(text); match && !found.isFull; match = member.exec(text)) {
		const end = endOfFailure(text, match);
		if (end === 0) continue;
		addWithNeighbours(text, match.index, end, found);
		member.lastIndex = end;
	}
	for (const { index, 0: string } of text.matchAll(shout)) found.add(index, index + string.length);
	for (const { index, 0: words } of text.matchAll(exit)) found.add(index, index + words.length);
	addFindingsInJson(text, found);
	return found.criticals.sort((a, b) => a.start - b.start);
};

/** Where the value of a member ends if it says that something failed; 0 if not. */
function endOfFailure(text: string, match: RegExpExecArray): number {
	const value = failures[match.slice(1).findIndex((name) => name !== undefined)]?.[1] as RegExp;
	value.lastIndex = match.index + match[0].length;
	return value.test(text) ? value.lastIndex : 0;
}

function addWithNeighbours(text: string, start: number, end: number, found: Found): void {
	const before = text.slice(Math.max(0, start - REACH), start);
	const opening = Math.max(before.lastIndexOf('{'), before.lastIndexOf('}')) + 1;
	addBeside(before.slice(opening), start - before.length + opening, found);
	found.add(start, end);
	const behind = text.slice(end, end + REACH);
	addBeside(behind.slice(0, Math.max(0, behind.search(/[{}]|$/))), end, found);
}

function addBeside(members: string, offset: number, found: Found): void {
	for (const { index, 0: hit } of members.matchAll(beside)) found.add(offset + index, offset + index + hit.length);
}
