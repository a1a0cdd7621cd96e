import { type JsonTree, string, word } from './jsonTree.ts';
import { NovelMessages } from './novelMessages.ts';
import { keyHash, lettersHash, roles } from './roles.ts';

/** Keys that say in which line of some code something was found. */
const places: ReadonlySet<number> = new Set(
	['line', 'startLine', 'lineNumber', 'lineno', 'row'].map((key) => lettersHash(key, 0, key.length)),
);

/** Tells which of many siblings have messages worth seeing. */
export class ItemMessages {
	private readonly messages: NovelMessages;
	private novel: ReadonlySet<number> | undefined;

	constructor(
		private readonly text: string,
		private readonly tree: JsonTree,
	) {
		this.messages = new NovelMessages(text);
	}

	/** Takes note of the messages of a sibling, a container of which the nodes up to `end` are looked at. */
	add(item: number, end: number): void {
		const { kind, role, key, start, end: ends } = this.tree;
		for (let node = item + 1; node < end; node++) {
			if (kind[node] !== string || (role[node] !== roles.message && role[node] !== roles.output)) continue;
			const hash = keyHash(this.text, key[node] as number);
			const span = [(start[node] as number) + 1, (ends[node] as number) - 1] as const;
			if (this.isFinding(item, end)) this.messages.addFinding(item, hash, ...span);
			else this.messages.add(item, hash, ...span);
		}
	}

	/** Whether a sibling has a message worth seeing, once all are known. */
	isNovel(item: number): boolean {
		this.novel ??= this.messages.items();
		return this.novel.has(item);
	}

	/** Whether an object says where in some code it was found: its message may hold such places, too. */
	private isFinding(item: number, end: number): boolean {
		const { kind, key, next } = this.tree;
		for (let node = item + 1; node < end; node = next[node] as number)
			if (kind[node] === word && places.has(keyHash(this.text, key[node] as number))) return true;
		return false;
	}
}
