import { type Critical, type Extractor, maxCriticals } from './extractor.ts';

/** `git status --short`: both sides changed, added or deleted the file. */
const conflict = /^(?:UU|AA|DD|AU|UA|DU|UD) \S.*$/gm;

/** The files of a listing that are in conflict. */
export const extractFileList: Extractor = (text) => {
	const criticals: Critical[] = [];
	for (const { index, 0: line } of text.matchAll(conflict)) {
		if (criticals.length === maxCriticals) break;
		criticals.push({ start: index, end: index + line.length });
	}
	return criticals;
};
