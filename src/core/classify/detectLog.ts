import type { Detector, Guess } from './detector.ts';
import { type Records, recordsIn } from './records.ts';
import { confidence, filled, matching } from './shares.ts';
import { writer } from './writers.ts';

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const clock = String.raw`\d\d?:\d\d:\d\d`;
/**
 * What may stand before the time: who wrote the line, a priority, a process, a kind of event, a severity, a protocol, a
 * bracket or quote.
 */
const before = String.raw`${writer}?(?:<\d{1,5}>\d{0,2} ?|\d |\d{1,9}:[A-Z] |[A-Z], |(?:https?|h2|wss?|grpcs?) |(?:Information|Warning|Error|Critical|Verbose)\t)?[[("]?\s*`;

/** How lines of logs begin. */
const stamps = [
	String.raw`\d{3,4}[-/.]\d\d[-/.]\d\d[T ,_]+\d\d?:\d\d`,
	String.raw`\d{8}[T -]\d\d:?\d\d`,
	String.raw`${month}\s+\d\d?,? (?:\d{4},? )?${clock}`,
	String.raw`\d\d?[-/ ]${month}[-/ ]\d{2,4}[ :]\d\d`,
	String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:${month}|\d\d?) +(?:\d\d?|${month}) `,
	String.raw`\d\d?[/.]\d\d?[/.]\d{2,4},? +\d\d?:\d\d`,
	String.raw`\d\d-\d\d ${clock}`,
	String.raw`${clock}(?:[.,]\d+)?(?!.*-->)`,
	String.raw`\d{10}(?:\d{3}|\.\d+)?[\s:,\]]`,
	String.raw`[IWEF]\d{4} \d\d:\d\d`,
	String.raw`\d+\.\d{3,6}(?:[\]:] |s\]\[)`,
	String.raw`(?:time|ts|level|lvl|at)=\S`,
	'# (?:Time|User@Host|Schema|Query_time|Bytes_sent): ',
	'(?:START|END|REPORT) RequestId: ',
];
const stamp = new RegExp(`^${before}(?:${stamps.join('|')})`);
const access = new RegExp(String.raw`^\S+ \S+ \S+ \[\d\d/${month}/\d{4}:`);
const level =
	/^[[(<]?(?:TRACE|DEBUG|VERBOSE|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|SEVERE|info|warn|error|debug)(?:[\])>]|:| {1,3}[^\s:]|\s*\|)|^\d{1,7} (?:silly|verbose|http|timing|notice|info|warn|error) \S/;
/** What strace prints: a call with what it gave back, a signal, an end; a process and a time may stand before. */
const call =
	/^(?:\[pid +\d+\] |\d{1,7} +)?(?:\d[\d:.]{4,25} )?(?:\w{2,40}\(.*(?:\) {1,60}= (?:-?\d|\?|0x)|<unfinished \.\.\.>$)|<\.\.\. \w{2,40} resumed>|\+{3} (?:exited|killed) |-{3} SIG[A-Z])/;
const LEAST_CALLS = 0.8;
/** Lines that belong to the record above them. */
const continuation = /^(?:\s|Caused by:|\.\.\. \d+ more|#|[\w.$]+(?:Exception|Error)\b|Traceback )/;
/** Build tools and test runners write levels, too; their lines differ in what matters. */
const build =
	/^\[(?:INFO|ERROR|WARNING)\] (?:---|Scanning for projects|BUILD |\S+:\[\d+,\d+\]|-{20})|^(?:error|warning)(?:\[|:)/;
/** A service with the number of its container, as Compose writes them in front of each line. */
const container = /^[\w.@-]{1,60}[-_]\d{1,4} {1,60}\| ?/;
const LEAST_CONTAINED = 0.9;
const FEWEST_CONTAINED = 4;
const LEAST = 0.3;
/** Records of many lines: fewer lines have a time, but the first one does, and so many others. */
const LEAST_OF_LONG_RECORDS = 0.05;
const FEWEST_LONG_RECORDS = 10;
/** A file listing is as sure of its dates. */
const MOST = 0.95;

/** Logs have lines that begin with a time, or with a level of severity. */
export const detectLog: Detector = (sample) => {
	const lines = filled(sample.lines);
	const records = recordsIn(lines);
	if (records) return ofRecords(records, lines.length);
	return isTable(lines) ? undefined : (ofContainers(lines) ?? ofLines(lines));
};

function ofRecords({ count, withTime }: Records, lines: number): Guess | undefined {
	if (2 * withTime <= count) return undefined;
	return { confidence: MOST, evidence: `${withTime} of ${lines} lines are JSON records with a time` };
}

/** Containers write in forms of their own, some without a time. */
function ofContainers(lines: readonly string[]): Guess | undefined {
	const contained = matching(lines, container);
	if (contained < FEWEST_CONTAINED || contained < LEAST_CONTAINED * lines.length) return undefined;
	return { confidence: MOST, evidence: `${contained} of ${lines.length} lines name the container that wrote them` };
}

function ofLines(lines: readonly string[]): Guess | undefined {
	const calls = matching(lines, call);
	if (calls > 1 && calls >= LEAST_CALLS * lines.length)
		return { confidence: MOST, evidence: `${calls} of ${lines.length} lines are system calls` };
	const untimed = lines.filter((line) => !isTimed(line));
	const timed = lines.length - untimed.length;
	const levelled = matching(lines, build) > 0 ? 0 : matching(lines, level);
	const records = lines.length - matching(untimed, continuation);
	const [found, how] = timed >= levelled ? [timed, 'a timestamp'] : [levelled, 'a level'];
	const share = found / Math.max(1, records);
	if (share < LEAST && !hasLongRecords(lines, timed)) return undefined;
	return {
		confidence: Math.min(MOST, confidence(Math.max(share, LEAST), LEAST)),
		evidence: `${found} of ${lines.length} lines start with ${how}`,
	};
}

function hasLongRecords(lines: readonly string[], timed: number): boolean {
	return isTimed(lines[0] ?? '') && timed >= FEWEST_LONG_RECORDS && timed >= LEAST_OF_LONG_RECORDS * lines.length;
}

function isTimed(line: string): boolean {
	return stamp.test(line) || access.test(line);
}

/** Whether all lines have as many separators as the first one, which is a header. */
function isTable(lines: readonly string[]): boolean {
	const [header = ''] = lines;
	if (stamp.test(header) || header.startsWith('#')) return false;
	return [',', ';', '\t'].some((separator) => {
		const columns = header.split(separator).length;
		return columns > 2 && lines.every((line) => line.split(separator).length === columns);
	});
}
