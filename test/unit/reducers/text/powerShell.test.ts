import { describe, expect, it } from 'vitest';
import { reduceText } from '../../../../src/core/reducers/text/reduceText.ts';
import { reducing } from '../../support/reducing.ts';

interface Failure {
	readonly message: string;
	readonly about: string;
	readonly line?: number;
	readonly category?: string;
}

/** An error as Windows PowerShell prints it. */
const failure = ({ message, about, line = 14, category = 'ObjectNotFound' }: Failure) =>
	[
		`Copy-Item : ${message}`,
		`At C:\\build\\deploy.ps1:${line} char:5`,
		'+     Copy-Item -Path $file -Destination $target -Force',
		'+     ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
		`    + CategoryInfo          : ${category}: (${about}:String) [Copy-Item], ItemNotFoundException`,
		'    + FullyQualifiedErrorId : PathNotFound,Microsoft.PowerShell.Commands.CopyItemCommand',
		' ',
		'',
	].join('\n');
const missing = (i: number): Failure => ({
	message: `Cannot find path 'C:\\out\\module${i}.dll' because it does not exist.`,
	about: `C:\\out\\module${i}.dll`,
});
const many = Array.from({ length: 9 }, (_, i) => failure(missing(i)));

function shownOf(...failures: string[]): string {
	const { visible, restored, source } = reducing(
		reduceText,
		[...many, ...failures, 'Deployed with errors.\n'].join(''),
	);
	expect(restored).toEqual(source.bytes);
	return visible;
}

describe('errors of PowerShell', () => {
	it('show each message, and the place and category of the first', () => {
		const shown = shownOf();
		for (let i = 0; i < 9; i++) expect(shown).toContain(`Copy-Item : ${missing(i).message}\n`);
		expect(shown.match(/^At C:/gm)).toHaveLength(1);
		expect(shown.match(/^… 6 lines: place and category as above$/gm)).toHaveLength(8);
	});

	it('show a place again behind another one', () => {
		const shown = shownOf(failure({ ...missing(10), line: 15 }), failure(missing(11)));
		expect(shown.match(/^At C:.*:14 char:5$/gm)).toHaveLength(2);
	});

	it.each([
		['place', failure({ ...missing(10), line: 15 }), 'At C:\\build\\deploy.ps1:15 char:5'],
		['category', failure({ ...missing(10), category: 'PermissionDenied' }), ': PermissionDenied: (C:'],
		['thing that its message does not name', failure({ ...missing(10), about: 'D:\\else' }), '(D:\\else:String)'],
	])('keep the details of another %s', (_, other, expected) => {
		expect(shownOf(other)).toContain(expected);
	});

	it('know the category where a narrow console broke it, and what it is about where PowerShell shortened it', () => {
		const broken = failure({ ...missing(10), about: 'C:\\out\\...e10.dll' }).replace('NotFoundExc', 'NotFoundExc\n   ');
		expect(shownOf(broken).match(/^At C:/gm)).toHaveLength(1);
		expect(shownOf(broken)).toContain(missing(10).message);
	});
});
