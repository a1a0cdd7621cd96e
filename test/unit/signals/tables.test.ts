import { describe, expect, it } from 'vitest';
import { extractSearch } from '../../../src/core/signals/search.ts';
import { extractTable } from '../../../src/core/signals/table.ts';
import { criticalsOf } from './criticals.ts';

describe('criticals of tables', () => {
	it.each([
		'shop-worker-5f4d   0/1   CrashLoopBackOff   42   5d',
		'a1b2c3   shop/api   "node app"   3 days ago   Exited (137) 2 hours ago   api',
		'a1b2c3   shop/api   "node app"   3 days ago   Up 3 days (unhealthy)   api',
		'me   4711   0.0   0.0   0   0   ?   Z   10:00   0:00   [node] <defunct>',
	])('are rows that say that something is wrong: %s', (row) => {
		expect(criticalsOf(extractTable, `NAME   STATUS\nfine   Running\n${row}\nfine   Running\n`)).toEqual([row]);
	});

	it('are no rows that say that nothing is', () => {
		expect(
			criticalsOf(extractTable, 'NAME   STATUS\na   Running\nb   Exited (0) 2 hours ago\nc   Up (healthy)\n'),
		).toEqual([]);
	});
});

describe('criticals of search output', () => {
	it('are what is said about the search', () => {
		const text = 'src/a.ts:4:error\ngrep: secret: Permission denied\nBinary file a.wasm matches\n\n236 matches\n';
		expect(criticalsOf(extractSearch, text)).toEqual([
			'grep: secret: Permission denied',
			'Binary file a.wasm matches',
			'236 matches',
		]);
	});
});
