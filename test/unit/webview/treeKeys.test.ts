import { describe, expect, test } from 'vitest';
import { groupRefs, treeRows } from '../../../src/webview/model/refTree.ts';
import { treeCommand } from '../../../src/webview/model/treeKeys.ts';
import { logRun } from './support/sampleRuns.ts';

const groups = groupRefs(logRun.refs);
const open = treeRows(groups, new Set());
const closed = treeRows(groups, new Set(groups.map(({ reason }) => reason)));
const focus = (index: number) => ({ kind: 'focus', index });

describe('rows: 0 repeated lines, 1, 2, 3 similar lines, 4, 5 library frames, 6, 7', () => {
	test.each([
		['ArrowDown', 0, 1],
		['ArrowDown', 7, 7],
		['ArrowUp', 3, 2],
		['ArrowUp', 0, 0],
		['PageDown', 1, 4],
		['PageDown', 6, 7],
		['PageUp', 4, 1],
		['PageUp', 1, 0],
		['Home', 5, 0],
		['End', 0, 7],
		['ArrowRight', 3, 4],
		['ArrowLeft', 7, 5],
		['ArrowLeft', 1, 0],
	])('%s goes from %i to %i', (key, active, index) => {
		expect(treeCommand(key, { rows: open, active, page: 3 })).toEqual(focus(index));
	});
});

test('right opens a closed reason and does nothing on a ref', () => {
	expect(treeCommand('ArrowRight', { rows: closed, active: 1, page: 3 })).toEqual({
		kind: 'toggle',
		reason: 'similar lines',
	});
	expect(treeCommand('ArrowRight', { rows: open, active: 1, page: 3 })).toBeUndefined();
});

test('left closes an open reason and does nothing on a closed one', () => {
	expect(treeCommand('ArrowLeft', { rows: open, active: 3, page: 3 })).toEqual({
		kind: 'toggle',
		reason: 'similar lines',
	});
	expect(treeCommand('ArrowLeft', { rows: closed, active: 1, page: 3 })).toBeUndefined();
});

test.each(['Enter', ' '])('%j selects a ref and toggles a reason', (key) => {
	expect(treeCommand(key, { rows: open, active: 2, page: 3 })).toEqual({ kind: 'select', refId: 'ctx_8a07c41e' });
	expect(treeCommand(key, { rows: closed, active: 0, page: 3 })).toEqual({ kind: 'toggle', reason: 'repeated lines' });
});

test('other keys, and names that every object has, mean nothing', () => {
	expect(treeCommand('F1', { rows: open, active: 0, page: 3 })).toBeUndefined();
	expect(treeCommand('toString', { rows: open, active: 0, page: 3 })).toBeUndefined();
});
