/** What takes this many times as long as the average of its group is no routine. */
const SLOW = 4;

/** Of each group the item that took longest, if it stands out. */
export class Slowest {
	private readonly count: number[] = [];
	private readonly sum: number[] = [];
	private readonly most: number[] = [];
	private readonly item: number[] = [];

	/** Takes note of an item of a group (both are numbers), and how long it took, in whatever unit; 0 if nobody knows. */
	note(group: number, item: number, duration: number): void {
		if (!(duration > 0)) return;
		this.count[group] = (this.count[group] ?? 0) + 1;
		this.sum[group] = (this.sum[group] ?? 0) + duration;
		if (duration <= (this.most[group] ?? 0)) return;
		this.most[group] = duration;
		this.item[group] = item;
	}

	/** Calls with each item that stands out. */
	forEach(visit: (item: number) => void): void {
		this.item.forEach((item, group) => {
			const count = this.count[group] as number;
			if (count > 1 && (this.most[group] as number) * count >= SLOW * (this.sum[group] as number)) visit(item);
		});
	}
}
