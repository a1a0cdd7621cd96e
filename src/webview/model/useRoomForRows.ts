import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Pixels of what stands above the trace in a low panel, of a row of it there, and of the second row of a narrow header. */
const above = 66;
const row = 17;
const secondRow = 34;

/** Whether a low panel, as VS Code opens it at first, has room for a trace of so many rows. */
export function useRoomForRows(rows: number): boolean {
	const height = above + rows * row;
	const query = useMemo(
		() => window.matchMedia(`(min-width: 600px) and (min-height: ${height}px), (min-height: ${height + secondRow}px)`),
		[height],
	);
	const subscribe = useCallback(
		(hear: () => void) => {
			query.addEventListener('change', hear);
			return () => query.removeEventListener('change', hear);
		},
		[query],
	);

	return useSyncExternalStore(subscribe, () => query.matches);
}
