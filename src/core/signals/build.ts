import { borderBefore } from '../source/characters.ts';
import { contentEnd, type Lines, lineCount } from '../source/lines.ts';
import { type Critical, type Extractor, maxCriticals } from './extractor.ts';
import { saysFailure } from './saysFailure.ts';

/** Of a longer line than `LONG`, in UTF-16 units, its start is critical. */
const LONG = 600;
const START = 300;
/** Lines in which a tool sums up, or says how it ended. */
const total =
	/\b(?:BUILD (?:SUCCESS|FAILURE|SUCCESSFUL|FAILED)|Build (?:succeeded|FAILED)|[1-9]\d* (?:error|warning|problem|failure)s?\b(?! so far)|Found [1-9]\d* (?:error|problem|issue)|Tests run: \d|(?:compilation|build|command|process|target|recipe) (?:failed|terminated)|exit(?:ed with)? (?:code|status) [1-9]|\*\*\* .*Error \d|failed=[1-9]|aborting due to|could not compile|Total errors found)/i;
/** What terraform changes, and how much. */
const change = /^\s*# \S.{0,300} (?:will be|must be) \w|^Plan: \d/;
/** A line without any of these says neither; plain words are found ten times as fast as the patterns that decide. */
const hint =
	/error|fail|fatal|panic|exception|severe|abort|unhandled|dumped|memory|oom|timed out|denied|refused|emerg|crit|exit|non-zero|not ok|caused by|traceback|suppressed|warning|problem|issue|BUILD|Build|compile|Tests run|terminated|✗|✘|✕|×|"level"|PRIORITY| 5\d\d /i;
/** What is quoted, and words; those that are names, paths or numbers do not make an error another one. */
const words = /'[^']{0,200}'|"[^"]{0,200}"|`[^`']{0,200}[`']|‘[^’]{0,200}’|[^\s'"`‘]+/g;
const named = /^['"`‘]|[\d/\\]|\w\.\w/;
/** A name that holds a word of failure fails nothing. */
const quoted = /'[^']{0,200}'|"[^"]{0,200}"|‘[^’]{0,200}’/g;
const code = /\b(?:TS|CS|E|F|C|MSB|NU|LNK|NETSDK|RUSTSEC-|AD|CA|BC|FS)\d{3,6}\b|\berror\[E\d{4}\]|\[-W[\w-]+\]/;

/** Every error that is new by its code or wording, and the lines that sum up. */
export const extractBuild: Extractor = (text, lines) => {
	const seen = new Set<string>();
	const criticals: Critical[] = [];
	for (let line = 0; line < lineCount(lines) && criticals.length < maxCriticals; line++) {
		const critical = spanOf(text, lines, line);
		const content = text.slice(critical.start, critical.end);
		if (change.test(content)) {
			criticals.push(critical);
			continue;
		}
		if (!hint.test(content)) continue;
		if (!/\S\s+\S/.test(content)) continue;
		if (!total.test(content) && !saysFailure(content.replace(quoted, 'x'))) continue;
		const key = `${code.exec(content)?.[0] ?? ''} ${content.replace(words, (word) => (named.test(word) ? '#' : word))}`;
		if (seen.has(key)) continue;
		seen.add(key);
		criticals.push(critical);
	}
	return criticals;
};

function spanOf(text: string, lines: Lines, line: number): Critical {
	const start = lines.starts[line] as number;
	const end = contentEnd(text, lines, line);
	if (end - start <= LONG) return { start, end };
	return { start, end: borderBefore(text, start + START) };
}
