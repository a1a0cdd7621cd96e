import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupRefs, reasonKey, rowLabel, treeRows } from '../../../src/webview/model/refTree.ts';
import { treeSections } from '../../../src/webview/model/treeSections.ts';
import { bigRun, logRun } from './support/sampleRuns.ts';

const groups = groupRefs(logRun.refs);
const open = treeRows(groups, new Set());

test('groups refs by reason, with what all of them cost', () => {
	expect(groups.map(({ reason, lines, tokens }) => [reason, lines, tokens])).toEqual([
		['repeated lines', 311, 7_742],
		['similar lines', 48, 2_260],
		['library frames', 26, 1_400],
	]);
});

test('rows know their place among their siblings', () => {
	expect(open.map(({ key, position, siblings }) => [key, position, siblings])).toEqual([
		[reasonKey('repeated lines'), 1, 3],
		['ctx_31154fa2', 1, 2],
		['ctx_8a07c41e', 2, 2],
		[reasonKey('similar lines'), 2, 3],
		['ctx_c90b77d3', 1, 1],
		[reasonKey('library frames'), 3, 3],
		['ctx_0fe2b6a9', 1, 2],
		['ctx_77d0e3b1', 2, 2],
	]);
});

test('a closed reason hides its refs alone', () => {
	const rows = treeRows(groups, new Set(['repeated lines', 'a reason of another run']));
	expect(rows.map(({ key }) => key).slice(0, 3)).toEqual([
		reasonKey('repeated lines'),
		reasonKey('similar lines'),
		'ctx_c90b77d3',
	]);
	expect(rows[0]).toMatchObject({ kind: 'reason', open: false });
});

test('a label is one line', () => {
	const [group] = groupRefs([{ ...logRun.refs[0]!, preview: '\n\tat a\n\tat b ' }]);
	const rows = treeRows([group!], new Set());
	expect(rows.map(rowLabel)).toEqual(['repeated lines', 'at a at b']);
});

test.each([
	['2026-03-14T09:12:02.975Z INFO  order accepted', 'INFO order accepted'],
	['2026-03-14 09:12:02,975 +0100 INFO order accepted', 'INFO order accepted'],
	['[2026/03/14 09:12:02] order accepted', 'order accepted'],
	['Mar  4 09:12:02 host sshd[7]: Accepted', 'host sshd[7]: Accepted'],
	['14/Mar/2026:09:12:02 +0000 GET /health', 'GET /health'],
	['09:12:02.975 order accepted', 'order accepted'],
	['2026-03-14T09:12:02.975Z\n', '2026-03-14T09:12:02.975Z'],
	['2026-03-14 is a Saturday', '2026-03-14 is a Saturday'],
	['1.2.3.4 - - [14/Mar/2026:09:12:02 +0000] "GET /"', '1.2.3.4 - - [14/Mar/2026:09:12:02 +0000] "GET /"'],
])('a label begins with words: %j', (preview, label) => {
	const [group] = groupRefs([{ ...logRun.refs[0]!, preview }]);
	expect(treeRows([group!], new Set()).map(rowLabel)[1]).toBe(label);
});

test('calls a secret by its kind', () => {
	const [group] = groupRefs([{ ...logRun.refs[0]!, reason: 'secret: aws-key', preview: '', secret: 'aws-key' }]);
	expect(treeRows([group!], new Set()).map(rowLabel)).toEqual(['secret: aws-key', 'aws-key']);
});

describe('sections', () => {
	test('refs stand in the group of their reason, also when its row is not on the screen', () => {
		expect(treeSections(open, [2, 3, 4, 7])).toEqual([
			{ kind: 'group', reason: 'repeated lines', indices: [2] },
			{ kind: 'reason', index: 3 },
			{ kind: 'group', reason: 'similar lines', indices: [4] },
			{ kind: 'group', reason: 'library frames', indices: [7] },
		]);
	});

	test('hold every row that was asked for, in order', () => {
		const rows = treeRows(groupRefs(bigRun(500).refs), new Set(['reason 2']));
		fc.assert(
			fc.property(fc.subarray(rows.map((_, index) => index)), (indices) => {
				const held = treeSections(rows, indices).flatMap((section) =>
					section.kind === 'reason' ? [section.index] : section.indices,
				);
				expect(held).toEqual(indices);
			}),
		);
	});
});
