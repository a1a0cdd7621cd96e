import type { Node, Parser, TreeCursor } from '@vscode/tree-sitter-wasm';
import type { Lines } from '../../source/lines.ts';
import { Comments } from './comments.ts';
import { reportsFailure, throwsNew } from './failures.ts';
import { fates, LineFates } from './lineFates.ts';
import { type Kind, kindOf, kinds, kindsIn } from './nodeTypes.ts';
import { patience } from './patience.ts';

/** Lines that stay at most: of a literal, of a header and of a report of failure amid a body. */
const DATA = 10;
const HEADER = 12;
const FAILURE = 8;
/** A function that is called at once and holds more than this share of all lines may wrap the source up. */
const WRAPS = 0.5;
const calledAtOnce: ReadonlySet<string> = new Set(['parenthesized_expression', 'arguments', 'member_expression']);
/** Functions that are handed to these hold declarations or tests, rather than being ones. */
const wrapper = /^(?:describe|context|suite|fdescribe|xdescribe|define|module|QUnit\.module|RSpec\.describe)\b/;
const BRACE = 123;

/** What the parser made of a source. */
export interface Outline {
	/** For each line why it leaves. */
	readonly fates: Uint8Array;
	/** Share of the text (0 to 1) that the parser did not understand. */
	readonly misread: number;
}

/**
 * Takes a parser for the language of a source; returns the outline. One pass over the syntax tree, without recursion.
 * Throws if the parser gives up.
 */
export function outlineOf(parser: Parser, text: string, lines: Lines): Outline {
	const tree = parser.parse(text, null, { progressCallback: patience(text.length) });
	if (!tree) throw new Error('the parser gave up');
	const cursor = tree.walk();
	const outliner = new Outliner(new LineFates(text, lines), kindsIn(tree.language));
	outliner.walk(cursor);
	cursor.delete();
	tree.delete();
	return { fates: outliner.lines.of, misread: outliner.misread / Math.max(1, text.length) };
}

class Outliner {
	/** UTF-16 units within faults. */
	misread = 0;
	private readonly comments: Comments;
	/** Line behind the body that leaves and that the walk is in. */
	private bodyEnd = 0;
	/** Where the call begins that the walk is in, and where it ends. */
	private callStart = 0;
	private callEnd = 0;

	constructor(
		readonly lines: LineFates,
		private readonly kinds: readonly Kind[],
	) {
		this.comments = new Comments(lines);
	}

	walk(cursor: TreeCursor): void {
		let isFirst = true;
		while (true) {
			if (this.enter(cursor, isFirst) && cursor.gotoFirstChild()) {
				isFirst = true;
				continue;
			}
			isFirst = false;
			while (!cursor.gotoNextSibling()) if (!cursor.gotoParent()) return;
		}
	}

	/** Takes in one node and whether it is the first in the one around it; returns whether what is in it matters. */
	private enter(cursor: TreeCursor, isFirst: boolean): boolean {
		const kind = this.kinds[cursor.nodeTypeId] ?? kinds.fault;
		if (kind === kinds.fault) this.misread += cursor.endIndex - cursor.startIndex;
		else if (kind === kinds.comment) this.comments.add(cursor.startIndex, cursor.endIndex);
		else if (kind === kinds.statement) this.statement(cursor, isFirst);
		else if (kind !== kinds.other && kind !== kinds.token) {
			if (this.isInBody(cursor.startIndex)) this.inBody(kind, cursor);
			else this.outside(kind, cursor);
		}
		return kind !== kinds.comment && kind !== kinds.token;
	}

	/** A node that no body holds which leaves. */
	private outside(kind: Kind, cursor: TreeCursor): void {
		const { startIndex: start, endIndex: end } = cursor;
		if (kind === kinds.call) [this.callStart, this.callEnd] = [start, end];
		else if (kind === kinds.data)
			this.lines.hide(this.lines.lineAt(start) + DATA, this.lines.lineAt(end - 1), fates.data);
		else if (kind === kinds.named) this.hideBody(cursor.currentNode);
		else if (kind === kinds.anonymous && !this.wraps(cursor.currentNode)) this.hideBody(cursor.currentNode);
	}

	/** A node in a body that leaves: what it declares and what it reports stays. */
	private inBody(kind: Kind, cursor: TreeCursor): void {
		const { startIndex: start, endIndex: end } = cursor;
		if (kind === kinds.named || kind === kinds.type) this.declaration(cursor.currentNode);
		else if (kind === kinds.call && reportsFailure(this.lines.text, start)) this.lines.show(start, end, FAILURE);
		else if (kind === kinds.throwing && throwsNew(this.lines.text, start, end)) this.lines.show(start, end, FAILURE);
	}

	private hideBody(node: Node): void {
		const body = node.childForFieldName('body');
		if (!body) return;
		const last = this.lines.lineAt(body.endIndex - 1);
		const first = this.lines.lineAt(this.headerEnd(body) - 1) + 1;
		const behind = this.hasBraces(body) ? last : last + 1;
		this.lines.hide(first, behind, fates.body);
		this.bodyEnd = Math.max(this.bodyEnd, behind);
	}

	/** Shows the header of a declaration amid a body, and its closing brace. */
	private declaration(node: Node): void {
		const body = node.childForFieldName('body');
		this.lines.show(node.startIndex, body ? this.headerEnd(body) : node.endIndex, HEADER);
		if (body && this.hasBraces(body)) this.lines.show(body.endIndex - 1, body.endIndex, 1);
	}

	/** Offset behind what stands before a body, an opening brace included. */
	private headerEnd(body: Node): number {
		return this.hasBraces(body) ? body.startIndex + 1 : (body.previousSibling?.endIndex ?? body.startIndex);
	}

	private hasBraces(body: Node): boolean {
		return this.lines.text.charCodeAt(body.startIndex) === BRACE;
	}

	/** Whether a function without a name holds what is to be told rather than being told itself. */
	private wraps(node: Node): boolean {
		const { startIndex: start, endIndex: end } = node;
		const { text } = this.lines;
		if (end <= this.callEnd && wrapper.test(text.slice(this.callStart, this.callStart + 40))) return true;
		const share = (this.lines.lineAt(end - 1) - this.lines.lineAt(start)) / this.lines.of.length;
		if (share < WRAPS || !calledAtOnce.has(node.parent?.type ?? '')) return false;
		return node.childForFieldName('body')?.namedChildren.some(isDeclaration) ?? false;
	}

	/** In Python a text that opens a body tells what it is for. */
	private statement(cursor: TreeCursor, isFirst: boolean): void {
		if (!isFirst || !/["'rRuUbB]/.test(this.lines.text[cursor.startIndex] ?? '')) return;
		const { childCount, firstChild, startIndex, endIndex } = cursor.currentNode;
		if (childCount === 1 && firstChild?.type === 'string')
			this.comments.addDocstring(startIndex, endIndex, this.isInBody(startIndex));
	}

	private isInBody(offset: number): boolean {
		return this.lines.lineAt(offset) < this.bodyEnd;
	}
}

function isDeclaration(node: Node | null): boolean {
	const kind = kindOf(node?.type ?? '');
	return kind === kinds.named || kind === kinds.type;
}
