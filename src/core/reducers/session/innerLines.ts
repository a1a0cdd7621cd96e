/** The content of a JSON string, as UTF-16 offsets of the source, and its lines. */
export interface Content {
	readonly source: string;
	readonly start: number;
	readonly end: number;
	/** Ascending offsets where its lines begin, each behind an escaped line feed; the first is `start`. */
	readonly lines: readonly number[];
	/** How a line feed is written in it. */
	readonly feed: string;
}

/** Takes the span within the quotes of a string; a string that holds JSON itself has its line feeds escaped twice. */
export function contentOf(source: string, start: number, end: number): Content {
	const feed = source.startsWith('{\\"', start) ? '\\\\n' : '\\n';
	const lines = [start];
	for (let at = source.indexOf('\\', start); at >= 0 && at < end; at = source.indexOf('\\', at)) {
		const isFeed = source.startsWith(feed, at) && at + feed.length < end;
		at += isFeed ? feed.length : 2;
		if (isFeed) lines.push(at);
	}
	return { source, start, end, lines, feed };
}

/** The number of the line that holds an offset. Binary search. */
export function innerLineAt({ lines }: Content, offset: number): number {
	let low = 0;
	let high = lines.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((lines[middle] as number) <= offset) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
