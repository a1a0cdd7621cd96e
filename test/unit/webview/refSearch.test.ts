import { expect, test } from 'vitest';
import { refSearch } from '../../../src/webview/model/refSearch.ts';
import { logRun } from './support/sampleRuns.ts';

const { find } = refSearch(logRun.refs);
const ids = (query: string) => find(query).map(({ id }) => id);

test('an empty query finds all, in order', () => {
	expect(find('')).toBe(logRun.refs);
	expect(find('  ')).toBe(logRun.refs);
});

test('finds by reason, text, id and marker, in any case', () => {
	expect(ids('Similar')).toEqual(['ctx_c90b77d3']);
	expect(ids('springframework')).toEqual(['ctx_0fe2b6a9']);
	expect(ids('8A07')).toEqual(['ctx_8a07c41e']);
	expect(ids(' #ref:ctx_77d0e3b1 ')).toEqual(['ctx_77d0e3b1']);
	expect(ids('lines')).toEqual(['ctx_31154fa2', 'ctx_8a07c41e', 'ctx_c90b77d3']);
});

test('takes a query as it is, not as a pattern', () => {
	expect(ids('.*')).toEqual([]);
});
