/** So many variants of one fault in a log stay apart; the others are one more. */
const MOST = 16;

/**
 * Variants of faults: lines of one routine form whose short numbers or codes tell where or why it happened. A fault that happens
 * everywhere (one line per port, page or partition) is one story, so only the first variants have forms of their own.
 */
export class Variants {
	/** Per routine form, how many variants it has. */
	private readonly counts = new Map<number, number>();
	/** The routine form of each variant that came too late. */
	private readonly merged = new Map<number, number>();

	/** Takes how many variants of one routine form stay apart. */
	constructor(private readonly most = MOST) {}

	/** Takes the form of a variant and its routine form, once; returns the form that it has from now on. */
	add(form: number, routine: number): number {
		if (form === routine) return form;
		const count = (this.counts.get(routine) ?? 0) + 1;
		this.counts.set(routine, count);
		if (count > this.most) this.merged.set(form, routine);
		return this.formOf(form);
	}

	/** Whether variants that came too late have this form, more than one. */
	isShared(routine: number): boolean {
		return (this.counts.get(routine) ?? 0) > this.most + 1;
	}

	/** The form of a variant that was added. */
	formOf(form: number): number {
		return this.merged.get(form) ?? form;
	}
}
