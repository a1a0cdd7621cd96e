import { SpanList, union } from '../../edits/spanList.ts';
import type { Spans } from '../../edits/spans.ts';
import { hasFailed } from './failures.ts';
import { isContainer, type JsonTree } from './jsonTree.ts';
import { roles } from './roles.ts';

/** A pinned value is shown up to this many UTF-16 units. */
const LONGEST = 2000;
const alarming =
	/(?:FATAL|PANIC|CRITICAL|ERROR)[\]:]{0,2} {1,3}[^\s"]|FAIL(?:ED)?:? [^\s"]|[Ee]xit(?:ed with)? (?:code|status)[: ]{1,2}[1-9]|Traceback \(|(?:Error|Exception|error|fatal|panic): ?[^\s"\\]/g;

/**
 * Spans that say that something failed: fields such as `"status": "failed"` and words such as `FATAL:` in any string.
 * Takes the text and its values; returns UTF-16 spans that no fold may hide.
 */
export function pinsOf(text: string, tree: JsonTree): Spans {
	const padding = new SpanList();
	const fields = failedFields(text, tree, padding);
	return union(fields, alarms(text, padding.spans()));
}

/** Also collects the spans of padding, in which nothing counts. */
function failedFields(text: string, tree: JsonTree, padding: SpanList): Spans {
	const pins = new SpanList();
	let telemetryEnd = 0;
	for (let node = 0; node < tree.size; node++) {
		const role = tree.role[node] as number;
		if (role === roles.none) continue;
		const start = tree.start[node] as number;
		const end = tree.end[node] as number;
		if (role === roles.padding) {
			padding.add(tree.key[node] as number, end);
			node = (tree.next[node] as number) - 1;
		} else if (role === roles.telemetry) {
			telemetryEnd = Math.max(telemetryEnd, end);
		} else if (hasFailed(text, tree, node, start < telemetryEnd)) {
			pins.add(tree.key[node] as number, isContainer(tree, node) ? start + 1 : Math.min(end, start + LONGEST));
		}
	}
	return pins.spans();
}

/** Words in strings that tell of a failure. The pattern has no start condition, which makes it thirty times as fast. */
function alarms(text: string, padding: Spans): Spans {
	const pins = new SpanList();
	let skip = 0;
	alarming.lastIndex = 0;
	for (let match = alarming.exec(text); match; match = alarming.exec(text)) {
		const { index } = match;
		while (skip < padding.length && (padding[skip + 1] as number) <= index) skip += 2;
		if (index < (padding[skip] ?? Infinity)) pins.add(wordStart(text, index), alarming.lastIndex);
	}
	return pins.spans();
}

/** Where the word around an offset starts; a letter behind a backslash is an escape and no part of it. */
function wordStart(text: string, at: number): number {
	let start = at;
	while (at - start < 60 && /[A-Za-z]/.test(text[start - 1] ?? '') && text[start - 2] !== '\\') start--;
	return start;
}
