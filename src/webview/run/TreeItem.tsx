import type { HTMLAttributes, ReactNode } from 'react';
import { formatCount } from '../model/format.ts';
import type { TreeRow } from '../model/refTree.ts';
import { linesInWords, tokenFigure, tokensInWords } from '../parts/figures.ts';
import { useSay } from '../text.ts';

interface TreeItemProps extends HTMLAttributes<HTMLDivElement> {
	readonly row: TreeRow;
	/** Pixels from the top of the tree. */
	readonly top: number;
	/** Whether it is the row that takes the focus. */
	readonly active: boolean;
	readonly onPress: () => void;
	readonly children: ReactNode;
}

/** A row of the tree; the keys it obeys are heard by the tree. */
export function TreeItem({ row, top, active, onPress, children, ...attributes }: TreeItemProps) {
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of all its rows.
		<div
			role="treeitem"
			className={`row row-${row.kind}`}
			tabIndex={active ? 0 : -1}
			aria-level={row.kind === 'reason' ? 1 : 2}
			aria-setsize={row.siblings}
			aria-posinset={row.position}
			style={{ transform: `translateY(${top}px)` }}
			onClick={onPress}
			{...attributes}
		>
			{children}
		</div>
	);
}

interface CostProps {
	readonly lines: number;
	readonly tokens: number;
	readonly estimated: boolean;
	/** What the ear has to know besides. */
	readonly words?: readonly string[];
}

/** What it costs to expand: figures for the eye, in the columns of the tree, and words for the ear. */
export function Cost({ lines, tokens, estimated, words = [] }: CostProps) {
	const say = useSay();
	const spoken = [...words, linesInWords(say, lines), tokensInWords(say, tokens, estimated)];

	return (
		<>
			<span className="unseen">{spoken.join(', ')}</span>
			<span className="row-figure" aria-hidden="true">
				{formatCount(lines)}
			</span>
			<span className="row-figure" aria-hidden="true">
				{tokenFigure(tokens, estimated)}
			</span>
		</>
	);
}
