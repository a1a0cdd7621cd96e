import { type KeyboardEvent, useRef } from 'react';
import { rowLabel, type TreeRow } from '../model/refTree.ts';
import { type TreeCommand, treeCommand } from '../model/treeKeys.ts';
import { addLetter, findTyped, nothingTyped } from '../model/typeAhead.ts';

/** What a key press asks of the tree: by the keys of the pattern, else by the letters typed so far. */
export function useTreeKeys(
	rows: readonly TreeRow[],
	active: number,
	page: number,
	onCommand: (command: TreeCommand) => void,
): (event: KeyboardEvent) => void {
	const typed = useRef(nothingTyped);

	const typeLetter = (letter: string, at: number): TreeCommand | undefined => {
		typed.current = addLetter(letter, at, typed.current);
		const index = findTyped(typed.current.word, rows.map(rowLabel), active);
		return index === undefined ? undefined : { kind: 'focus', index };
	};

	return (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) {
			return;
		}

		const command =
			treeCommand(event.key, { rows, active, page }) ??
			(isLetter(event.key) ? typeLetter(event.key, event.timeStamp) : undefined);

		if (command) {
			event.preventDefault();
			onCommand(command);
		}
	};
}

function isLetter(key: string): boolean {
	return [...key].length === 1 && key !== ' ';
}
