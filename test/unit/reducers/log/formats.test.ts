import { describe, expect, test } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf } from './logText.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

function request(i: number, path: string, status: number, agent = AGENT): string {
	return `10.0.${i % 9}.${i % 200} - ${['-', 'ann', 'bo'][i % 3]} [05/Jan/2026:${clock(i)} +0000] "GET ${path} HTTP/1.1" ${status} ${900 + i} "-" "${agent} ${i % 3}"`;
}

describe('access logs', () => {
	test('requests of one route and status fold, whoever asked', () => {
		const { visible } = reducing(
			reduceLog,
			linesOf(60, (i) => request(i, `/image/${i}/photo?size=${i}`, 200)),
		);
		expect(visible.split('\n')[0]).toBe(`${request(0, '/image/0/photo?size=0', 200)} ×60 until 10:00:59`);
	});

	test('a request that failed stays, once for each path and status', () => {
		const log = `${linesOf(60, (i) => request(i, `/shop/cart/${i}`, 200))}${request(61, '/shop/cart/7', 500)}\n${request(62, '/shop/cart/8/items', 500)}\n`;
		const { visible } = reducing(reduceLog, log);
		expect(visible).toContain('"GET /shop/cart/7 HTTP/1.1" 500');
		expect(visible).toContain('"GET /shop/cart/8/items HTTP/1.1" 500');
	});

	test('an agent that an earlier line shows leaves', () => {
		const log = linesOf(30, (i) => request(0, `/r${'abcdefghijklmnopqrstuvwxyzABCD'[i]}/x`, 200));
		const { visible, content } = reducing(reduceLog, log);
		expect(visible).toContain('"GET /rb/x HTTP/1.1" 200 900 "-" "…"');
		expect(content('repeated fields')).toBe(`${AGENT} 0`.repeat(29));
	});

	test('an agent that has to stay does', () => {
		const log = linesOf(30, (i) => request(0, `/r${'abcdefghijklmnopqrstuvwxyzABCD'[i]}/x`, 200));
		const start = log.indexOf(AGENT, log.indexOf('/rk/x'));
		const { visible } = reducing(reduceLog, log, { keep: spansOf([[start, start + 7]]) });
		expect(visible).toContain(request(0, '/rk/x', 200));
	});

	test('a status that stands before its request decides too', () => {
		const line = (i: number, status: number) =>
			`h2 ${clock(i)} app/lb 10.0.0.1:${i} ${status} ${status} 0 57 "GET https://a.example:443/p${i} HTTP/2.0" "curl"`;
		const { visible } = reducing(reduceLog, `${linesOf(40, (i) => line(i, 200))}${line(41, 502)}\n`);
		expect(visible).toContain(line(41, 502));
	});

	test.each([
		[
			'IIS',
			'#Fields: date time cs-method cs-uri-stem sc-status s-port',
			(i: number, path: string, status: number) => `2026-01-05 ${clock(i)} GET ${path} ${status} 443`,
		],
		[
			'Zeek',
			'#fields\tts\tmethod\thost\turi\tstatus_code',
			(i: number, path: string, status: number) => `17676072${10 + i}.5\tGET\ta.example\t${path}\t${status}`,
		],
	])('%s names its fields', (_, fields, line) => {
		const log = `${fields}\n${linesOf(50, (i) => line(i, `/a/${i}`, 200))}${line(60, '/a/7', 404)}\n${line(61, '/b/7', 404)}\n`;
		const { visible } = reducing(reduceLog, log);
		expect(visible).toContain(`${fields}\n${line(0, '/a/0', 200)} ×50 until`);
		expect(visible).toContain(`${line(60, '/a/7', 404)}\n${line(61, '/b/7', 404)}\n`);
	});
});

test('a long field at the end of a line with a count stays', () => {
	const line = (i: number) => `GET\t/${i % 2 ? 'red' : 'blue'}\t200\t${AGENT}`;
	const { visible } = reducing(reduceLog, `#fields\tmethod\turi\tstatus_code\tagent\n${linesOf(60, line)}`);
	expect(visible).toContain(`${line(0)} ×30\n${line(1)} ×30\n`);
});
