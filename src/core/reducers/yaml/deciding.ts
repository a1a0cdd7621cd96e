/** Keys whose values decide; what is below them stays, however often it repeats. */
const deciding =
	/^["']?(?:status|conditions?|(?:init)?containerStatuses|state|lastState|phase|errors?|failures?|warnings?|messages?|reasons?|taints|events?|result|exit_?code)["']?$/i;

/** Whether what is below a key stays as it is. */
export function decides(key: string): boolean {
	return deciding.test(key);
}

/** Lists of what is done one after the other, or runs side by side. */
const procedure =
	/^["']?(?:(?:pre_|post_)?tasks|steps|handlers|(?:before_|after_)?script|stages|jobs|services|(?:init)?containers|args|command|entrypoint)["']?$/i;

/** Whether each item of a list, and each entry of a mapping, matters by its key, though they are alike. */
export function eachMatters(key: string): boolean {
	return decides(key) || procedure.test(key);
}

/** Entries that only machines read, by their keys, and why they leave. */
const bookkeeping: ReadonlyMap<string, string> = new Map([
	['managedFields', 'managed fields'],
	['kubectl.kubernetes.io/last-applied-configuration', 'last applied configuration'],
]);

/** Why an entry leaves whatever it holds; undefined if it does not. */
export function bookkeepingReason(key: string): string | undefined {
	return bookkeeping.get(key.replace(/^["']|["']$/g, ''));
}
