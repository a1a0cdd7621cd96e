import type { Extractor } from './extractor.ts';
import { Found } from './found.ts';

/** Words by which programs mark rows of a table that something is wrong with. */
const wrong =
	/^.{0,400}(?<![\w-])(?:CrashLoopBackOff|ImagePullBackOff|ErrImagePull|OOMKilled|Evicted|NotReady|Exited \([1-9]\d{0,2}\)|\(unhealthy\)|<defunct>)(?![\w-]).{0,400}/gm;

/** How long a profiled program ran, and the header of a profile with what ranks first. */
const profile =
	/^\s{0,9}\d[\d,]{0,15} function calls .{0,60}in [\d.]+ seconds|^(?: +ncalls +tottime +percall|# (?:Overhead|Children) +| +flat +flat% +sum%).{0,200}(?:\n(?:#.{0,200}|.{1,300})){0,3}/gm;

/** UTF-16 units in which a profile begins. */
const OPENING = 1 << 13;

/** The first row of each kind that says that something is wrong; of a profile what it begins with. */
export const extractTable: Extractor = (text) => {
	const found = new Found(text);
	for (const { index, 0: opening } of text.slice(0, OPENING).matchAll(profile))
		found.add(index, index + opening.length);
	for (const { index, 0: row } of text.matchAll(wrong)) found.add(index, index + row.length);
	return found.criticals;
};
