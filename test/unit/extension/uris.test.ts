import { describe, expect, it, vi } from 'vitest';

vi.mock('vscode', () => ({ Uri: { from: (parts: object) => parts } }));

const { documentId, originalUri, reducedUri, refUri } = await import('../../../src/extension/documents/uris.ts');
type Uri = Parameters<typeof documentId>[0];

const run = (sourceName: string) => ({ id: 'run_0123abcd', sourceName });

describe('the name of a virtual document', () => {
	it.each([
		['a path', '../../etc/passwd', 'passwd'],
		['a path of Windows', 'C:\\x\\app.log', 'app.log'],
		['a path that is none', '..', 'text'],
		['nothing', '', 'text'],
		['a device', '\\\\.\\NUL:', 'NUL-'],
		['what is not seen', 'a\u202egpj.exe\0\n', 'a-u{202e}gpj.exe␀'],
		['more than a tab can show', `${'x'.repeat(1000)}.log`, 'x'.repeat(120)],
		['half a character at the cut', `${'x'.repeat(119)}🙂.log`, `${'x'.repeat(119)}\ufffd`],
		['text in another name', 'lines 1-3 of app.log', 'lines 1-3 of app.log'],
	])('of %s is one harmless part of its address', (_, sourceName, name) => {
		expect(originalUri(run(sourceName))).toEqual({ scheme: 'nolife', path: `/original/run_0123abcd/${name}` });
		for (const uri of [originalUri(run(sourceName)), reducedUri(run(sourceName))] as Uri[])
			expect(documentId(uri)?.id).toBe('run_0123abcd');
		expect(documentId(refUri({ id: 'ctx_0123abcd', sourceName }) as Uri)?.id).toBe('ctx_0123abcd');
	});
});

describe('an address from outside', () => {
	it.each([
		'/reduced/../../etc/passwd',
		'/reduced/run_../x',
		'/original/run_0123abcd/../../x',
		'/original/run_0123abcd',
		'/original//etc/passwd',
		'/ref/ctx_0123abcd\0/x',
		'/ref/ctx_%2e%2e/x',
		'/ref/NUL/x',
		'/ref/ctx_0123ABCD/x',
		'/stores/run_0123abcd/x',
		'/__proto__/run_0123abcd/x',
		'run_0123abcd',
		'',
	])('is none of ours: %j', (path) => {
		expect(documentId({ scheme: 'nolife', path } as Uri)).toBeUndefined();
	});

	it('is none of ours by another scheme', () => {
		expect(documentId({ scheme: 'file', path: '/reduced/run_0123abcd/x' } as Uri)).toBeUndefined();
	});
});
