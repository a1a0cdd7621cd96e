import type { Detector, Guess } from './detector.ts';
import { headingStyle } from './headings.ts';
import { filled, matching } from './shares.ts';

const stamp = /^(?:[^\t]{1,200}\t[^\t]{1,200}\t)?\ufeff?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6,7}Z /;
/** GitLab tells the stream of each line. */
const streamed = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z \d\d[OE][ +]/;
const command =
	/^(?:[^\t]{1,200}\t[^\t]{1,200}\t)?(?:\ufeff?\S{1,40}Z )?(?:##\[(?:group|endgroup|section|command)\]|::(?:group|endgroup)\b)/;
const pipeline = /^\[Pipeline\] /;
const fence = /^ {0,3}(?:`{3,}|~{3,})[\w+#.-]{0,40}\s*$/;
/** What GitHub folds in a report. */
const details = /^ {0,3}<\/?(?:details|pre)\b/;
/** How people begin what they write about the output that they quote. */
const writing = /^(?:#{1,6} \S|\*\*\S|(?!.{0,80}\d:\d\d)(?:[A-Z][a-z'’]{0,20}|I) \S.{0,300}[.:?!]$)/;
const tag = /<\/?[a-z]/;
const LEAST_STAMPED = 0.9;
/** A text that consists of parts is surer than a report of tests in one of them. */
const SURE = 0.98;
/** Logs quote Markdown, too. */
const FENCED = 0.93;
const setting = /^\s*[\w.-]{1,80}\s*=/;

/** Several texts in one: steps of a CI service, headings between outputs, Markdown with fenced blocks. */
export const detectMixed: Detector = ({ lines: sampled }) => {
	const lines = filled(sampled);
	const commands = matching(lines.filter(mayHoldCommand), command);
	if (commands > 0 && matching(lines, stamp) >= LEAST_STAMPED * lines.length)
		return guess(1, `${commands} commands of a CI service in ${lines.length} lines`);
	if (matching(lines, streamed) >= LEAST_STAMPED * lines.length && lines.length > 0)
		return guess(1, `${lines.length} lines of a CI service with their streams`);
	if (commands > 1) return guess(SURE, `${commands} commands of a CI service`);
	const pipelines = matching(lines, pipeline);
	if (pipelines > 1) return guess(SURE, `${pipelines} steps of a pipeline`);
	const fences = matching(lines, fence);
	if (fences > 1) return guess(writing.test(lines[0] as string) ? SURE : FENCED, `${fences} fences of Markdown`);
	const tags = matching(lines, details);
	if (tags > 1 && !(lines[0] as string).startsWith('<!') && 5 * matching(lines, tag) < lines.length)
		return guess(FENCED, `${tags} tags around output in Markdown`);
	return ofHeadings(lines);
};

/** Sure if the text opens with one and others are written like it. Settings have headings, too. */
function ofHeadings(lines: readonly string[]): Guess | undefined {
	const styles = lines.map(headingStyle).filter((style) => style !== '');
	const [first = ''] = styles;
	const alike = styles.filter((style) => style === first).length;
	if (alike < 2 || 4 * matching(lines, setting) > lines.length) return undefined;
	const isOpened = headingStyle(lines[0] as string) === first;
	return guess(isOpened ? SURE : 0.6, `${alike} headings between outputs`);
}

/** Plain characters are found faster than the pattern that decides. */
function mayHoldCommand(line: string): boolean {
	return line.includes('##[') || line.includes('::');
}

function guess(confidence: number, evidence: string) {
	return { confidence, evidence };
}
