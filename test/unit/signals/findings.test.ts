import { describe, expect, it } from 'vitest';
import { extractJson } from '../../../src/core/signals/json.ts';
import { extractMarkup } from '../../../src/core/signals/markup.ts';
import { criticalsOf } from './criticals.ts';

describe('what linters found is critical, the first of each template with its place', () => {
	it('in the XML of checkstyle', () => {
		const error = (line: number, message: string) => `<error line="${line}" severity="warning" message="${message}"/>`;
		const text = `<?xml version="1.0"?>\n<checkstyle>\n<file name="Cart.java">\n${error(4, 'Unused import.')}\n${error(9, 'Unused import.')}\n${error(12, 'Missing comment.')}\n</file>\n</checkstyle>\n`;
		expect(criticalsOf(extractMarkup, text)).toEqual([error(4, 'Unused import.'), error(12, 'Missing comment.')]);
	});

	it('in the property list of an analyzer', () => {
		const description = '<key>description</key><string>Dereference of null pointer</string>';
		const location = (line: number) =>
			`<key>location</key>\n <dict>\n  <key>line</key><integer>${line}</integer>\n </dict>`;
		const text = `<?xml version="1.0"?>\n<plist version="1.0">\n<dict>\n <key>line</key><integer>3</integer>\n ${description}\n ${location(57)}\n ${description}\n ${location(88)}\n</dict>\n</plist>\n`;
		expect(criticalsOf(extractMarkup, text)).toEqual([description, location(57).split('\n </dict>')[0]]);
	});

	it('in SARIF, though neither level nor words say failure, with a place that differs in numbers alone', () => {
		const result = (message: string, file: number, line: number) => ({
			level: 'note',
			message: { text: message },
			locations: [
				{
					physicalLocation: { artifactLocation: { uri: `src/part${file}.js` }, region: { startLine: line } },
				},
			],
		});
		const results = [result('Unused variable.', 1, 3), result('Unused variable.', 2, 7), result('Use const.', 3, 11)];
		expect(criticalsOf(extractJson, JSON.stringify({ runs: [{ results }] }))).toEqual([
			'"message":{"text":"Unused variable."',
			'"uri":"src/part1.js"',
			'"startLine":3',
			'"message":{"text":"Use const."',
			'"uri":"src/part3.js"',
			'"startLine":11',
		]);
	});

	it('but not in other markup and JSON of the same words', () => {
		expect(criticalsOf(extractMarkup, '<p><issue line="3" message="Unused."/></p>')).toEqual([]);
		expect(criticalsOf(extractJson, '{"message":{"text":"hello"},"uri":"/a","startLine":3}')).toEqual([]);
	});
});
