import type { RefView } from '../../core/view.ts';
import { withoutTime } from './withoutTime.ts';

/** The refs of one reason. */
export interface RefGroup {
	readonly reason: string;
	readonly refs: readonly RefView[];
	readonly lines: number;
	readonly tokens: number;
}

interface Place {
	/** Names the row through searches and pushes; unique in the tree. */
	readonly key: string;
	/** 1-based place among its siblings, and how many those are. */
	readonly position: number;
	readonly siblings: number;
}

/** A row of the tree as it stands on the screen, from top to bottom. */
export type TreeRow =
	| (Place & { readonly kind: 'reason'; readonly group: RefGroup; readonly open: boolean })
	| (Place & { readonly kind: 'ref'; readonly ref: RefView });

/** Refs by reason, in the order in which the reasons first come. */
export function groupRefs(refs: readonly RefView[]): RefGroup[] {
	const byReason = new Map<string, RefView[]>();

	for (const ref of refs) {
		const same = byReason.get(ref.reason);
		same ? same.push(ref) : byReason.set(ref.reason, [ref]);
	}

	return [...byReason].map(([reason, members]) => ({
		reason,
		refs: members,
		lines: members.reduce((sum, { lines }) => sum + lines, 0),
		tokens: members.reduce((sum, { tokens }) => sum + tokens, 0),
	}));
}

/** The rows on the screen: every reason, and below those that are not closed, their refs. */
export function treeRows(groups: readonly RefGroup[], closed: ReadonlySet<string>): TreeRow[] {
	return groups.flatMap((group, index) => groupRows(group, index + 1, groups.length, !closed.has(group.reason)));
}

function groupRows(group: RefGroup, position: number, siblings: number, open: boolean): TreeRow[] {
	const head: TreeRow = { kind: 'reason', key: reasonKey(group.reason), position, siblings, group, open };

	if (!open) {
		return [head];
	}

	const refs = group.refs.map(
		(ref, index): TreeRow => ({
			kind: 'ref',
			key: ref.id,
			position: index + 1,
			siblings: group.refs.length,
			ref,
		}),
	);
	return [head, ...refs];
}

/** A reason's row key; no ref id looks like it. */
export function reasonKey(reason: string): string {
	return `reason:${reason}`;
}

/** What a row is called: its reason, or the text it holds, on one line from its first words on; a secret by its kind. */
export function rowLabel(row: TreeRow): string {
	if (row.kind === 'reason') return row.group.reason;
	return row.ref.secret ?? withoutTime(row.ref.preview.trim().replace(/\s+/g, ' '));
}
