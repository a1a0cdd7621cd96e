import { errorLines } from './errorLines.ts';
import type { Critical, Extractor } from './extractor.ts';
import { Found } from './found.ts';

/** Fields by which a resource says how it is, with a value that says that it is not well. */
const unwell =
	/^[ \t-]{0,200}["']?(?:reason|phase|state|status|conclusion|result|health|outcome)["']?:[ \t]{1,8}["']?(?:\w{0,40}(?:BackOff|Failed|Failure|Error|Unhealthy|Unschedulable|Degraded|Killed|Evicted|Unknown|Pending|Timeout|Expired)|failed|failure|error|unhealthy|cancelled|timed_out|NotReady)["']?[ \t]*$/gm;

/** Lines that say that something failed, or that a resource is not well; the first of each template. */
export const extractYaml: Extractor = (text) => {
	const found = new Found(text);
	for (const { index, 0: line } of text.matchAll(unwell)) found.add(index, index + line.length);
	return [...errorLines(text), ...found.criticals].sort((a: Critical, b: Critical) => a.start - b.start);
};
