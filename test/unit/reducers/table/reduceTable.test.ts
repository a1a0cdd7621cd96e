import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceTable } from '../../../../src/core/reducers/table/reduceTable.ts';
import { reducing } from '../../support/reducing.ts';

const visible = (text: string) => reducing(reduceTable, text).visible;
const rows = (count: number, row: (i: number) => string, end = '\n') =>
	Array.from({ length: count }, (_, i) => row(i + 1) + end).join('');
/** Lines that notices of a visible text say have left, and those that its legend says. */
const counted = (shown: string) =>
	[...shown.matchAll(/^… ([\d,]+) lines?/gm)].reduce(
		(sum, [, count = '']) => sum + Number(count.replaceAll(',', '')),
		0,
	);

const orders = `id,city,amount,status\n${rows(300, (i) => `${i},Kiel,${100 + ((i * 37) % 900)},${i === 205 ? 'failed' : 'paid'}`)}`;

describe('a CSV', () => {
	it('shows header, first and last rows, the only failed one, and the count of all others', () => {
		const shown = visible(orders);
		expect(shown).toMatch(/^id,city,amount,status\n1,Kiel,137,paid\n2,/);
		expect(shown).toContain('\n205,Kiel,485,failed\n');
		expect(shown).toContain('\n300,Kiel,400,paid\n');
		expect(shown.match(/^\d+,/gm)?.length).toBe(7);
		expect(counted(shown)).toBe(293);
		expect(shown).toMatch(/#ref:ctx_[0-9a-f]{8} table rows: 293 lines in 2 places/);
	});

	it('tells from where to where its measures reach', () => {
		expect(visible(orders)).toContain(' (whole table: id 1 to 300, amount 101 to 991)\n');
	});

	it('has notices on lines of their own', () => {
		for (const line of visible(orders).trimEnd().split('\n').slice(0, -1))
			expect(line).toMatch(/^(?:id|\d+),[^…]*$|^… \d+ lines?/);
	});

	it('shows an outlier', () => {
		const text = `host,ms\n${rows(200, (i) => `web-${i},${i === 133 ? 9_000 : 20 + ((i * 37) % 50)}`)}`;
		expect(visible(`${text.replaceAll('\n', ',x\n')}`)).toContain('web-133,9000,x');
	});

	it('shows every row of a kind that hardly any row has', () => {
		const text = rows(200, (i) => `${i},${i % 67 === 0 ? 'warm' : 'cold'},a`);
		const shown = visible(`n,kind,x\n${text}`);
		for (const i of [67, 134]) expect(shown).toContain(`\n${i},warm,a\n`);
	});

	it.each([',', ';', '\t'])('may have another separator: %j', (separator) => {
		const shown = visible(orders.replaceAll(',', separator));
		expect(shown).toContain(['205', 'Kiel', '485', 'failed'].join(separator));
		expect(counted(shown)).toBe(293);
	});

	it.each(['\n', '\r\n', '\r'])('may end its lines with %j', (end) => {
		const { visible: shown, content } = reducing(reduceTable, orders.replaceAll('\n', end));
		expect(shown).toContain(`205,Kiel,485,failed${end}`);
		expect(content('table rows').split(end)).toHaveLength(294);
	});

	it('keeps a row together that goes on over line ends within quotes', () => {
		const text = `id,note,x\n${rows(120, (i) => `${i},"first line ${i}\nsecond line, with a comma",y`)}`;
		const { content } = reducing(reduceTable, text);
		expect(content('table rows')).toMatch(/^(?:\d+,"first line \d+\nsecond line, with a comma",y\n)+$/);
	});

	it('folds what lines it can if its quotes do not add up', () => {
		const text = `id,size,x\n${rows(200, (i) => `${i},5" pipe,y`)}7,5" pipe,y\n`;
		expect(counted(visible(text))).toBeGreaterThan(150);
	});

	it('shows rows with more or fewer cells than others as they are', () => {
		const text = `id,a,b\n${rows(150, (i) => (i === 77 ? '77,✓' : i === 99 ? '99,-,,x' : `${i},✓,-`))}`;
		const shown = visible(text);
		expect(shown).toContain('\n77,✓\n');
		expect(shown).toContain('\n99,-,,x\n');
	});
});

describe('tables that programs print', () => {
	it.each([
		[
			'kubectl get pods',
			`NAME                       READY   STATUS    RESTARTS   AGE\n${rows(90, (i) => `shop-api-7c9f5d6b8-${String(i).padEnd(8)}1/1     Running   0          5d`)}shop-worker-5f4d9c7b6-x2k  0/1     CrashLoopBackOff   42         5d\n${rows(40, (i) => `shop-web-6d8f7c9b5-${String(i).padEnd(8)}1/1     Running   0          5d`)}`,
			'shop-worker-5f4d9c7b6-x2k  0/1     CrashLoopBackOff   42         5d',
		],
		[
			'docker ps -a',
			`CONTAINER ID   IMAGE          COMMAND       CREATED        STATUS                    NAMES\n${rows(60, (i) => `a1b2c3d4e5${String(i).padStart(2, '0')}   shop/api:1.4   "node app"    3 days ago     Up 3 days (healthy)       api-${i}`)}ffb2c3d4e5f6   shop/api:1.4   "node app"    3 days ago     Up 3 days (unhealthy)     api-x\n${rows(30, (i) => `b1b2c3d4e5${String(i).padStart(2, '0')}   shop/api:1.4   "node app"    3 days ago     Up 3 days (healthy)       api-${i}`)}`,
			'Up 3 days (unhealthy)     api-x',
		],
		[
			'df',
			`Filesystem     1K-blocks     Used Available Use% Mounted on\n${rows(60, (i) => `tmpfs            1617260     2124   1615136   1% /run/user/${i}`)}/dev/sda1       41152812 41152812         0 100% /\n${rows(30, (i) => `tmpfs            1617260     2124   1615136   1% /run/lock/${i}`)}`,
			'/dev/sda1       41152812 41152812         0 100% /',
		],
		[
			'dpkg -l',
			`Desired=Unknown/Install/Remove/Purge/Hold\n||/ Name      Version  Description\n+++-=========-========-====================\n${rows(80, (i) => `ii  lib${i}     1.${i}      library that may crash or fail`)}rc  oldkernel 4.15     kernel image\n${rows(40, (i) => `ii  zlib${i}    1.${i}      library`)}`,
			'rc  oldkernel 4.15     kernel image',
		],
		[
			'psql',
			` id  | name    | state\n-----+---------+--------\n${rows(90, (i) => ` ${String(i).padEnd(3)} | order-${i} | paid`)} 91  | order-91 | refused\n${rows(40, (i) => ` ${i + 91} | order-${i + 91} | paid`)}(131 rows)\n`,
			'(131 rows)',
		],
		[
			'a box',
			`┌─────┬───────┐\n│ id  │ state │\n├─────┼───────┤\n${rows(90, (i) => `│ ${String(i).padEnd(3)} │ ${i === 70 ? 'DOWN ' : 'up   '} │`)}└─────┴───────┘\n`,
			'│ 70  │ DOWN  │',
		],
		[
			'Markdown',
			`| id | state |\n|----|-------|\n${rows(90, (i) => `| ${i} | ${i === 70 ? 'lost' : 'ok'} |`)}`,
			'| 70 | lost |',
		],
	])('%s: header, first rows and the row that matters', (_, text, row) => {
		const shown = visible(text);
		const first = text.split('\n').slice(0, 6).join('\n');
		expect(shown.startsWith(first)).toBe(true);
		expect(shown).toContain(row);
		expect(counted(shown)).toBeGreaterThan(60);
	});

	it('words of a description are no alarm', () => {
		const text = `Name  Version  Description\n----  -------  -----------\n${rows(90, (i) => `lib${i}  1.${i}  ${i === 50 ? 'crash reports' : `part${i}`}`)}`;
		expect(visible(text)).not.toContain('crash reports');
	});

	it('one below another are tables of their own', () => {
		const table = (name: string) => `NAME    STATUS\n${rows(50, (i) => `${name}-${i}   Running`)}`;
		const shown = visible(`${table('pod')}\n${table('node')}`);
		expect(shown).toContain('pod-50   Running\n\nNAME    STATUS\nnode-1   Running');
	});
});

describe('what has to stay visible', () => {
	it('stays with its whole row', () => {
		const at = orders.indexOf('150,Kiel');
		expect(reducing(reduceTable, orders, { keep: spansOf([[at + 5, at + 6]]) }).visible).toContain(`\n150,Kiel,`);
	});

	it('one more row changes no other line', () => {
		const shownOf = (count: number) =>
			visible(`id,city,x\n${rows(count, (i) => `${i},Kiel,y`)}`)
				.split('\n')
				.filter((line) => !/…|#ref/.test(line));
		for (let count = 3; count < 60; count++) {
			const before = new Set(shownOf(count));
			expect(shownOf(count + 1).filter((line) => !before.has(line)).length).toBeLessThanOrEqual(2);
		}
	});

	it('a small table passes through', () => {
		const text = 'id,city,x\n1,Kiel,y\n2,Bonn,y\n';
		expect(visible(text)).toBe(text);
	});
});

describe('a row that is unlike all others', () => {
	const text = (i: number, cells: string) =>
		`n,load,note\n${rows(300, (row) => (row === i ? cells : `${row},${row % 97},`))}`;

	it.each([
		['alone has a cell in a column', '205,3,card declined'],
		['alone has none in a column', '205,,'],
		['alone has words where all others have numbers', '205,NaN,'],
	])('%s', (_, row) => {
		const shown = visible(text(205, row));
		expect(shown).toContain(`\n${row}\n`);
		expect(counted(shown)).toBe(293);
	});
});
