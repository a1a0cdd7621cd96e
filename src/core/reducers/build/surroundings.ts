/** A folder that make enters or leaves. */
const entering = /^\S{0,40}make(?:\[\d+\])?: Entering directory (.+)/;
const leaving = /^\S{0,40}make(?:\[\d+\])?: Leaving directory /;
/** What ansible does on each host below. */
const task = /^(?:TASK|RUNNING HANDLER) \[/;

/** What the lines below are about: the folders that make has entered, or the task that ansible does. */
export class Surroundings {
	private readonly open: string[] = [];

	/** The innermost; empty if there is none. */
	get name(): string {
		return this.open.at(-1) ?? '';
	}

	/** Takes note of the folder that a line says make enters or leaves; returns whether it does. */
	changesFolder(line: string): boolean {
		if (!line.includes(' directory ')) return false;
		const leaves = leaving.test(line);
		if (leaves) this.open.pop();
		const entered = entering.exec(line)?.[1];
		if (entered !== undefined) this.open.push(entered);
		return leaves || entered !== undefined;
	}

	/** Takes note of the task that a line opens, if it does; the one before is over. */
	beginTask(line: string): void {
		if (!task.test(line)) return;
		this.open.pop();
		this.open.push(line);
	}
}
