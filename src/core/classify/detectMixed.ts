import type { Detector } from './detector.ts';
import { filled, matching } from './shares.ts';

const stamp = /^(?:[^\t]{1,200}\t[^\t]{1,200}\t)?\ufeff?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z /;
const command =
	/^(?:[^\t]{1,200}\t[^\t]{1,200}\t)?(?:\ufeff?\S{1,40}Z )?(?:##\[(?:group|endgroup|section|command)\]|::(?:group|endgroup)\b)/;
const pipeline = /^\[Pipeline\] /;
const heading =
	/^(?:-{3,80}|={3,80}|\*{3,80}|>{3,80}) ?[\w.@/:-][\w .@/:()-]{0,80}(?::|-{3,80}|={3,80}|\*{3,80}|<{3,80})$/;
const fence = /^ {0,3}(?:`{3,}|~{3,})[\w+#.-]{0,40}\s*$/;
const LEAST_STAMPED = 0.9;

/** Several texts in one: steps of a CI service, headings between outputs, Markdown with fenced blocks. */
export const detectMixed: Detector = ({ lines: sampled }) => {
	const lines = filled(sampled);
	const commands = matching(lines.filter(mayHoldCommand), command);
	if (commands > 0 && matching(lines, stamp) >= LEAST_STAMPED * lines.length)
		return guess(1, `${commands} commands of a CI service in ${lines.length} lines`);
	if (commands > 1) return guess(0.97, `${commands} commands of a CI service`);
	const pipelines = matching(lines, pipeline);
	if (pipelines > 1) return guess(0.97, `${pipelines} steps of a pipeline`);
	const fences = matching(lines, fence);
	if (fences > 1) return guess(0.93, `${fences} fences of Markdown`);
	const headings = matching(lines, heading);
	return headings > 1 ? guess(0.6, `${headings} headings between outputs`) : undefined;
};

/** Plain characters are found faster than the pattern that decides. */
function mayHoldCommand(line: string): boolean {
	return line.includes('##[') || line.includes('::');
}

function guess(confidence: number, evidence: string) {
	return { confidence, evidence };
}
