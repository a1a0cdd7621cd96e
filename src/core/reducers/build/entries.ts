import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { buildLine } from './buildLines.ts';
import type { BuildRecord } from './buildRecord.ts';
import { detailsOf, needsDetails } from './details.ts';
import { recordEnd } from './groups.ts';
import { type Location, locationIn, positionIn, type Span } from './location.ts';
import { forEachStretch } from './slots.ts';

/** Where one diagnostic is, and what it names. */
export interface Entry {
	readonly place: Omit<Location, 'end'> | undefined;
	readonly slots: readonly Span[];
	/** The place in the user's own file from which an error in a shared header comes. */
	readonly used: Span | undefined;
}

/** The place may stand below a diagnostic, among so many lines. */
const BELOW = 8;

/** Reads what distinguishes a diagnostic from others of its kind: where it is and, unless none of them names anything, what it names. */
export function entryOf(
	input: ReduceInput,
	records: readonly BuildRecord[],
	number: number,
	namesNothing: boolean,
): Entry {
	const { text, lines } = input;
	const record = records[number] as BuildRecord;
	const { bare, start } = buildLine(input, record.start);
	const end = recordEnd(input, records, number);
	const place =
		record.file < 0
			? (locationIn(bare, start) ?? placeBelow(input, record.start + 1, end))
			: inFile(input, record.file, bare, start);
	const used = usedBy(input, record, place);
	if (namesNothing) return { place, slots: [], used };
	const slots = slotsIn(text, start, contentEnd(text, lines, record.start), place);
	if (needsDetails(bare))
		for (const [from, to] of detailsOf(input, record.start + 1, end)) slots.push(...slotsIn(text, from, to));
	return { place, slots, used };
}

/** Warnings in a header that many include are no matter of theirs. */
function usedBy(input: ReduceInput, { scope, start }: BuildRecord, place: Entry['place']): Span | undefined {
	const used = scope?.used;
	if (!used || !place || !needsDetails(buildLine(input, start).bare)) return undefined;
	return input.text.startsWith(`${input.text.slice(...place.path)}:`, used[0]) ? undefined : used;
}

function inFile(input: ReduceInput, file: number, bare: string, start: number): Entry['place'] {
	const position = positionIn(bare, start);
	const name = buildLine(input, file);
	return position && { ...position, path: [name.start, name.start + name.bare.length] };
}

function placeBelow(input: ReduceInput, first: number, end: number): Location | undefined {
	for (let line = first; line < Math.min(end, first + BELOW); line++) {
		const { bare, start } = buildLine(input, line);
		const place = locationIn(bare, start);
		if (place) return place;
	}
	return undefined;
}

/** The variable stretches that are no part of the place, nor stand before it. */
function slotsIn(text: string, start: number, end: number, place?: Entry['place']): Span[] {
	const own = [place?.path, place?.line, place?.column];
	const from = place && place.path[0] >= start && place.path[0] < end ? place.path[0] : start;
	const slots: Span[] = [];
	forEachStretch(text, from, end, (at, to, isSlot) => {
		if (isSlot && !own.some((span) => span && at < span[1] && to > span[0])) slots.push([at, to]);
	});
	return slots;
}
