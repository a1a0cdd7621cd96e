import { contentEnd, type Lines, lineAt, lineCount } from '../../source/lines.ts';

/** Why a line of source code leaves; 0: it stays. */
export const fates = { stays: 0, body: 1, comment: 2, data: 3 } as const;

/** The fate of each line of a text; what is said last about a stretch of lines counts. */
export class LineFates {
	readonly of: Uint8Array;

	constructor(
		readonly text: string,
		private readonly lines: Lines,
	) {
		this.of = new Uint8Array(lineCount(lines));
	}

	/** Number of the line that holds a UTF-16 offset. */
	lineAt(offset: number): number {
		return lineAt(this.lines, offset);
	}

	/** What stands on a line, its end excluded, from a UTF-16 offset on if the line holds it. */
	textOf(line: number, from = 0): string {
		const start = this.lines.starts[line] as number;
		return this.text.slice(Math.max(start, from), contentEnd(this.text, this.lines, line));
	}

	/** Whether only blanks stand before an offset on its line. */
	opensLine(offset: number): boolean {
		return this.text.slice(this.lines.starts[this.lineAt(offset)], offset).trim() === '';
	}

	/** The lines [first, behind) leave, but for those that leave already. */
	hide(first: number, behind: number, fate: number): void {
		for (let line = first; line < behind; line++) if (this.of[line] === fates.stays) this.of[line] = fate;
	}

	/** The lines of the stretch [start, end) stay, the first `most` of them. */
	show(start: number, end: number, most: number): void {
		const first = this.lineAt(start);
		const last = Math.min(this.lineAt(Math.max(start, end - 1)), first + most - 1);
		this.of.fill(fates.stays, first, last + 1);
	}

	/** The first line of [first, last] that holds a word behind a UTF-16 offset; the last one if none does. */
	firstWords(first: number, last: number, from: number): number {
		for (let line = first; line < last; line++) if (/\w/.test(this.textOf(line, from))) return line;
		return last;
	}
}
