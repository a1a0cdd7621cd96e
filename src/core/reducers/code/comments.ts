import { fates, type LineFates } from './lineFates.ts';

const leftToDo = /\b(?:TODO|FIXME|XXX|HACK)\b/;

/** Decides about comments: the first line with words stays, and what is left to do. */
export class Comments {
	/** The line behind the last comment. */
	private behind = -1;

	constructor(private readonly lines: LineFates) {}

	/** Takes in the comment [start, end) in document order; comments line by line count as one. */
	add(start: number, end: number): void {
		const { lines } = this;
		const first = lines.lineAt(start);
		const last = lines.lineAt(end - 1);
		const isLater = this.behind === first && last === first && lines.opensLine(start);
		this.behind = last + 1;
		if (isLater) lines.hide(first, first + 1, fates.comment);
		else lines.hide(lines.firstWords(first, last, start) + 1, last, fates.comment);
		for (let line = first; line <= last; line++)
			if (leftToDo.test(lines.textOf(line, start))) lines.of[line] = fates.stays;
	}

	/** Takes in the text [start, end) that opens a body or a module in Python; of one in a body only the head stays. */
	addDocstring(start: number, end: number, isInBody: boolean): void {
		const { lines } = this;
		const last = lines.lineAt(end - 1);
		const words = lines.firstWords(lines.lineAt(start), last, start);
		lines.show(start, end, words - lines.lineAt(start) + 1);
		if (!isInBody) lines.hide(words + 1, last, fates.comment);
	}
}
