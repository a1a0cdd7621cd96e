import { transformSync } from 'esbuild';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

interface Found {
	readonly path: string;
	readonly pattern: string;
	readonly flags: string;
}

/** Files that only match against short texts, and why they are short. */
const bounded: Record<string, string> = {
	'src/core/edits/numbers.ts': 'the digits of one count',
	'src/core/reducers/log/stamps.ts': 'the beginning of a line',
};

const found = sourceFiles().flatMap(regularExpressionsOf);

describe('regular expressions', () => {
	it('take linear time', () => {
		expect(found.length).toBeGreaterThan(20);
		expect(found.filter((one) => isSuperLinear(one) && !(one.path in bounded))).toEqual([]);
	});

	it('are excused only while they exist and need it', () => {
		const needed = found.filter(isSuperLinear).map(({ path }) => path);
		expect(Object.keys(bounded).filter((path) => !needed.includes(path))).toEqual([]);
	});

	it.each([
		['^(a+)+$', true],
		['\\s+$', true],
		['^.*x.*$', true],
		['^\\s*at ', false],
	])('are judged: %s', (pattern, superLinear) => {
		expect(isSuperLinear({ path: '', pattern, flags: 'u' })).toBe(superLinear);
	});
});

/** The literals of a file; a pattern put together while running is not seen. */
function regularExpressionsOf({ path, text }: SourceFile): Found[] {
	const { code } = transformSync(text, { loader: path.endsWith('x') ? 'tsx' : 'ts', target: 'esnext' });
	const literals: Found[] = [];

	JSON.stringify(parseAst(code), (key, value) => {
		if (key === 'regex') {
			literals.push({ path, ...value });
		}

		return typeof value === 'bigint' ? `${value}` : value;
	});

	return literals;
}

function isSuperLinear({ pattern, flags }: Found): boolean {
	return analyse(new RegExp(pattern, flags)).reports.length > 0;
}
