import type { Plan } from '../../edits/plan.ts';
import { reduceSections } from '../composite/reduceSections.ts';
import { reduceJson } from '../json/reduceJson.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { reduceJsonReport } from './json/reduceJsonReport.ts';
import { reduceTextReport } from './text/reduceTextReport.ts';
import { reduceXml } from './xml/reduceXml.ts';

/** How reports begin that are no text. */
const structure = /^(?:<\?xml|<testsuites?[\s>]|<TestRun\s|\{\s*"(?:stats|num\w{1,40}|created|version)":)/m;
const whole = /^\ufeff?\s*(?:[<{]|\[\s*[{["\]])/;
/** As far down they may begin, in UTF-16 units. */
const ABOVE = 4_096;

/**
 * Reports of test runners. Stays: every failure with its name, message, expected and received values, places in the
 * user's code and captured output, the first test skipped for each reason, and the runner's own totals. Goes, with
 * exact counts: other tests that did not fail, frames of libraries, the middle of long captured output, and what runners
 * say about themselves.
 */
export const reduceTestReport: Reducer = (input): Plan => {
	const start = structureStart(input.text);
	if (start > 0) return reduceSections(input, [{ start, end: input.text.length, type: 'testReport' }]);
	if (start < 0) return reduceTextReport(input).build();
	return /^\ufeff?\s*</.test(input.text) ? reduceXml(input).build() : reduceAsJson(input);
};

/** Where a report in XML or JSON begins, below what a shell or package manager printed; -1 if the report is text. */
function structureStart(text: string): number {
	const head = text.slice(0, ABOVE);
	return whole.test(head) ? 0 : head.search(structure);
}

/** A report in JSON that holds no tests as they are known is reduced as any JSON. */
function reduceAsJson(input: ReduceInput): Plan {
	return reduceJsonReport(input)?.build() ?? reduceJson(input);
}
