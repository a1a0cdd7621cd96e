import type { RefView } from '../../core/view.ts';

/** Finds refs by what a person may know of them: reason, text, id or marker, in any case. */
export interface RefSearch {
	/** The refs that hold the query, all for an empty one; in the given order. */
	find(query: string): readonly RefView[];
}

/** Prepares refs for searching; each search is linear in their previews. */
export function refSearch(refs: readonly RefView[]): RefSearch {
	const searchable = refs.map(({ reason, marker, preview }) => `${reason}\n${marker}\n${preview}`.toLowerCase());

	return {
		find(query) {
			const wanted = query.trim().toLowerCase();
			return wanted === '' ? refs : refs.filter((_, index) => searchable[index]?.includes(wanted));
		},
	};
}
