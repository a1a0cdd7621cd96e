import type { Folder, Folders } from './folders.ts';

interface Level {
	readonly indent: number;
	readonly folder: Folder;
}

/** Follows a tree drawn with lines (`tree`): an entry that stands deeper than the last one makes a folder of that. */
export class DrawnTree {
	/** The folders above the last entry. */
	private readonly above: Level[] = [];
	private last = { line: -1, name: '', indent: -1 };

	constructor(private readonly folders: Folders) {}

	/** Takes an entry and its indentation; returns its folder, and the line of that folder if it is new (else -1). */
	add(line: number, name: string, indent: number): { folder: Folder; opened: number } {
		const { above, last } = this;
		while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
		const opens = last.indent < indent && last.indent > (above.at(-1)?.indent ?? -1);
		if (opens) above.push({ indent: last.indent, folder: this.folders.child(this.innermost(), last.name) });
		this.last = { line, name, indent };
		return { folder: this.innermost(), opened: opens ? last.line : -1 };
	}

	private innermost(): Folder {
		return this.above.at(-1)?.folder ?? this.folders.root;
	}
}
