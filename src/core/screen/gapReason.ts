import type { OffsetMap } from '../source/offsetMap.ts';
import { isOnlyControl } from './controls.ts';

/**
 * Takes a recording and what its screen showed; returns why the rest is not on the screen. Escape sequences share the
 * reason of overwritten text: those that stay behind when all else is folded would not be worth a legend line of their own,
 * and would stand in the middle of words.
 */
export function gapReason(text: string, screen: OffsetMap): string {
	return overwrites(text, screen) ? 'overwritten text and escape sequences' : 'escape sequences';
}

/** Whether other text than control sequences lies between the pieces that stand in the order of the source. */
function overwrites(text: string, { text: shown, at, from, own }: OffsetMap): boolean {
	let said = 0;
	for (let piece = 0; piece < own.length; piece++) {
		if (!own[piece]) continue;
		const start = from[piece] as number;
		if (said < start && !isOnlyControl(text, said, start)) return true;
		said = start + (at[piece + 1] ?? shown.length) - (at[piece] as number);
	}
	return !isOnlyControl(text, said, text.length);
}
