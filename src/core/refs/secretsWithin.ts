import type { Run } from '../run.ts';
import { groupsOf } from './groups.ts';
import type { Ref } from './ref.ts';

/** The secrets that stood within the refs of a run, and so are not in their content: ids of their own refs, each once. */
export function secretsWithin(run: Run): (ref: Ref) => string[] {
	const { masks } = run.plan;
	if (!masks) return () => [];
	const groupOf = groupsOf(run);
	const ids = run.refs.filter(({ secret }) => secret !== undefined).map(({ id }) => id);
	return (ref) => {
		const places = groupOf(ref)?.masked.filter((_, i) => i % 2 === 1) ?? [];
		return [...new Set(places.map((place) => ids[masks.secret[place] as number] as string))];
	};
}
