/**
 * Lets many callers share one run of an asynchronous job: each gets the result of a run that began after its call, and
 * never more than one runs at a time.
 */
export function coalesced<T>(job: () => Promise<T>): () => Promise<T> {
	let running: Promise<T> | undefined;
	let next: Promise<T> | undefined;
	const start = () => {
		running = job().finally(() => {
			running = undefined;
		});
		return running;
	};
	const startAfter = (last: Promise<T>) => {
		const begin = () => {
			next = undefined;
			return start();
		};
		next = last.then(begin, begin);
		return next;
	};
	return () => next ?? (running ? startAfter(running) : start());
}
