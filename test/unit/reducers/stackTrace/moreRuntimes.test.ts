import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceStackTrace } from '../../../../src/core/reducers/stackTrace/reduceStackTrace.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { reducing } from '../../support/reducing.ts';

const visibleOf = (text: string) => reducing(reduceStackTrace, text).visible;
const typeOf = (text: string) => classify('input', text, linesOf(text), false).type;
const many = (count: number, block: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => block(i)).join('');

describe('Ruby', () => {
	const trace = (message: string) =>
		`app/repo.rb:12:in \`find': ${message}\n${many(4, (n) => `\tfrom app/svc.rb:${n + 3}:in \`step${n}'\n`)}`;

	it('opens a trace where it says what was thrown, so that no error hides among the frames of another', () => {
		const text = many(30, (i) => trace(i === 21 ? 'disk full @ io_write (Errno::ENOSPC)' : `no row ${i} (KeyError)`));
		const { visible, restored, source } = reducing(reduceStackTrace, text);
		expect(visible).toContain("app/repo.rb:12:in `find': no row 0 (KeyError) ×29\n\tfrom app/svc.rb:3:in `step0'\n");
		expect(visible).toContain("app/repo.rb:12:in `find': disk full @ io_write (Errno::ENOSPC)\n");
		expect(restored).toEqual(source.bytes);
	});

	it('quotes names in two ways', () => {
		const text = many(20, (i) => trace(`no row ${i} (KeyError)`)).replaceAll("`find'", "'Repo#find'");
		expect(visibleOf(text)).toContain("app/repo.rb:12:in 'Repo#find': no row 0 (KeyError) ×20\n");
	});
});

describe('groups of exceptions in Python', () => {
	const rule = '-'.repeat(16);
	const bar = (depth: number) => `${'  '.repeat(depth)}| `;
	const trace = (depth: number, message: string) =>
		`${bar(depth)}Traceback (most recent call last):\n${bar(depth)}  File "/srv/app/pay.py", line 8, in charge\n${bar(depth)}    raise PaymentError(order)\n${bar(depth)}PaymentError: ${message}\n`;
	const end = (depth: number) => `${'  '.repeat(depth)}+${'-'.repeat(36)}\n`;
	const group = (number: number, message: string) =>
		`  ${number === 1 ? '+-' : '  '}+${rule} ${number} ${rule}\n${bar(2)}Exception Group Traceback (most recent call last):\n${bar(2)}  File "/srv/app/pay.py", line 13, in order\n${bar(2)}    async with asyncio.TaskGroup() as tg:\n${bar(2)}ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)\n    +-+${rule} 1 ${rule}\n${trace(3, message)}${end(3)}`;

	it('fold with their borders, and none hides among the others', () => {
		const groups = many(30, (i) => group(i + 1, i === 21 ? 'card expired' : 'no answer'));
		const text = `  + Exception Group Traceback (most recent call last):\n  | ExceptionGroup: unhandled errors in a TaskGroup (30 sub-exceptions)\n${groups}`;
		const { visible, restored, source } = reducing(reduceStackTrace, text);
		expect(visible).toContain(`    +-+${rule} 1 ${rule} ×29\n${trace(3, 'no answer')}${end(3)}`);
		expect(visible).toContain(trace(3, 'card expired'));
		expect(visible.match(/^ *\+-/gm)?.length).toBe(5);
		expect(restored).toEqual(source.bytes);
	});
});

describe('Perl', () => {
	const trace = (i: number) =>
		`${i === 13 ? 'disk full' : `no row ${i}`} at /srv/shop/repo.pl line 12.\n\tShop::Repo::find("Shop::Repo", ${i}, "acme") called at /srv/shop/repo.pl line 30\n\teval {...} called at /srv/shop/main.pl line 7\n`;

	it('is recognised, and traces that differ in the numbers of arguments are one', () => {
		expect(typeOf(many(30, trace))).toBe('stackTrace');
		const visible = visibleOf(many(30, trace));
		expect(visible).toContain(`${trace(0).replace('line 12.\n', 'line 12. ×29\n')}${trace(13)}`);
	});

	it('tells calls from other lines apart', () => {
		const elsewhere = trace(5).replace('line 30', 'line 31');
		expect(visibleOf(`${trace(4)}${elsewhere}${many(20, trace)}`)).toContain('called at /srv/shop/repo.pl line 31');
	});
});

