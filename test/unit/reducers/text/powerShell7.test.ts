import { describe, expect, it } from 'vitest';
import { reduceText } from '../../../../src/core/reducers/text/reduceText.ts';
import { reducing } from '../../support/reducing.ts';

/** An error as PowerShell 7 prints it. */
const failure = (i: number, line = 14, statement = 'Copy-Item -Path $file -Destination $target -Force') =>
	[
		`Copy-Item: /build/deploy.ps1:${line}:5`,
		'Line |',
		`  ${line} |      ${statement}`,
		`     |      ${'~'.repeat(statement.length)}`,
		`     | Cannot find path '/out/module${i}.dll' because it does not exist.`,
		'',
	].join('\n');
const many = Array.from({ length: 9 }, (_, i) => failure(i));

function shownOf(...failures: string[]): string {
	const { visible, restored, source } = reducing(
		reduceText,
		[...many, ...failures, 'Deployed with errors.\n'].join(''),
	);
	expect(restored).toEqual(source.bytes);
	return visible;
}

describe('errors of PowerShell 7', () => {
	it('show each message, and the place and statement of the first', () => {
		const shown = shownOf();
		for (let i = 0; i < 9; i++) expect(shown).toContain(`     | Cannot find path '/out/module${i}.dll' because`);
		expect(shown.match(/^Copy-Item: /gm)).toHaveLength(1);
		expect(shown.match(/^… 4 lines: place and statement as above$/gm)).toHaveLength(8);
	});

	it('show a place again behind another one', () => {
		expect(shownOf(failure(10, 15), failure(11)).match(/^Copy-Item: .*:14:5$/gm)).toHaveLength(2);
	});

	it.each([
		['place', failure(10, 15), 'Copy-Item: /build/deploy.ps1:15:5'],
		['statement', failure(10, 14, 'Move-Item $file'), '  14 |      Move-Item $file'],
	])('keep another %s', (_, other, expected) => {
		expect(shownOf(other)).toContain(expected);
	});
});
