import type { Extractor } from './extractor.ts';
import { Found } from './found.ts';
import { saysFailure } from './saysFailure.ts';

/** Where an agent's transcript says that a tool failed, and the words that follow. */
const failures: readonly RegExp[] = [
	/<tool_use_error>[^"\\<]{1,300}/g,
	/EXECUTION TIMED OUT\b/g,
	/(?<="content"\s?:\s?"|"output"\s?:\s?"|"text"\s?:\s?")(?:Error: |Exit code:? [1-9]|error: |API Error)(?:[^"\\]|\\[^n]){0,300}/g,
	/(?<=\\n)(?:Error|error|fatal|FATAL|panic|npm ERR!|[A-Z]\w{1,60}Error|[A-Z]\w{1,60}Exception): (?:[^"\\]|\\[^n]){1,200}/g,
	/\[Request interrupted by user[^"\\\]]{0,40}\]/g,
	/"exit_?[cC]ode\\?"\s*:\s*[1-9]\d{0,9}/g,
	/Process exited with code [1-9]\d{0,4}/g,
	/"exit_status"\s*:\s*"(?:[^"\\]|\\.){1,80}"/g,
];
/** A command that ended with another code than 0; of Codex this alone marks a result that failed. */
const exits =
	/(?:(?<="output"\s?:\s?")(?:Exit code:? [1-9])|Process exited with code [1-9]|\\"exit_code\\"\s?:\s?[1-9])\d{0,9}/g;
/** Where the output begins in a result that is JSON within a string. */
const nested = '\\"output\\":';
const failed = /"is_?[eE]rror"\s*:\s*true/g;
/** The first words of what somebody said or a tool gave back. */
const words =
	/"(?:content|text|message|observation|response|thought|value|output|prompt)"\s*:\s*"(?:[^"\\]|\\.){1,160}/g;
/** What stands in front of words that a person or a model said. */
const speaker =
	/"(?:role|type)"\s*:\s*"(?:user|assistant|text|input_text|output_text|user_message|agent_message|user\.message|assistant\.message)"[^{}"]{0,8}$/;
/** So many UTF-16 units of words tell them from others. */
const OPENING = 100;
const content = /"(?:content|text)"\s*:\s*"/g;
/** How far from its mark the words of a failure may stand, in UTF-16 units. */
const BEFORE = 20_000;
const BEHIND = 400;
const EXCERPT = 300;
/** So many lines behind the first words of a failed result, each of a template of its own, are critical. */
const FAILURES = 3;

/** What was said, and the results that say that a tool failed. */
export const extractSession: Extractor = (text) => {
	const found = new Found(text);
	for (const { index } of text.matchAll(failed)) addResult(text, index, found);
	for (const { index, 0: hit } of text.matchAll(exits)) addExit(text, index, index + hit.length, found);
	for (const failure of failures)
		for (const { index, 0: hit } of text.matchAll(failure)) found.add(index, index + hit.length);
	addSaid(text, found);
	return found.criticals.sort((a, b) => a.start - b.start);
};

/** Adds the first words of all that was said, where they stand first: agents write much down twice. */
function addSaid(text: string, found: Found): void {
	const openings = new Set<string>();
	for (const { index, 0: hit } of text.matchAll(words)) {
		if (found.isFull) return;
		const start = index + hit.indexOf('"', hit.indexOf(':')) + 1;
		const opening = text.slice(start, start + OPENING);
		if (!openings.has(opening) && speaker.test(text.slice(Math.max(0, index - 60), index)))
			found.add(start, index + hit.length);
		openings.add(opening);
	}
}

/** Adds the first words of the result that a mark of failure belongs to, which stands before or behind it. */
function addResult(text: string, mark: number, found: Found): void {
	const behind = text.slice(mark, mark + BEHIND);
	const ahead = behind.slice(0, Math.max(0, behind.search(/\}|$/)));
	const next = /"content"\s*:\s*"/.exec(ahead);
	const start = next ? mark + next.index + next[0].length : lastContent(text, mark);
	if (start < 0) return;
	const end = excerptEnd(text, start);
	found.add(start, end);
	addFailures(text, end, found);
}

/** Adds the lines that say what failed of a command whose exit code stands at [start, end), before its output or behind it. */
function addExit(text: string, start: number, end: number, found: Found): void {
	if (text[start] !== '\\') addFailures(text, end, found);
	else {
		const from = text.lastIndexOf(nested, start);
		if (from >= 0 && start - from <= BEFORE) addNested(text, from + nested.length, start, found);
	}
}

/** Adds the lines that say what failed, from within a string on to its end. */
function addFailures(text: string, from: number, found: Found): void {
	const limit = Math.min(text.length, from + BEFORE);
	let most = FAILURES;
	for (let at = from, end = from; most > 0 && end < limit && text[end] !== '"' && text[end] !== '\n'; ) {
		end = lineEndIn(text, at, limit);
		if (at > from && addFailure(text, at, end, found)) most--;
		at = end + 2;
	}
}

/** Adds them from a string within a string, [from, limit). */
function addNested(text: string, from: number, limit: number, found: Found): void {
	let most = FAILURES;
	for (let at = from; most > 0 && at < limit; ) {
		const feed = text.indexOf('\\\\n', at);
		const end = feed < 0 || feed > limit ? limit : feed;
		if (end < limit && addFailure(text, at, end, found)) most--;
		at = end + 3;
	}
}

function addFailure(text: string, start: number, end: number, found: Found): boolean {
	return end - start <= EXCERPT && saysFailure(text.slice(start, end)) && found.add(start, end);
}

/** Where the line of a string that holds `at` ends: at its escaped line feed, with the string, or at the limit. */
function lineEndIn(text: string, at: number, limit: number): number {
	let end = at;
	while (end < limit && text[end] !== '"' && text[end] !== '\n' && !text.startsWith('\\n', end))
		end += text[end] === '\\' ? 2 : 1;
	return end;
}

function lastContent(text: string, mark: number): number {
	const from = Math.max(0, mark - BEFORE);
	let start = -1;
	for (const { index, 0: key } of text.slice(from, mark).matchAll(content)) start = from + index + key.length;
	return start;
}

/** The end of the string that begins at `start`, or of the first words of it; in no escape sequence. */
function excerptEnd(text: string, start: number): number {
	let end = start;
	while (end < Math.min(text.length, start + EXCERPT) && text[end] !== '"' && text[end] !== '\n')
		end += text[end] === '\\' ? 2 : 1;
	return Math.min(end, text.length);
}
