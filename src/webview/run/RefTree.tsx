import { inert } from '../model/inert.ts';
import type { TreeRow } from '../model/refTree.ts';
import type { TreeCommand } from '../model/treeKeys.ts';
import { treeSections } from '../model/treeSections.ts';
import type { Memory, Remember } from '../model/useMemory.ts';
import { useWindow } from '../model/useWindow.ts';
import { useSay } from '../text.ts';
import { ReasonItem } from './ReasonItem.tsx';
import { RefItem } from './RefItem.tsx';
import { useFollow } from './useFollow.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import './RefTree.css';

interface RefTreeProps {
	/** At least one. */
	readonly rows: readonly TreeRow[];
	/** Id of the ref whose text is shown. */
	readonly selected: string | undefined;
	readonly estimated: boolean;
	/** Ids of the refs that are expanded in the reduced document. */
	readonly expanded: ReadonlySet<string>;
	readonly memory: Memory;
	readonly remember: Remember;
}

/** Reason → ref as a tree; of thousands of rows only those on the screen exist, and the one with the focus. */
export function RefTree({ rows, selected, estimated, expanded, memory, remember }: RefTreeProps) {
	const say = useSay();
	const found = rows.findIndex(({ key }) => key === memory.active);
	const active = Math.max(0, found);
	const { viewport, ruler, rowHeight, page, indices, onScroll, reveal } = useWindow(rows.length, active, memory.scroll);

	const obey = (command: TreeCommand) => {
		switch (command.kind) {
			case 'focus':
				return remember({ active: rows[command.index]?.key ?? null });
			case 'toggle':
				return remember({ closed: toggled(memory.closed, command.reason) });
			case 'select':
				return remember({ selected: command.refId });
		}
	};

	const onKeyDown = useTreeKeys(rows, active, page, obey);
	useFollow(viewport, rows[found]?.key, () => reveal(found));

	const item = (index: number) => {
		const row = rows[index];

		if (!row) {
			return null;
		}

		const place = { top: index * rowHeight, active: index === active, estimated };
		const press = (command: TreeCommand) => {
			remember({ active: row.key });
			obey(command);
		};

		return row.kind === 'reason' ? (
			<ReasonItem
				key={row.key}
				{...place}
				row={row}
				onPress={() => press({ kind: 'toggle', reason: row.group.reason })}
			/>
		) : (
			<RefItem
				key={row.key}
				{...place}
				row={row}
				selected={row.key === selected}
				expanded={expanded.has(row.key)}
				onPress={() => press({ kind: 'select', refId: row.ref.id })}
			/>
		);
	};

	return (
		<div
			ref={viewport}
			className="tree"
			role="tree"
			tabIndex={-1}
			aria-label={say('refTree')}
			onKeyDown={onKeyDown}
			onScroll={onScroll}
			onScrollEnd={({ currentTarget }) => remember({ scroll: currentTarget.scrollTop })}
		>
			<div ref={ruler} className="tree-ruler" aria-hidden="true" />
			<div role="none" className="tree-canvas" style={{ height: rows.length * rowHeight }}>
				{treeSections(rows, indices).map((section) =>
					section.kind === 'reason' ? (
						item(section.index)
					) : (
						// biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a tree.
						<div key={`group:${section.reason}`} role="group" aria-label={inert(section.reason)}>
							{section.indices.map(item)}
						</div>
					),
				)}
			</div>
		</div>
	);
}

function toggled(reasons: readonly string[], reason: string): readonly string[] {
	return reasons.includes(reason) ? reasons.filter((each) => each !== reason) : [...reasons, reason];
}
