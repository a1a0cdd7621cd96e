import { errorLines } from './errorLines.ts';
import type { Extractor } from './extractor.ts';

/** Error lines, the heads of their causes, failed tests and exit codes. */
export const extractLog: Extractor = (text) => errorLines(text);
