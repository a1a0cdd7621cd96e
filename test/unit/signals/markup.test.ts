import { describe, expect, it } from 'vitest';
import { extractMarkup } from '../../../src/core/signals/markup.ts';
import { criticalsOf } from './criticals.ts';

const page = (body: string) => `<!DOCTYPE html>\n<html><body>\n${body}\n</body></html>\n`;

describe('what is critical in markup', () => {
	it('are lines of text that say failure', () => {
		const text = page('<h1>Report</h1><td>\n  FAILED: out of stock\n</td><p>fine</p><b>Error: no such order</b>');
		expect(criticalsOf(extractMarkup, text)).toEqual(['FAILED: out of stock', 'Error: no such order']);
	});

	it('is a text within a section of characters', () => {
		expect(criticalsOf(extractMarkup, '<a><![CDATA[java.io.IOException: closed]]></a>')).toEqual([
			'java.io.IOException: closed]]>',
		]);
	});

	it('is nothing of scripts, style sheets, comments and tags', () => {
		const text = page(
			'<script>throw new Error("failed")</script><style>.error { color: red }</style><!-- failed --><p class="error failed">ok</p>',
		);
		expect(criticalsOf(extractMarkup, text)).toEqual([]);
	});

	it('is the first of many that differ in numbers', () => {
		const text = page(Array.from({ length: 9 }, (_, i) => `<li>request ${i + 1} failed</li>`).join('\n'));
		expect(criticalsOf(extractMarkup, text)).toEqual(['request 1 failed']);
	});

	it.each(['<!--', '<script>', '<a href="'])('is what stands before %s that never ends', (opener) => {
		expect(criticalsOf(extractMarkup, `<p>it failed</p>${opener} and failed again`)).toEqual(['it failed']);
	});
});
