import type { Critical } from './extractor.ts';

/** What strace prints of a call that failed, and of a signal or an end that no program means. */
const failed =
	/ = -1 (E[A-Z0-9]{2,20}) \(|--- (SIG(?:SEGV|ABRT|BUS|ILL|FPE|KILL|SYS)) |\+\+\+ killed by (SIG[A-Z]{2,10})/g;
/** The name of the call, at the start of a line or where it goes on. */
const name = /^[^(]{0,60}?(\w{2,40})(?:\(| resumed>)/;
/** Longer lines than this, in UTF-16 units, are looked at from their start only. */
const LOOK = 2_000;

/** The first line of each call and error, and of each signal. */
export function failedCalls(text: string): Critical[] {
	const criticals: Critical[] = [];
	const seen = new Set<string>();
	for (const { index, 1: error, 2: signal, 3: killer } of text.matchAll(failed)) {
		const start = text.lastIndexOf('\n', index) + 1;
		const end = endOfLine(text, index);
		const key = error ? `${name.exec(text.slice(start, index))?.[1]} ${error}` : `${signal ?? killer}`;
		if (end - start > LOOK || seen.has(key)) continue;
		seen.add(key);
		criticals.push({ start, end });
	}
	return criticals;
}

function endOfLine(text: string, from: number): number {
	const feed = text.indexOf('\n', from);
	const end = feed < 0 ? text.length : feed;
	return text[end - 1] === '\r' ? end - 1 : end;
}
