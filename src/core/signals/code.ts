import type { Extractor } from './extractor.ts';
import { Found } from './found.ts';

/** Declarations that begin their line, in any of the languages that can be outlined. */
const declaration =
	/^(?:(?:export|default|declare|public|private|protected|internal|abstract|final|static|async|pub|unsafe|sealed|partial) ){0,4}(?:function\*?|class|interface|trait|struct|enum|impl|fn|def|func|module|namespace|record) [^\r\n]{1,300}$/gm;
const leftToDo = /^.{0,300}\b(?:TODO|FIXME)\b.{0,300}$/gm;

/** The signatures that begin their line, and what is left to do; the first of each template. */
export const extractCode: Extractor = (text) => {
	const found = new Found(text);
	for (const pattern of [declaration, leftToDo])
		for (const { index, 0: line } of text.matchAll(pattern)) found.add(index, index + line.length);
	return found.criticals.sort((a, b) => a.start - b.start);
};
