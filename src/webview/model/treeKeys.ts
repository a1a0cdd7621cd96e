import type { TreeRow } from './refTree.ts';

/** What a key asks of the tree. */
export type TreeCommand =
	| { readonly kind: 'focus'; readonly index: number }
	| { readonly kind: 'toggle'; readonly reason: string }
	| { readonly kind: 'select'; readonly refId: string };

interface Where {
	readonly rows: readonly TreeRow[];
	/** Index of the row that has the focus. */
	readonly active: number;
	/** Rows that fit on the screen. */
	readonly page: number;
}

type KeyHandler = (where: Where) => TreeCommand | undefined;

/** The keys of the tree pattern in the ARIA Authoring Practices Guide. */
const handlers: Readonly<Record<string, KeyHandler>> = {
	ArrowDown: ({ active, rows }) => focus(rows, active + 1),
	ArrowUp: ({ active, rows }) => focus(rows, active - 1),
	PageDown: ({ active, rows, page }) => focus(rows, active + page),
	PageUp: ({ active, rows, page }) => focus(rows, active - page),
	Home: ({ rows }) => focus(rows, 0),
	End: ({ rows }) => focus(rows, rows.length - 1),
	ArrowRight: goIn,
	ArrowLeft: goOut,
	Enter: activate,
	' ': activate,
};

/** The command behind a key, if it has one here. */
export function treeCommand(key: string, where: Where): TreeCommand | undefined {
	return Object.hasOwn(handlers, key) ? handlers[key]?.(where) : undefined;
}

function focus(rows: readonly TreeRow[], index: number): TreeCommand {
	return { kind: 'focus', index: Math.max(0, Math.min(rows.length - 1, index)) };
}

function activate({ rows, active }: Where): TreeCommand | undefined {
	const row = rows[active];

	if (row?.kind === 'ref') {
		return { kind: 'select', refId: row.ref.id };
	}

	return row && { kind: 'toggle', reason: row.group.reason };
}

function goIn({ rows, active }: Where): TreeCommand | undefined {
	const row = rows[active];

	if (row?.kind !== 'reason') {
		return undefined;
	}

	return row.open ? focus(rows, active + 1) : { kind: 'toggle', reason: row.group.reason };
}

function goOut({ rows, active }: Where): TreeCommand | undefined {
	const row = rows[active];

	if (row?.kind === 'reason') {
		return row.open ? { kind: 'toggle', reason: row.group.reason } : undefined;
	}

	return row && focus(rows, active - row.position);
}
