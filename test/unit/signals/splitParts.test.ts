import { expect, it } from 'vitest';
import { splitParts } from '../../../src/core/signals/splitParts.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

const output = `${'built '.repeat(20)}\n`;
const partsOf = (text: string) =>
	splitParts(text, linesOf(text), 0).parts.map(({ start, end }) => text.slice(start, end));

it.each(['##[error]src/a.ts(3,5): broken', '##[warning]src/a.ts:3: unused', '::error file=src/a.ts,line=3::broken'])(
	'an annotation of a place in a file belongs to its group: %s',
	(annotation) => {
		const group = `${output}${annotation}\n${output}`;
		expect(partsOf(`##[group]Build\n${group}##[endgroup]\n`)).toEqual([group]);
	},
);

it.each(['##[error]Process completed with exit code 1.', '::debug::next'])('%s divides what is around it', (line) => {
	expect(partsOf(`##[group]Build\n${output}${line}\n${output}`)).toEqual([output, output]);
});

it('a statement that PowerShell shows below an error is no prompt', () => {
	const error = `${output}+ $r = Invoke-WebRequest -Uri $url\n${output}`;
	expect(partsOf(`PS C:\\build> .\\deploy.ps1\n${error}`)).toEqual([error]);
	expect(partsOf(`${output}shop $ npm test\n${output}`)).toEqual([output, output]);
});
