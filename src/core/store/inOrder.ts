/** Works on up to `width` items at once and yields the results in the items' order; so much is in memory, no more. */
export async function* inOrder<In, Out>(
	items: Iterable<In>,
	width: number,
	work: (item: In) => Promise<Out>,
): AsyncGenerator<Out> {
	const running: Promise<Out>[] = [];
	for (const item of items) {
		const result = work(item);
		// Whoever awaits it hears of the failure; without this, a second failure behind it would count as unhandled.
		result.catch(() => undefined);
		running.push(result);
		if (running.length === width) yield await (running.shift() as Promise<Out>);
	}
	for (const result of running) yield await result;
}
