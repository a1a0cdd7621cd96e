import type { TreeRow } from '../model/refTree.ts';
import { refsInWords } from '../parts/figures.ts';
import { Inert } from '../parts/Inert.tsx';
import { useSay } from '../text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Cost, TreeItem } from './TreeItem.tsx';

interface ReasonItemProps {
	readonly row: Extract<TreeRow, { kind: 'reason' }>;
	readonly top: number;
	readonly active: boolean;
	readonly estimated: boolean;
	readonly onPress: () => void;
}

/** A reason: how many refs it has, and what all of them would cost. */
export function ReasonItem({ row, estimated, ...place }: ReasonItemProps) {
	const say = useSay();
	const { reason, refs, lines, tokens } = row.group;

	return (
		<TreeItem {...place} row={row} aria-expanded={row.open}>
			<Icon name="chevron" className={row.open ? 'turned' : ''} />
			<span className="row-label">
				<Inert text={reason} />
			</span>{' '}
			<span className="row-more">{refsInWords(say, refs.length)}</span>
			<Cost lines={lines} tokens={tokens} estimated={estimated} />
		</TreeItem>
	);
}