describe('PHP', () => {
	const trace = (id: number, line = 9, name = 'acme') =>
		`RuntimeException: no row ${id} in /srv/shop/repo.php:12\nStack trace:\n#0 /srv/shop/svc.php(${line}): Repo->find(${id}, '${name}')\n#1 /srv/shop/main.php(7): run(${id})\n#2 {main}\n`;

	it('folds traces that differ in the numbers of arguments, not in lines or in other values', () => {
		const visible = visibleOf(`${many(20, trace)}${trace(20, 10)}${trace(21, 9, 'globex')}`);
		expect(visible).toContain(
			"no row 0 in /srv/shop/repo.php:12 ×20\nStack trace:\n#0 /srv/shop/svc.php(9): Repo->find(0, 'acme')",
		);
		expect(visible).toContain("#0 /srv/shop/svc.php(10): Repo->find(20, 'acme')");
		expect(visible).toContain("#0 /srv/shop/svc.php(9): Repo->find(21, 'globex')");
	});
});

describe('py-spy', () => {
	const thread = (i: number) =>
		i === 7
			? `Thread 4207 (active): "Thread-7"\n    crunch (app/numbers.py:44)\n    compute (app/job.py:12)\n    run (threading.py:975)\n    _bootstrap_inner (threading.py:1038)\n    _bootstrap (threading.py:995)\n`
			: `Thread ${4200 + i} (idle): "Thread-${i}"\n    wait (threading.py:320)\n    get (queue.py:171)\n    next_job (app/pool.py:88)\n    run (threading.py:975)\n    _bootstrap_inner (threading.py:1038)\n    _bootstrap (threading.py:995)\n`;

	it('is recognised; threads that wait in the same place are one, and the busy one stays', () => {
		const text = `Process 4200: python3 /srv/app/main.py\nPython v3.11.4 (/usr/bin/python3.11)\n\n${many(20, thread)}`;
		expect(typeOf(text)).toBe('stackTrace');
		const visible = visibleOf(text);
		expect(visible).toContain('Thread 4200 (idle): "Thread-0" ×19\n    wait (threading.py:320)\n');
		expect(visible).toContain(
			'Thread 4207 (active): "Thread-7"\n    crunch (app/numbers.py:44)\n    compute (app/job.py:12)\n',
		);
		expect(visible).toContain('    next_job (app/pool.py:88)\n  … 3 library lines\n');
	});
});

describe('notes of Rust', () => {
	it('belong to the trace above them', () => {
		const text = many(
			10,
			(i) =>
				`\nthread 'worker-${i}' panicked at src/job.rs:2:10:\nindex out of bounds: the len is 2 but the index is ${i}\nstack backtrace:\n   0: shop::job::step\n             at ./src/job.rs:2:10\nnote: Some details are omitted, run with \`RUST_BACKTRACE=full\` for a verbose backtrace.\n`,
		);
		expect(visibleOf(text).split('note: Some details')).toHaveLength(2);
	});
});

describe('variables of threads that wait for work', () => {
	const thread = (i: number) =>
		`Thread ${i} (Thread 0x7ff0${i}00 (LWP ${i})):\n#0  0x00007f01 in pthread_cond_wait () from /lib/libpthread.so.0\nNo locals.\n#1  0x00005501 in take (q=0x55${i}) at pool.c:40\n        item = {id = ${i}, next = 0x0}\n        saved = {11, -${i}5, 0}\n#2  0x00005502 in work (arg=0x0) at pool.c:60\n\n`;

	it('do not tell them apart', () => {
		const visible = visibleOf(many(40, (i) => thread(i + 1)));
		expect(visible).toContain('Thread 1 (Thread 0x7ff0100 (LWP 1)): ×40\n');
		expect(visible).not.toContain('Thread 2 ');
	});
});

