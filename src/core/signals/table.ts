import type { Extractor } from './extractor.ts';
import { Found } from './found.ts';

/** Words by which programs mark rows of a table that something is wrong with. */
const wrong =
	/^.{0,400}(?<![\w-])(?:CrashLoopBackOff|ImagePullBackOff|ErrImagePull|OOMKilled|Evicted|NotReady|Exited \([1-9]\d{0,2}\)|\(unhealthy\)|<defunct>)(?![\w-]).{0,400}/gm;

/** The first row of each kind that says that something is wrong. */
export const extractTable: Extractor = (text) => {
	const found = new Found(text);
	for (const { index, 0: row } of text.matchAll(wrong)) found.add(index, index + row.length);
	return found.criticals;
};
