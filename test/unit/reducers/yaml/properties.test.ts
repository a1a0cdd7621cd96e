import fc from 'fast-check';
import { reduceYaml } from '../../../../src/core/reducers/yaml/reduceYaml.ts';
import { itReducesSoundly } from '../../support/reducerProperties.ts';

const key = fc.constantFrom('name', 'spec', 'status', 'managedFields', 'a b', '"q:x"', 'env', '日本');
const value = fc.constantFrom(
	'',
	' 1',
	' text',
	' |',
	' >-',
	" 'x: y'",
	' failed',
	` ${'🙂y'.repeat(500)}`,
	` ${'aB1'.repeat(99)}`,
);
const line = fc
	.tuple(fc.nat(4), fc.constantFrom('', '- ', '- - '), key, value, fc.constantFrom('\n', '\r\n'))
	.map(([depth, dash, name, text, end]) => `${'  '.repeat(depth)}${dash}${name}:${text}${end}`);
const block = fc
	.tuple(fc.array(line, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 20 }))
	.map(([lines, times]) => lines.join('').repeat(times));
const piece = fc.oneof(
	block,
	fc.constantFrom('---\n', '# comment\n', '\n', '    more text\n', '...\n', '# Licence\n'.repeat(9)),
);

itReducesSoundly(
	reduceYaml,
	fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
);
