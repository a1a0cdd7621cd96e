import { describe, expect, it } from 'vitest';
import { extractCode } from '../../../src/core/signals/code.ts';
import { criticalsOf } from './criticals.ts';

describe('what is critical in code', () => {
	it('are declarations that begin their line, and what is left to do', () => {
		const text =
			'export async function a(b) {\n  c();\n  // TODO: later\n}\npub fn d() {\n}\nclass E:\n    def f(self):\n        pass\nfunc (g *G) H() {\n}\n';
		expect(criticalsOf(extractCode, text)).toEqual([
			'export async function a(b) {',
			'  // TODO: later',
			'pub fn d() {',
			'class E:',
			'func (g *G) H() {',
		]);
	});

	it('is nothing of a text', () => {
		expect(criticalsOf(extractCode, 'This function is called often.\nIt has no class.\n')).toEqual([]);
	});
});
