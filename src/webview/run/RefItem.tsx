import { rowLabel, type TreeRow } from '../model/refTree.ts';
import { placeInWords } from '../parts/figures.ts';
import { Inert } from '../parts/Inert.tsx';
import { useSay } from '../text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Cost, TreeItem } from './TreeItem.tsx';

interface RefItemProps {
	readonly row: Extract<TreeRow, { kind: 'ref' }>;
	readonly top: number;
	readonly active: boolean;
	readonly selected: boolean;
	/** Whether it is expanded in the reduced document. */
	readonly expanded: boolean;
	readonly estimated: boolean;
	readonly onPress: () => void;
}

/** A ref: how its text begins, where it stands, what it would cost. */
export function RefItem({ row, selected, expanded, estimated, ...place }: RefItemProps) {
	const say = useSay();
	const { id, firstLine, lastLine, lines, tokens } = row.ref;
	const mark = expanded ? [say('expandedInDocument')] : [];
	const words = [placeInWords(say, firstLine, lastLine), ...mark];

	return (
		<TreeItem {...place} row={row} aria-selected={selected}>
			<span className="row-mark" title={mark[0]}>
				{expanded && <Icon name="expand" />}
			</span>
			<code className="row-label">
				<Inert text={rowLabel(row)} />
			</code>
			<code className="row-more">{id}</code>
			<Cost lines={lines} tokens={tokens} estimated={estimated} words={words} />
		</TreeItem>
	);
}
