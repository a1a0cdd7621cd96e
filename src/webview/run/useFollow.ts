import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the active row on the screen, and the focus on it where the tree has the focus.
 *
 * @param active key of the active row, as soon as it is among the rows
 * @param reveal scrolls to it
 */
export function useFollow(
	viewport: RefObject<HTMLElement | null>,
	active: string | undefined,
	reveal: () => void,
): void {
	const before = useRef(active);

	useEffect(() => {
		if (before.current === active) {
			return;
		}

		before.current = active;

		if (active !== undefined) {
			reveal();
			moveFocus(viewport.current);
		}
	});
}

function moveFocus(tree: HTMLElement | null): void {
	if (tree?.contains(document.activeElement)) {
		tree.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
	}
}
