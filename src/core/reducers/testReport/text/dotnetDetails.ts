import { rowHead } from '../rows.ts';
import type { Report } from './context.ts';
import { kinds, LOOK } from './lineKinds.ts';

/** The line of a failed test by dotnet, below which stands all that is told about it, and its next test. */
const dotnetFailed = /^\s+Failed \S.{0,300} \[(?:< )?\d+ m?s\]$/;
const dotnetTest = /^\s+(?:Passed|Failed|Skipped) \S.{0,300} \[(?:< )?\d+ m?s\]$/;

/** Marks the details of a failed test by dotnet: they are indented as tests are, so that they could be taken for headings. */
export function markDotnetDetails({ text, rows, kind }: Report): void {
	let isInside = false;
	for (let row = 0; row < kind.length; row++) {
		const line = kind[row] === kinds.blank ? '' : rowHead(text, rows, row, LOOK);
		if (dotnetTest.test(line)) isInside = dotnetFailed.test(line);
		else if (isInside && kind[row] === kinds.other) kind[row] = kinds.decisive;
	}
}
