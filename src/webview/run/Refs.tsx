import { useDeferredValue, useMemo } from 'react';
import type { RunView } from '../../core/view.ts';
import { refSearch } from '../model/refSearch.ts';
import { groupRefs, treeRows } from '../model/refTree.ts';
import type { Memory, Remember } from '../model/useMemory.ts';
import { useSay } from '../text.ts';
import { RefPane } from './RefPane.tsx';
import { RefTree } from './RefTree.tsx';
import { SearchField } from './SearchField.tsx';
import './Refs.css';

interface RefsProps {
	readonly run: RunView;
	/** Ids of the refs that are expanded in the reduced document. */
	readonly expanded: readonly string[];
	readonly memory: Memory;
	readonly remember: Remember;
}

/** What was taken out: search and tree, and beside them the text of the selected ref, at first of the first. */
export function Refs({ run, expanded, memory, remember }: RefsProps) {
	const say = useSay();
	const query = useDeferredValue(memory.query);
	const search = useMemo(() => refSearch(run.refs), [run]);
	const found = useMemo(() => search.find(query), [search, query]);
	const groups = useMemo(() => groupRefs(found), [found]);
	const rows = useMemo(() => treeRows(groups, new Set(memory.closed)), [groups, memory.closed]);
	const expandedIds = useMemo(() => new Set(expanded), [expanded]);
	const selected = run.refs.find(({ id }) => id === memory.selected) ?? run.refs[0];

	return (
		<>
			<section className="refs" aria-label={say('refs')}>
				<SearchField
					query={memory.query}
					found={found.length}
					all={run.refs.length}
					onQuery={(text) => remember({ query: text, closed: [], scroll: 0 })}
				/>
				<div className="refs-columns" aria-hidden="true">
					<span>{say('columnLines')}</span>
					<span>{say(run.estimated ? 'columnEstimatedTokens' : 'columnTokens')}</span>
				</div>
				{rows.length > 0 && (
					<RefTree
						rows={rows}
						selected={selected?.id}
						estimated={run.estimated}
						expanded={expandedIds}
						memory={memory}
						remember={remember}
					/>
				)}
			</section>
			{selected && <RefPane run={run} selected={selected} expanded={expandedIds} />}
		</>
	);
}
