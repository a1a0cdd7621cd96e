import { formatCount } from '../model/format.ts';
import { refsInWords } from '../parts/figures.ts';
import { type Say, useSay } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextField } from '../ui/TextField.tsx';

interface SearchFieldProps {
	readonly query: string;
	/** Refs that match, of how many. */
	readonly found: number;
	readonly all: number;
	readonly onQuery: (query: string) => void;
}

/** Search in the refs, with the count of what it finds, which screen readers hear as it changes. */
export function SearchField({ query, found, all, onQuery }: SearchFieldProps) {
	const say = useSay();

	return (
		<div className="refs-head">
			<TextField
				label={say('search')}
				placeholder={say('searchHint')}
				value={query}
				onInput={onQuery}
				onEscape={() => onQuery('')}
			>
				<Icon name="search" slot="start" />
			</TextField>
			{query !== '' && <Button icon="close" appearance="icon" label={say('clearSearch')} onPress={() => onQuery('')} />}
			<p className="refs-count" role="status">
				{countInWords(say, query, found, all)}
			</p>
		</div>
	);
}

function countInWords(say: Say, query: string, found: number, all: number): string {
	if (query.trim() === '') {
		return refsInWords(say, all);
	}

	return found === 0 ? say('noneFound') : say('refsFound', formatCount(found), formatCount(all));
}
