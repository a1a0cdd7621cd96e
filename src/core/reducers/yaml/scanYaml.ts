import { contentEnd, type Lines, lineCount } from '../../source/lines.ts';
import { tellsFailure } from '../tellsFailure.ts';
import { entry, item, type YamlTree, YamlTreeBuilder } from './yamlTree.ts';

/** Room for so many nodes is made at first: columns that grow are copied. */
const NODES_PER_LINE = 1.5;
const SPACE = 32;
const HASH = 35;
const DASH = 45;
const key =
	/(?:"(?:[^"\\\n]|\\.){0,400}"|'[^'\n]{0,400}'|[^\s:#"'[\]{},&*!|>%@`-][^\s:#]{0,400}(?::[^\s:#]{1,400}){0,8}|-[^\s:#-][^\s:#]{0,400}):(?=[ \t\r\n]|$)/y;
const document = /^(?:---|\.\.\.)(?=\s|$)|^%/;
const blockHeader = /(?:^|[ \t])[|>][-+0-9]{0,2}[ \t]*(?:#.*)?$/;

/**
 * Takes YAML; returns its items and entries, read by their columns alone. Flow collections and texts of several lines
 * belong to the node above them. One pass over the lines.
 */
export function scanYaml(text: string, lines: Lines): YamlTree {
	return new Scan(text, lines).run();
}

class Scan {
	private readonly tree: YamlTreeBuilder;
	/** Column of the node whose block of text is open; -1 if none is. */
	private blockIndent = -1;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
	) {
		this.tree = new YamlTreeBuilder(text, Math.ceil(NODES_PER_LINE * lineCount(lines)));
	}

	run(): YamlTree {
		const count = lineCount(this.lines);
		for (let line = 0; line < count; line++) this.line(line);
		this.tree.endAll();
		return this.tree;
	}

	private line(line: number): void {
		const { text, lines, tree } = this;
		const start = lines.starts[line] as number;
		const end = contentEnd(text, lines, line);
		const at = behindSpaces(text, start, end);
		if (at === end) return;
		const indent = at - start;
		if (this.blockIndent < 0 || indent <= this.blockIndent) this.plainLine(line, start, at, end);
		else tree.content(line, tellsFailure(text, at, end));
	}

	/** A line that belongs to no block of text. */
	private plainLine(line: number, start: number, at: number, end: number): void {
		const { text, tree } = this;
		this.blockIndent = -1;
		if (text.charCodeAt(at) === HASH) return;
		if (at === start && document.test(text.slice(start, start + 4))) {
			tree.endAll();
			return;
		}
		this.nodes(line, start, at, end);
		tree.content(line, tellsFailure(text, at, end));
		if (blockHeader.test(text.slice(Math.max(at, end - 40), end))) this.blockIndent = tree.indent[tree.top] ?? -1;
	}

	/** Adds the nodes that begin on a line: `- - name: value` holds three. */
	private nodes(line: number, start: number, from: number, end: number): void {
		const { text, tree } = this;
		let at = from;
		while (text.charCodeAt(at) === DASH && (at + 1 === end || text.charCodeAt(at + 1) === SPACE)) {
			const node = tree.add(item, at - start, line, at === from);
			at = behindSpaces(text, at + 1, end);
			tree.value(node, at, end);
		}
		key.lastIndex = at;
		if (at === end || !key.test(text)) return;
		const behind = key.lastIndex;
		const node = tree.add(entry, at - start, line, at === from);
		tree.named(node, at, behind - 1);
		tree.value(node, behindSpaces(text, behind, end), end);
	}
}

function behindSpaces(text: string, start: number, end: number): number {
	let at = start;
	while (at < end && text.charCodeAt(at) === SPACE) at++;
	return at;
}
