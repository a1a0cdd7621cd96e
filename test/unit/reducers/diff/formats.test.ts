import { describe, expect, it } from 'vitest';
import { lineKinds } from '../../../../src/core/reducers/diff/lineKinds.ts';
import { readDiff } from '../../../../src/core/reducers/diff/readDiff.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';

const letters: Record<number, string> = {
	[lineKinds.other]: 'o',
	[lineKinds.context]: 'c',
	[lineKinds.added]: 'a',
	[lineKinds.removed]: 'r',
	[lineKinds.hunk]: 'h',
	[lineKinds.data]: 'd',
};

function read(text: string): { kinds: string; paths: string[] } {
	const { kinds, sections } = readDiff(text, linesOf(text));
	return { kinds: Array.from(kinds, (kind) => letters[kind]).join(''), paths: sections.map(({ path }) => path) };
}

describe('formats of diffs', () => {
	it.each([
		[
			'git',
			'diff --git a/x y.js b/x y.js\nindex 1..2\n--- a/x y.js\n+++ b/x y.js\n@@ -1,2 +1,2 @@ f\n a\n-b\n+c\n',
			'oooohcra',
			['b/x y.js'],
		],
		[
			'git, renamed without a change',
			'diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n',
			'oooo',
			['b/y'],
		],
		[
			'merge',
			'diff --cc x\nindex 1,2..3\n--- a/x\n+++ b/x\n@@@ -1,2 -1,2 +1,3 @@@\n  a\n- b\n -c\n++d\n +e\n',
			'oooohcrraa',
			['b/x'],
		],
		['unified', '--- x\t2026-01-05\n+++ y\t2026-01-06\n@@ -1 +1,2 @@\n-a\n+b\n+c\n', 'oohraa', ['y']],
		[
			'recursive',
			'Only in a: z\ndiff -r a/x b/x\n1c1\n< a\n---\n> b\ndiff -r a/y b/y\n2d1\n< c\n',
			'oohroaohr',
			['b/x', 'b/y'],
		],
		[
			'context',
			'*** x\told\n--- y\tnew\n***************\n*** 1,3 ****\n  a\n! b\n- --\n--- 1,2 ----\n  a\n! c\n',
			'oohhcrrhca',
			['y'],
		],
		['context, only added', '*** x\n--- y\n***************\n*** 1 ****\n--- 1,2 ----\n  a\n+ b\n', 'oohhhca', ['y']],
		['plain', '3a4,5\n> a\n> b\n7d8\n< c\n', 'haahr', ['']],
		[
			'Subversion',
			'Index: x.c\n===================================================================\n--- x.c\t(revision 1)\n+++ x.c\t(working copy)\n@@ -1 +1 @@\n-a\n+b\n\nProperty changes on: x.c\n## -0,0 +1 ##\n+native\n',
			'oooohraooha',
			['x.c'],
		],
		[
			'Mercurial',
			'diff -r 1f -r 2f x.py\n--- a/x.py\tMon\n+++ b/x.py\tTue\n@@ -1,1 +1,1 @@\n-a\n+b\n',
			'ooohra',
			['b/x.py'],
		],
		['deleted', 'diff --git a/x b/x\n--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n', 'ooohr', ['a/x']],
	])('%s', (_, text, kinds, paths) => {
		expect(read(text)).toEqual({ kinds, paths });
		expect(read(text.replaceAll('\n', '\r\n'))).toEqual({ kinds, paths });
	});

	it('takes no changed line for a header: the counts of the hunk say what is a change', () => {
		expect(read('--- x\n+++ x\n@@ -1,3 +1,3 @@\n--- a\n+++ b\n-- c\n-d\n++ e\n+f\n').kinds).toBe('oohrarraa');
		expect(read('--- x\n+++ x\n@@ -1 +1 @@\n--- a\n+++ b\n@@ -9 +9 @@\n-c\n+d\n').kinds).toBe('oohrahra');
	});

	it('finds the next file behind a hunk that was cut short', () => {
		const { kinds, paths } = read(
			'--- x\n+++ x\n@@ -1,9 +1,9 @@\n a\n--- yarn.lock\n+++ yarn.lock\n@@ -1 +1 @@\n-c\n+d\n',
		);
		expect({ kinds, paths }).toEqual({ kinds: 'oohcoohra', paths: ['x', 'yarn.lock'] });
	});

	it('leaves lines behind a hunk alone, whatever they begin with', () => {
		expect(read('--- x\n+++ x\n@@ -1 +1 @@\n-a\n+b\n-- \n2.43.0\n + note\n').kinds).toBe('oohraooo');
	});

	it('counts a line with a lone carriage return in it as one', () => {
		expect(read('--- x\n+++ x\n@@ -1 +1,2 @@\n-a\n+b\r-c\r+d\n+e\n').kinds).toBe('oohraaaa');
	});
});
