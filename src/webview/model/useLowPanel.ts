import { useSyncExternalStore } from 'react';

/** The bottom panel about as VS Code opens it, rather than one that was raised, or a tab. */
const low = window.matchMedia('(max-height: 330px)');

/** Whether the page is so low that rows are scarce. */
export function useLowPanel(): boolean {
	return useSyncExternalStore(subscribe, () => low.matches);
}

function subscribe(hear: () => void): () => void {
	low.addEventListener('change', hear);
	return () => low.removeEventListener('change', hear);
}
