import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRequest } from '../../../src/extension/inspector/isRequest.ts';

const runId = 'run_0123abcd';
const refId = 'ctx_0123abcd';
const request = (method: string, params: unknown) => ({ kind: 'request', id: 1, method, params });

describe('a request of the page', () => {
	it.each([
		request('ready', null),
		request('content', { runId, refId }),
		request('copyOriginal', { runId }),
		request('retype', { runId, type: 'log' }),
	])('is one: %j', (message) => {
		expect(isRequest(message)).toBe(true);
	});

	it.each([
		null,
		'ready',
		[],
		{ ...request('ready', null), kind: 'reply' },
		{ ...request('ready', null), id: '1' },
		{ ...request('ready', null), id: Number.NaN },
		request('ready', {}),
		request('ready', undefined),
		request('constructor', null),
		request('__proto__', null),
		request('toString', {}),
		request('copyOriginal', null),
		request('copyOriginal', [runId]),
		request('copyOriginal', {}),
		request('copyOriginal', { runId, type: 'log' }),
		request('copyOriginal', { runId: '../../etc/passwd' }),
		request('copyOriginal', { runId: '/etc/passwd' }),
		request('copyOriginal', { runId: `${runId}\0` }),
		request('copyOriginal', { runId: `${runId}\n` }),
		request('copyOriginal', { runId: 'NUL' }),
		request('copyOriginal', { runId: refId }),
		request('copyOriginal', { runId: { toString: () => runId } }),
		request('openRef', { refId: 'ctx_../../x' }),
		request('openRef', { refId: 7 }),
		request('retype', { runId, type: '__proto__' }),
	])('is none: %j', (message) => {
		expect(isRequest(message)).toBe(false);
	});

	it('is none, whatever else comes', () => {
		fc.assert(fc.property(fc.anything(), (message) => !isRequest(message)));
	});
});
