import type { Detector } from './detector.ts';
import { confidence, filled, matching } from './shares.ts';

const hunk = /^(?:@@+ -\d[\d, +-]* @@|\*{15}$|\d+(?:,\d+)?[acd]\d+(?:,\d+)?$|## -\d)/;
const file = /^(?:diff |Index: \S|--- \S|\*\*\* \S)/;
const commit = /^commit [0-9a-f]{7,64}\b/;
const statistic = /^ \S.* \|\s+(?:\d+ ?[+-]*|Bin )/;
/** What lines of a diff, and of a log of commits around it, begin with. */
const shape =
	/^(?:[ +\-\\@<>!#]|\*{3}|={3}|diff |index [0-9a-f]|commit [0-9a-f]|Merge: |Author|Commit|Date:|new |deleted |old |(?:dis)?similarity |rename |copy |Binary files |GIT binary |literal |delta |Index: |Only in |From|Subject: |[A-Za-z][!-~]{20,65}$|\d+(?:,\d+)?[acd]\d)/;

/** How a diff begins, and lines of one that shows words that changed; they have no sign before them. */
const opened = /^(?:diff --git |commit [0-9a-f]{7})/;
const marked = /\[-.{1,400}?-\]|\{\+.{1,400}?\+\}/;

/** Share of lines with that shape from which a text with hunks is a diff; less is enough if it opens as one. */
const LEAST = 0.9;
const LEAST_IF_OPENED = 0.6;
/** Fences and headings in what changed make no Markdown of it. */
const SURE = 0.97;
/** A message may stand above the first header. */
const OPENING = 40;

/** Diffs have hunks or file headers, and hardly a line that could stand in none. */
export const detectDiff: Detector = (sample) => {
	const lines = filled(sample.lines);
	const hunks = matching(lines, hunk);
	const commits = matching(lines, commit);
	const isLog = commits > 0 && matching(lines, statistic) > 0;
	if (hunks === 0 && !isLog && matching(lines, /^diff --git /) === 0) return undefined;
	const words = hunks > 0 && opened.test(lines[0] ?? '') ? matching(lines, marked) : 0;
	if (words > 0 && words >= hunks / 4)
		return { confidence: SURE, evidence: `${hunks} hunks, ${words} lines in which words changed` };
	const files = matching(lines, file);
	const share = matching(lines, shape) / lines.length;
	const isOpened = isLog || matching(lines.slice(0, OPENING), file) > 0;
	const least = isOpened ? LEAST_IF_OPENED : LEAST;
	if (share < least) return undefined;
	const counts = [
		[commits, 'commits'],
		[files, 'file headers'],
		[hunks, 'hunks'],
	] as const;
	const evidence = counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ');
	return { confidence: confidence(share, least), evidence: `${evidence} in ${lines.length} lines` };
};
