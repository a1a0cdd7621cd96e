import type { Detector } from './detector.ts';

/** `key:`, `key: value`, `- item`, `- key: value`; a value that ends as code does is none. */
const node =
	/^ {0,200}(?:- {1,8}){0,8}(?:-$|(?:"[^"]{1,200}"|'[^']{1,200}'|[\w./$@*<{(~^][^\s:#"']{0,200}(?::[^\s:#"']{1,200}){0,8}):(?: {1,60}[^ ].*|\s*)$)/;
const listItem = /^ {0,200}- {1,8}[^ ]/;
const code = /[;,{(]$|^\s*(?:\}|\)|\/\/|\/\*)/;
/** An entry without a value of its own. */
const parent = /^( {0,200}(?:- {1,8}){0,8})["'\w./$@-][^\s:]{0,200}: *(?:#.*|&\w+ *)?$/;
const block = /(?::|-) {1,8}[|>][-+0-9]{0,2} *$/;
const resource =
	/^(?:apiVersion|kind|openapi|swagger|lockfileVersion|services|jobs|steps|on|stages|version|name|metadata|spec): ?/;
const neutral = /^\s*(?:#|---(?:\s|$)|\.\.\.$|%YAML|\{\{|$)/;
const LEAST = 0.9;
/** With a name that says so less is enough. */
const LEAST_IF_NAMED = 0.6;
const ownName = /\.ya?ml$/i;
const FEWEST = 3;

/** YAML: hardly a line that is no entry or item, and entries with others below them. */
export const detectYaml: Detector = ({ name, lines }) => {
	const isNamed = ownName.test(name);
	const least = isNamed ? LEAST_IF_NAMED : LEAST;
	const { nodes, entries, others, parents, resources } = counts(lines, lines.length - least * lines.length);
	const total = nodes + others;
	if (nodes < FEWEST || nodes < least * total) return undefined;
	if (!isNamed && (4 * entries < nodes || parents === 0)) return undefined;
	const sure = isNamed || resources > 0 || lines[0]?.startsWith('---') ? 0.95 : 0.8;
	return {
		confidence: sure * (nodes / total),
		evidence: `${nodes} of ${total} lines are entries and items, ${parents} hold others`,
	};
};

interface Counts {
	nodes: number;
	/** Nodes with a key. */
	entries: number;
	others: number;
	/** Entries with deeper lines or items below them. */
	parents: number;
	resources: number;
}

/** Counts what the lines are, until more than `most` are others; blocks and texts of several lines belong to the entry above them. */
function counts(lines: readonly string[], most: number): Counts {
	const found: Counts = { nodes: 0, entries: 0, others: 0, parents: 0, resources: 0 };
	let blockIndent = -1;
	let parentIndent = -1;
	for (const line of lines) {
		if (neutral.test(line)) continue;
		const indent = line.search(/[^ ]/);
		if (blockIndent >= 0 && indent > blockIndent) continue;
		blockIndent = -1;
		const isItem = listItem.test(line);
		const isEntry = node.test(line) && !code.test(line);
		if (parentIndent >= 0 && (indent > parentIndent || (isItem && indent === parentIndent))) found.parents++;
		parentIndent = -1;
		if (!isItem && !isEntry) {
			if (++found.others > most) break;
			continue;
		}
		found.nodes++;
		if (isEntry) found.entries++;
		if (resource.test(line)) found.resources++;
		if (block.test(line)) blockIndent = indent;
		const above = parent.exec(line);
		if (above) parentIndent = (above[1] as string).length;
	}
	return found;
}
