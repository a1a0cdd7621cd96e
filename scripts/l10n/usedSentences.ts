import { globSync, readFileSync } from 'node:fs';
import { english } from '../../src/webview/strings.ts';

/** A function that takes a sentence, and the files that call it. */
interface Calls {
	readonly name: string;
	readonly files: string;
}

/** Where sentences for people are written out, but for those of the inspector. */
export const calls: readonly Calls[] = [
	{ name: 'l10n.t', files: 'src/extension/**/*.ts' },
	{ name: 'sentence', files: 'src/{core,node}/**/*.ts' },
];

const literal = /\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/y;

/** Every sentence that the extension, the engine or the inspector shows, once each, sorted. */
export function usedSentences(): string[] {
	const called = calls.flatMap(calledSentences).filter((sentence) => sentence !== undefined);
	return [...new Set([...called, ...Object.values(english)])].sort();
}

/** The sentence of every call, as often as it is called; undefined where a call does not write it out. */
export function calledSentences({ name, files }: Calls): (string | undefined)[] {
	const call = new RegExp(`(?<!function )\\b${name.replace('.', '\\.')}\\(`, 'g');
	return globSync(files)
		.map((file) => readFileSync(file, 'utf8'))
		.flatMap((text) =>
			Array.from(text.matchAll(call), ({ 0: opening, index }) => literalAt(text, index + opening.length)),
		);
}

function literalAt(text: string, offset: number): string | undefined {
	literal.lastIndex = offset;
	const [, single, double] = literal.exec(text) ?? [];
	return (single ?? double)?.replace(/\\(.)/g, '$1');
}
