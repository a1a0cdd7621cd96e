import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { SqlJsStatic } from 'sql.js';

let loading: Promise<SqlJsStatic> | undefined;

/** Loads sql.js on first use. */
export function loadSql(): Promise<SqlJsStatic> {
	loading ??= load();
	return loading;
}

async function load(): Promise<SqlJsStatic> {
	const [{ default: initSqlJs }, wasm] = await Promise.all([import('sql.js'), readFile(wasmFile())]);
	return initSqlJs({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) });
}

/** Beside the bundle, or in the package when run from the sources. */
function wasmFile(): string {
	const beside = fileURLToPath(new URL('sql-wasm.wasm', import.meta.url));
	return existsSync(beside) ? beside : createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');
}