describe('what was not reached', () => {
	const trace = (target: string, i: number) =>
		`Error: query ${i} failed, connect ECONNREFUSED ${target}\n    at load (/srv/shop/repo.js:4:9)\n    at run (/srv/shop/main.js:7:1)\n\n`;

	it('tells traces apart, up to some', () => {
		const targets = ['10.0.0.5:5432', '10.0.0.5:6379', 'kafka-2:9092', 'redis.internal:6379'];
		const visible = visibleOf(many(80, (i) => trace(targets[i % 4] as string, i)));
		for (const [i, target] of targets.entries())
			expect(visible).toContain(`query ${i} failed, connect ECONNREFUSED ${target} ×20\n`);
		const everywhere = visibleOf(many(80, (i) => trace(`10.0.1.${i}:443`, i)));
		expect(everywhere.match(/ECONNREFUSED/g)).toHaveLength(9);
		expect(everywhere).toContain('query 8 failed, connect ECONNREFUSED 10.0.1.8:443 ×72, others among them\n');
	});

	it('has an address of IPv6', () => {
		const targets = ['::1:5432', '::1:6379', '[2001:db8::1]:443', '2001:db8::2', '2001:db8:1:2:3:4:5:6'];
		const visible = visibleOf(many(80, (i) => trace(targets[i % 5] as string, i)));
		for (const [i, target] of targets.entries())
			expect(visible).toContain(`query ${i} failed, connect ECONNREFUSED ${target} ×16\n`);
	});

	it('is one of several by its number, a host in a URL or hardware', () => {
		const said = [
			'partition orders-1',
			'partition orders-2',
			'shard 3',
			'shard 4',
			'jdbc:mysql://db1/shop',
			'jdbc:mysql://db2/shop',
		];
		said.push('connect to 52:54:00:ab:cd:01', 'connect to 52:54:00:ab:cd:02');
		const failed = (i: number) => `Error: query ${i} failed, ${said[i % 8]}\n    at load (/srv/shop/repo.js:4:9)\n\n`;
		const visible = visibleOf(many(80, failed));
		for (const [i, target] of said.entries()) expect(visible).toContain(`query ${i} failed, ${target} ×10\n`);
	});

	it('is no port of a client', () => {
		const visible = visibleOf(many(40, (i) => trace(`10.0.0.5:5432 via port ${40_000 + i}`, i)));
		expect(visible).toContain('query 0 failed, connect ECONNREFUSED 10.0.0.5:5432 via port 40000 ×40\n');
	});
});

describe('numbers that tell what happened', () => {
	const trace = (message: string) =>
		`${message}\n    at load (/srv/shop/repo.js:4:9)\n    at run (/srv/shop/main.js:7:1)\n\n`;

	it.each([
		['exit statuses', (n: number) => `Error: job # returned non-zero exit status ${n}.`, [1, 137]],
		['exit codes', (n: number) => `Error: job # exited with ${n}`, [1, 139]],
		['statuses of HTTP', (n: number) => `Error: query # got HTTP/1.1 ${n}`, [503, 404, 401, 200]],
		['statuses behind the error', (n: number) => `HTTPError: ${n} for query #`, [503, 404]],
		['signals', (n: number) => `Error: job # died by signal: ${n}`, [9, 11]],
		['error codes', (n: number) => `OSError: [Errno ${n}] in job #`, [2, 13]],
		['errors of the system', (n: number) => `Error: job # stopped (os error ${n})`, [2, 104]],
		['codes with letters', (n: number) => `Error: query # failed: SQLSTATE[42P0${n}]`, [1, 2]],
		['Oracle', (n: number) => `Error: query #: ORA-0${n}: denied`, [1017, 1031]],
		['what was found', (n: number) => `Error: expected 3 rows but got ${n} in query #`, [0, 4]],
		['what was compared', (n: number) => `AssertionError: ${n} === 3 in query #`, [0, 4]],
		['properties', (n: number) => `Error: worker died {\n  code: ${n},\n  pid: #\n}`, [1, 137]],
	])('keep traces apart: %s', (_, message, values) => {
		const of = (i: number) => trace(message(values[i % values.length] as number).replace('#', String(900 + i)));
		const visible = visibleOf(many(40, of));
		const heads = visible.match(/^.*Error.* ×\d+$/gm) ?? [];
		expect(heads).toHaveLength(values.length);
		for (const i of values.keys()) expect(visible).toContain(of(i).split('\n    at')[0]?.split('\n').at(-1));
	});

	it('keep so many apart', () => {
		const visible = visibleOf(many(80, (i) => trace(`Error: step failed with code ${i}`)));
		expect(visible.match(/failed with code/g)).toHaveLength(9);
		expect(visible).toContain('failed with code 8 ×72, others among them\n');
	});

	it.each(['order # not found', 'job #: too late', 'retry # of 5', 'no row # for status'])('are not: %s', (message) => {
		const visible = visibleOf(many(40, (i) => trace(`Error: ${message.replace('#', String(7000 + i))}`)));
		expect(visible).toContain(`${message.replace('#', '7000')} ×40\n`);
	});
});

describe('properties below frames of Node', () => {
	it('end a trace, so that the next one is counted by itself', () => {
		const trace = (i: number) =>
			`${i % 2 ? 'TypeError: job' : 'RangeError: task'} ${i} failed\n    at load (/srv/shop/repo.js:4:9)\n    at run (/srv/shop/main.js:7:1) {\n  code: 'E_JOB',\n  attempt: ${i}\n}\n`;
		const visible = visibleOf(many(40, trace));
		expect(visible).toContain('RangeError: task 0 failed ×20\n');
		expect(visible).toContain('TypeError: job 1 failed ×20\n');
	});
});
