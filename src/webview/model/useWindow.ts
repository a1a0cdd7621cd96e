import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Rows that are rendered above and below those on the screen, so that scrolling shows no gaps. */
const overscan = 8;

interface Measures {
	/** Pixels. */
	readonly row: number;
	readonly viewport: number;
}

export interface RowWindow {
	/** The element that scrolls. */
	readonly viewport: RefObject<HTMLDivElement | null>;
	/** An unseen element as high as every row is: the style sheet decides. */
	readonly ruler: RefObject<HTMLDivElement | null>;
	readonly rowHeight: number;
	/** Rows that fit on the screen, at least 1. */
	readonly page: number;
	/** Rows to render, ascending. */
	readonly indices: readonly number[];
	readonly onScroll: () => void;
	/** Scrolls as little as it takes to have a row on the screen. */
	readonly reveal: (index: number) => void;
}

/**
 * The part of a long list that is on the screen.
 *
 * @param count rows in the list
 * @param pinned row that is rendered wherever it is, since it has the focus
 * @param initialScroll pixels
 */
export function useWindow(count: number, pinned: number, initialScroll: number): RowWindow {
	const viewport = useRef<HTMLDivElement>(null);
	const ruler = useRef<HTMLDivElement>(null);
	const { row, viewport: height } = useMeasures(viewport, ruler);
	const [first, setFirst] = useState(0);

	const onScroll = useCallback(() => {
		setFirst(row === 0 ? 0 : Math.floor((viewport.current?.scrollTop ?? 0) / row));
	}, [row]);

	useScrollOnce(viewport, row, initialScroll);
	useLayoutEffect(onScroll, [onScroll]);

	const reveal = useCallback(
		(index: number) => viewport.current && scrollTo(viewport.current, index * row, (index + 1) * row),
		[row],
	);

	const last = first + (row === 0 ? 0 : Math.ceil(height / row));
	const indices = useMemo(() => shownRows(count, first, last, pinned), [count, first, last, pinned]);
	const page = Math.max(1, last - first - 1);

	return { viewport, ruler, rowHeight: row, page, indices, onScroll, reveal };
}

function useMeasures(viewport: RowWindow['viewport'], ruler: RowWindow['ruler']): Measures {
	const [measures, setMeasures] = useState<Measures>({ row: 0, viewport: 0 });

	useLayoutEffect(() => {
		const measure = () =>
			setMeasures({ row: ruler.current?.offsetHeight ?? 0, viewport: viewport.current?.clientHeight ?? 0 });
		const observer = new ResizeObserver(measure);

		for (const { current } of [viewport, ruler]) {
			current && observer.observe(current);
		}

		measure();
		return () => observer.disconnect();
	}, [viewport, ruler]);

	return measures;
}

/** Scrolls to where the person had left, as soon as the rows have a height. */
function useScrollOnce(viewport: RowWindow['viewport'], row: number, scroll: number): void {
	const done = useRef(false);

	useLayoutEffect(() => {
		if (row > 0 && viewport.current && !done.current) {
			viewport.current.scrollTop = scroll;
			done.current = true;
		}
	}, [viewport, row, scroll]);
}

function scrollTo(viewport: HTMLElement, top: number, bottom: number): void {
	if (top < viewport.scrollTop) {
		viewport.scrollTop = top;
	} else if (bottom > viewport.scrollTop + viewport.clientHeight) {
		viewport.scrollTop = bottom - viewport.clientHeight;
	}
}

function shownRows(count: number, first: number, last: number, pinned: number): number[] {
	const from = Math.max(0, Math.min(first, count) - overscan);
	const to = Math.min(count, last + overscan);
	const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

	if (pinned < 0 || pinned >= count || (pinned >= from && pinned < to)) {
		return shown;
	}

	return pinned < from ? [pinned, ...shown] : [...shown, pinned];
}
