import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Language, Parser } from '@vscode/tree-sitter-wasm';

type TreeSitter = typeof import('@vscode/tree-sitter-wasm');

let loading: Promise<TreeSitter> | undefined;
const grammars = new Map<string, Promise<Language>>();

/** Loads tree-sitter and one of its grammars, such as `c-sharp`, on first use. Rejects if there is none of that name. */
export async function loadParser(grammar: string): Promise<Parser> {
	loading ??= load();
	const { Parser, Language } = await loading;
	const language = grammars.get(grammar) ?? Language.load(wasmFile(`tree-sitter-${grammar}.wasm`));
	grammars.set(grammar, language);
	const parser = new Parser();
	parser.setLanguage(await language);
	return parser;
}

async function load(): Promise<TreeSitter> {
	const { default: treeSitter } = (await import('@vscode/tree-sitter-wasm')) as unknown as { default: TreeSitter };
	await treeSitter.Parser.init({ locateFile: wasmFile });
	return treeSitter;
}

/** Beside the bundle, or in the package when run from the sources. */
function wasmFile(name: string): string {
	const beside = fileURLToPath(new URL(name, import.meta.url));
	return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(`@vscode/tree-sitter-wasm/wasm/${name}`);
}
