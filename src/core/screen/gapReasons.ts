import type { OffsetMap } from '../source/offsetMap.ts';
import { isOnlyControl } from './controls.ts';

/** Fewer UTF-16 units of escape sequences than this are not worth a ref of their own. */
const LEAST = 200;

/**
 * Takes a recording and what its screen showed; returns why the text between two offsets is not on the screen. A few
 * escape sequences share the reason of overwritten text: a legend line of their own would cost more than they do, so that
 * they would stay in the middle of words.
 */
export function gapReasons(text: string, screen: OffsetMap): (start: number, end: number) => string {
	let control = 0;
	let overwrites = false;
	forEachGap(screen, text.length, (start, end) => {
		if (isOnlyControl(text, start, end)) control += end - start;
		else overwrites = true;
	});
	if (overwrites && control < LEAST) return () => 'overwritten text and escape sequences';
	return (start, end) => (isOnlyControl(text, start, end) ? 'escape sequences' : 'overwritten text');
}

/** Visits what lies between the pieces that stand in the order of the source. */
function forEachGap(
	{ text, at, from, own }: OffsetMap,
	end: number,
	visit: (start: number, end: number) => void,
): void {
	let said = 0;
	own.forEach((isOwn, piece) => {
		if (!isOwn) return;
		const start = from[piece] as number;
		if (said < start) visit(said, start);
		said = start + (at[piece + 1] ?? text.length) - (at[piece] as number);
	});
	if (said < end) visit(said, end);
}
