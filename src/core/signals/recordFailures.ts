import type { Lines } from '../source/lines.ts';
import { errorLines } from './errorLines.ts';
import type { Critical } from './extractor.ts';
import { Found } from './found.ts';

/** Fields by which a JSON record says that something failed. */
const failure =
	/"(?:(?:@?level|@l|severity|severity_?text|lvl|level_?name|log\.level|priority)"\s*:\s*(?:"(?:err|fatal|panic|crit|alert|emerg|severe)|[56]0\b|"[0-3]")|s"\s*:\s*"[EF]"|(?:\w{0,20}error|err|exception|exc_info|stack_?trace|failure\w{0,10})"\s*:\s*(?:\{\s*"|"(?!"|null"|none"|<nil>"))|(?:status|status_?code)"\s*:\s*"?5\d\d\b)/gi;
/** Fields that say that nothing did, whatever else stands beside them. */
const harmless =
	/"(?:@?level|severity|lvl|level_?name|log\.level|priority)"\s*:\s*(?:"(?:info|debug|trace|notice|verbose|[5-7]")|[1-3]0\b)/i;
const message = /"(?:@?message|msg|log|event|text|short_message|@m)"\s*:\s*"(?:[^"\\]|\\.){1,900}"?/i;
/** Longer fields and records (UTF-16 units) are not looked at as a whole. */
const VALUE = 300;
const RECORD = 16_000;

/** Whether records say themselves how severe they are. */
const levelled = /"(?:@?level|@l|severity|severity_?text|lvl|level_?name|log\.?level|priority|s)"\s*:/i;

/** What the records of a log, one JSON object for each line, say of failures: first of each kind its message and the fields that tell. */
export function recordFailures(text: string, lines: Lines): Critical[] {
	return levelled.test(text.slice(0, RECORD)) ? failuresByField(text) : failuresByWords(text, lines);
}

/** Messages that say that something failed, and the fields that do, in records without a level. */
function failuresByWords(text: string, lines: Lines): Critical[] {
	return errorLines(text, lines).map(({ start, end }): Critical => {
		const said = message.exec(text.slice(start, end));
		return said ? { start: start + said.index, end: start + said.index + said[0].length } : { start, end };
	});
}

function failuresByField(text: string): Critical[] {
	const found = new Found(text);
	failure.lastIndex = 0;
	for (let hit = failure.exec(text); hit && !found.isFull; hit = failure.exec(text)) {
		const start = text.lastIndexOf('\n', hit.index) + 1;
		const end = lineEnd(text, hit.index);
		if (!harmless.test(text.slice(start, Math.min(end, start + RECORD)))) addRecord(text, start, end, hit.index, found);
		failure.lastIndex = Math.max(end, failure.lastIndex);
	}
	return found.criticals.sort((a, b) => a.start - b.start);
}

function addRecord(text: string, start: number, end: number, at: number, found: Found): void {
	const said = message.exec(text.slice(start, Math.min(end, start + RECORD)));
	if (said) found.add(start + said.index, start + said.index + said[0].length);
	for (let hit = at; hit >= 0 && hit < end; ) {
		found.add(hit, Math.min(end, hit + VALUE, valueEnd(text, hit)));
		failure.lastIndex = hit + 1;
		hit = failure.exec(text)?.index ?? -1;
	}
}

/** Offset behind the plain value of the field whose key opens at `key`, or behind the first word of an object. */
function valueEnd(text: string, key: number): number {
	const field =
		/"[^"]{1,40}"\s{0,9}:\s{0,9}(?:\{\s{0,9}"[^"]{1,40}"\s{0,9}:\s{0,9})?(?:"(?:[^"\\]|\\.){0,300}"?|[\w.+-]{1,40})?/y;
	field.lastIndex = key;
	return field.test(text) ? field.lastIndex : key;
}

function lineEnd(text: string, at: number): number {
	const feed = text.indexOf('\n', at);
	const end = feed < 0 ? text.length : feed;
	return text[end - 1] === '\r' ? end - 1 : end;
}
