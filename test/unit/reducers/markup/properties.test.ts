import fc from 'fast-check';
import { reduceMarkup } from '../../../../src/core/reducers/markup/reduceMarkup.ts';
import { itReducesSoundly } from '../../support/reducerProperties.ts';

const name = fc.constantFrom('div', 'li', 'tr', 'td', 'p', 'script', 'svg', 'path', 'item', 'br');
const words = fc.constantFrom(
	'one',
	'two words',
	'FAILED',
	'日本🙂',
	'&nbsp;',
	'x'.repeat(300),
	'\n',
	'<',
	'#ref:ctx_31154fa2',
);
const attribute = fc.constantFrom('', ' class="a"', ` d="${'M0 0 '.repeat(40)}🙂"`, " href='x'", ' checked', ' a="');
const element = fc
	.tuple(name, attribute, words, fc.constantFrom('close', 'open', 'self'))
	.map(([tag, attributes, text, how]) =>
		how === 'self' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${text}${how === 'close' ? `</${tag}>` : ''}`,
	);
const piece = fc.oneof(
	element,
	fc.tuple(element, fc.integer({ min: 2, max: 20 })).map(([one, times]) => one.repeat(times)),
	words.map((text) => `<!-- ${text.repeat(9)} -->`),
	fc.constantFrom('</div>', '<![CDATA[a<b]]>', '\r\n', '<?php echo 1 ?>'),
);
const anyMarkup = fc
	.tuple(fc.constantFrom('<!DOCTYPE html>', '<?xml version="1.0"?>', ''), fc.array(piece, { maxLength: 30 }))
	.map(([opening, pieces]) => `${opening}\n<root>${pieces.join('')}</root>\n`);

itReducesSoundly(reduceMarkup, anyMarkup);
