import type { Extractor } from './extractor.ts';
import { failuresInJson } from './testReport/failuresInJson.ts';
import { failuresInText } from './testReport/failuresInText.ts';
import { failuresInXml } from './testReport/failuresInXml.ts';

/** Failed tests and suites by name, with message, values compared and place; errors outside of tests; totals with failures. */
export const extractTestReport: Extractor = (text, lines) => {
	const opening = /^\ufeff?\s{0,99}(?:[<{]|\[\s{0,99}[{["\]])/.test(text)
		? text
		: (below.exec(text.slice(0, ABOVE))?.[0] ?? '');
	if (/^\ufeff?\s{0,99}</.test(opening)) return failuresInXml(text);
	return opening === '' ? failuresInText(text, lines) : failuresInJson(text);
};

/** A report in XML or JSON may stand below what a shell printed, at most so many UTF-16 units. */
const below = /^(?:<(?:\?xml|test)|\{\s{0,9}"(?:stats|num|created|version))/m;
const ABOVE = 4_096;
