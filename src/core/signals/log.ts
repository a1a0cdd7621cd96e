import { recordsIn } from '../classify/records.ts';
import { errorLines } from './errorLines.ts';
import type { Extractor } from './extractor.ts';
import { recordFailures } from './recordFailures.ts';
import { failedCalls } from './systemCalls.ts';
import { isTestEvent, testEventFailures } from './testEvents.ts';

/** UTF-16 units from which the kind of log is told. */
const SAMPLE = 1 << 16;
const LINE = 1_000;

/** Error lines, the heads of their causes, failed tests, exit codes and system calls; in records the fields that tell them. */
export const extractLog: Extractor = (text, lines) => {
	const sample = text
		.slice(0, SAMPLE)
		.split(/\r?\n/)
		.filter((line) => line.trim() !== '')
		.map((line) => line.slice(0, LINE));
	if (!recordsIn(sample)) return [...errorLines(text, lines), ...failedCalls(text)].sort((a, b) => a.start - b.start);
	return isTestEvent(sample[0] ?? '') ? testEventFailures(text) : recordFailures(text, lines);
};
