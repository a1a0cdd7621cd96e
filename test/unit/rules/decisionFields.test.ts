import { expect, it } from 'vitest';
import { pairsOf } from '../../../src/core/edits/spans.ts';
import { decisionFields } from '../../../src/core/rules/decisionFields.ts';
import { lettersOf } from '../../../src/core/rules/keys.ts';

const fieldsIn = (text: string, ...keys: string[]) =>
	pairsOf(decisionFields(text, new Set(keys.map(lettersOf)))).map(([start, end]) => text.slice(start, end));

it.each([
	['{"refundReason":"late","x":"late"}', ['"refundReason":"late"']],
	['{"refund_reason" : -1.5e3,"b":2}', ['"refund_reason" : -1.5e3']],
	['{"REFUND-REASON":null}', ['"REFUND-REASON":null']],
	['{"refundReason":{"code":1}}', ['"refundReason":{']],
	['{"refundReason":"a \\"b\\" c"}', ['"refundReason":"a \\"b\\" c"']],
	['{"x":"{\\"refundReason\\":1}"}', []],
	['refundReason: late', []],
])('of %s', (text, fields) => {
	expect(fieldsIn(text, 'refundReason')).toEqual(fields);
});

it('has the first field with each value', () => {
	const items = ['a', 'b', 'a', 'b', 'c'].map((tier) => JSON.stringify({ tier }));
	expect(fieldsIn(items.join(','), 'tier')).toEqual(['"tier":"a"', '"tier":"b"', '"tier":"c"']);
});
