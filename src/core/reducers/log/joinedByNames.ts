import type { Forms } from './forms.ts';
import { NameFinder } from './nameFinder.ts';

/** Up to so many forms that differ in one word are told apart; of more, that word is a name. */
const NAMES = 24;
/** Each form above that joins so many more, until all are one: there is no cliff. */
const STEP = 4;

/**
 * Joins forms that differ in one word alone, where that word may be anything: a package, a user, a topic, a file. Takes
 * the forms, which of them may be joined, and up to how many are told apart; returns per form the number of the one that
 * stands for it.
 */
export function joinedByNames(forms: Forms, mayJoin: (form: number) => boolean, few = NAMES): Int32Array {
	const group = groupsOf(forms, mayJoin, few);
	const left = new Map<number, number>();
	for (const of of group) if (of >= 0) left.set(of, (left.get(of) ?? 0) + 1);
	for (const [of, size] of left) left.set(of, Math.min(size, few - STEP * (size - few)));
	const firstOf = new Map<number, number>();
	return group.map((of, form) => {
		const stays = left.get(of) ?? 0;
		left.set(of, stays - 1);
		if (of < 0 || stays > 0) return form;
		const first = firstOf.get(of) ?? form;
		firstOf.set(of, first);
		return first;
	});
}

/** Per form the group of those that differ from it in a name; -1 for none. */
function groupsOf(forms: Forms, mayJoin: (form: number) => boolean, few: number): Int32Array {
	const finder = new NameFinder(few);
	const ids = Int32Array.from({ length: forms.size }, (_, form) => {
		const codes = mayJoin(form) ? forms.codesOf(form) : undefined;
		return codes ? finder.add(codes) : -1;
	});
	const groups = finder.groups();
	return ids.map((id) => groups[id] ?? -1);
}
