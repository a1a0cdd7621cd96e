import { IntList } from '../source/intList.ts';
import type { Critical } from './extractor.ts';

/** Stretches of a text that are left of it, in its order, and the way back from the text that they make. */
export class Stretches {
	private readonly starts = new IntList();
	private readonly ends = new IntList();

	get count(): number {
		return this.starts.length;
	}

	/** Adds the stretch between two offsets (UTF-16), which lies behind all others. */
	add(start: number, end: number): void {
		if (start >= end) return;
		this.starts.push(start);
		this.ends.push(end);
	}

	/** Forgets all but the first stretches. */
	shorten(count: number): void {
		this.starts.cut(count);
		this.ends.cut(count);
	}

	/** Takes stretches out of the text that follow each other as one. */
	textOf(text: string): string {
		let shown = '';
		for (let i = 0, first = 0; i < this.count; i++) {
			if (i + 1 < this.count && this.starts.at(i + 1) === this.ends.at(i)) continue;
			shown += text.slice(this.starts.at(first), this.ends.at(i));
			first = i + 1;
		}
		return shown;
	}

	/** Takes ascending criticals of the stretches' text back to the text that they were made of. */
	inSource(criticals: readonly Critical[]): Critical[] {
		let stretch = 0;
		let at = 0;
		const back = (offset: number) => {
			while (offset - at >= this.length(stretch)) at += this.length(stretch++);
			return this.starts.at(stretch) + offset - at;
		};
		return criticals.map(({ start, end }) => {
			const from = back(start);
			const [oldStretch, oldAt] = [stretch, at];
			const to = back(end - 1) + 1;
			[stretch, at] = [oldStretch, oldAt];
			return { start: from, end: to };
		});
	}

	private length(stretch: number): number {
		return this.ends.at(stretch) - this.starts.at(stretch);
	}
}
