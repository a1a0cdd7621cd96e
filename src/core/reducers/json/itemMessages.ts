import { forEachElement } from './elements.ts';
import { array, type JsonTree, run, string, word } from './jsonTree.ts';
import { LINES, NovelMessages } from './novelMessages.ts';
import { keyHash, lettersHash, roles } from './roles.ts';
import { Sentences } from './sentences.ts';
import { quote } from './tokens.ts';

/** Keys that say in which line of some code something was found. */
const places: ReadonlySet<number> = new Set(
	['line', 'startLine', 'lineNumber', 'lineno', 'row'].map((key) => lettersHash(key, 0, key.length)),
);

/** So many kinds of messages are worth seeing. */
const KINDS = 100;
/** So many columns of a row are looked at. */
const COLUMNS = 32;

/** Tells which of many siblings have messages worth seeing: under a key, or as lines of a log in a list. */
export class ItemMessages {
	private readonly messages: NovelMessages;
	private readonly lines: NovelMessages;
	private readonly sentences: Sentences;
	private novel: ReadonlySet<number> | undefined;
	private novelLines: ReadonlySet<number> | undefined;
	private novelSentences: ReadonlySet<number> | undefined;

	constructor(
		private readonly text: string,
		private readonly tree: JsonTree,
	) {
		this.messages = new NovelMessages(text, KINDS);
		this.lines = new NovelMessages(text, LINES);
		this.sentences = new Sentences(text);
	}

	/** Takes note of the messages of a sibling, a container of which the nodes up to `end` are looked at. */
	add(item: number, end: number): void {
		const { kind, key, role } = this.tree;
		const isListed = key[item] === -1;
		for (let node = item + 1; node < end; node++) {
			if (kind[node] === string && (role[node] === roles.message || role[node] === roles.output))
				this.addMessage(item, node, end);
			else if (isListed && kind[node] === string && role[node] === roles.none) this.addSentence(item, node);
			else if (kind[node] === run && kind[item] === array) this.addRow(item, node);
		}
	}

	/** Whether a sibling has a message worth seeing, once all are known. */
	isNovel(item: number): boolean {
		this.novel ??= this.messages.items();
		this.novelLines ??= this.lines.items();
		this.novelSentences ??= this.sentences.items();
		return this.novel.has(item) || this.novelLines.has(item) || this.novelSentences.has(item);
	}

	private addMessage(item: number, node: number, end: number): void {
		const hash = keyHash(this.text, this.tree.key[node] as number);
		const span = [(this.tree.start[node] as number) + 1, (this.tree.end[node] as number) - 1] as const;
		if (this.isFinding(item, end)) this.messages.addFinding(item, hash, ...span);
		else this.messages.add(item, hash, ...span);
	}

	/** Only in lists: what stands under names, such as parts of a schema, is explained rather than told. */
	private addSentence(item: number, node: number): void {
		const { key, start, end } = this.tree;
		const hash = keyHash(this.text, key[node] as number);
		this.sentences.add(item, hash, (start[node] as number) + 1, (end[node] as number) - 1);
	}

	/** Takes note of the first strings of a row of a table: of the time and the line that Loki gives, of Azure's columns. */
	private addRow(item: number, row: number): void {
		let place = 0;
		forEachElement(this.text, this.tree.start[row] as number, this.tree.end[row] as number, (start, end) => {
			if (place < COLUMNS && this.text.charCodeAt(start) === quote) this.lines.addLine(item, place, start + 1, end - 1);
			place++;
		});
	}

	/** Whether an object says where in some code it was found: its message may hold such places, too. */
	private isFinding(item: number, end: number): boolean {
		const { kind, key, next } = this.tree;
		for (let node = item + 1; node < end; node = next[node] as number)
			if (kind[node] === word && places.has(keyHash(this.text, key[node] as number))) return true;
		return false;
	}
}
