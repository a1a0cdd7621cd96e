import type { Detector, Sample } from './detector.ts';
import { recordsIn } from './records.ts';
import { filled, matching } from './shares.ts';

const space = String.raw`(?:\s|//[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/)*`;
const object = new RegExp(String.raw`^${space}\{${space}(?:\}|"(?:[^"\\]|\\.)*"\s*:)`);
const array = new RegExp(
	String.raw`^${space}\[${space}(?:[\]{[]|"(?:[^"\\]|\\.)*"\s*[,\]]|(?:-?\d[\d.eE+-]*|true|false|null)\s*(?:,|\](?!\s*[^\s,\]])))`,
);
const shape = /^\s*(?:["{}[\],:]|-?\d|true\b|false\b|null\b|\/[/*]|\*)/;
const LEAST = 0.9;

/** JSON, with comments too, and several values in a row; lines of JSON that are no log. */
export const detectJson: Detector = (sample) => {
	const lines = filled(sample.lines);
	const records = recordsIn(lines);
	if (records)
		return 2 * records.withTime > records.count
			? undefined
			: { confidence: 0.9, evidence: `${records.count} of ${lines.length} lines are JSON values` };
	if (!object.test(sample.head) && !array.test(sample.head)) return undefined;
	if (parses(sample)) return { confidence: 1, evidence: 'it parses as JSON' };
	if (matching(lines, shape) < LEAST * lines.length) return undefined;
	return /[}\]]\s*$/.test(sample.tail)
		? { confidence: 0.95, evidence: 'it begins and ends as JSON does' }
		: { confidence: 0.7, evidence: 'it begins as JSON does and breaks off' };
};

/** Whether the text is small enough to be in the sample as a whole and is strict JSON. */
function parses({ head, tail }: Sample): boolean {
	if (!head.endsWith(tail)) return false;
	try {
		JSON.parse(head);
		return true;
	} catch {
		return false;
	}
}
