import type { Run } from '../run.ts';
import { markerPattern, type Ref } from './ref.ts';

/** The refs of a run whose markers stand in its visible text: all but the secrets that stand within other refs alone. */
export function markedRefs({ refs, text }: Run): Ref[] {
	const marked = new Set(Array.from(text.matchAll(markerPattern), ([, id]) => id));
	return refs.filter(({ id }) => marked.has(id));
}
