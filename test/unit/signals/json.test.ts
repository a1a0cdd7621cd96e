import { describe, expect, it } from 'vitest';
import { extractJson } from '../../../src/core/signals/json.ts';
import { criticalsOf } from './criticals.ts';

describe('criticals of JSON', () => {
	it('are the members that say that an object failed, and what explains them', () => {
		const text = JSON.stringify({
			items: [
				{ id: 'ok-a', status: 'ok', message: 'fine' },
				{ id: 'pay_b', status: 'failed', code: 'card_declined', message: 'The bank declined.', debug: {} },
			],
		});
		expect(criticalsOf(extractJson, text)).toEqual([
			'"id":"pay_b"',
			'"status":"failed"',
			'"code":"card_declined"',
			'"message":"The bank declined."',
		]);
	});

	it.each([
		['{"error":"boom"}', '"error":"boom"'],
		['{"error_message": "boom"}', '"error_message": "boom"'],
		['{"declineCode":"insufficient_funds"}', '"declineCode":"insufficient_funds"'],
		['{"statusCode": 502}', '"statusCode": 502'],
		['{"success":false}', '"success":false'],
		['{"exitCode":137}', '"exitCode":137'],
		['{"severity":"CRITICAL"}', '"severity":"CRITICAL"'],
		['{"results":["a","FATAL: disk quota exceeded"]}', '"FATAL: disk quota exceeded"'],
		['["Error: Cannot find module"]', '"Error: Cannot find module"'],
		['{"output":"building\\nexit code 3\\n"}', 'exit code 3'],
		['{"error":"say \\"no\\" twice"}', '"error":"say \\"no\\" twice"'],
	])('%s', (text, critical) => {
		expect(criticalsOf(extractJson, text)).toEqual([critical]);
	});

	it.each([
		'{"error":null}',
		'{"error":""}',
		'{"errors":[]}',
		'{"err":{}}',
		'{"error":false,"failures":0}',
		'{"status":"ok","statusCode":200,"success":true,"exitCode":0}',
		'{"downloads":47287350,"webSocketDebuggerUrl":"ws://127.0.0.1:9222/devtools/page/1"}',
	])('%s has none', (text) => {
		expect(criticalsOf(extractJson, text)).toEqual([]);
	});

	it('are not what stands in other objects', () => {
		const text = '[{"message":"before"},{"error":"boom"},{"message":"behind"}]';
		expect(criticalsOf(extractJson, text)).toEqual(['"error":"boom"']);
	});

	it('take the message out of an error that is an object', () => {
		expect(criticalsOf(extractJson, '{"title":"adds","err":{"stack":"…","message":"expected 2"}}')).toEqual([
			'"title":"adds"',
			'"err":{',
			'"message":"expected 2"',
		]);
	});
});
