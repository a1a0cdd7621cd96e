import { errorLines } from './errorLines.ts';
import type { Extractor } from './extractor.ts';

/** Lines that say that something failed. */
export const extractText: Extractor = (text) => errorLines(text);
