import { globSync, readFileSync } from 'node:fs';

/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
	readonly path: string;
	readonly text: string;
}

/** The TypeScript files below src/. */
export function sourceFiles(): SourceFile[] {
	return globSync('src/**/*.{ts,tsx}').map((path) => ({
		path: path.replaceAll('\\', '/'),
		text: readFileSync(path, 'utf8'),
	}));
}
