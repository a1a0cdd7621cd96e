import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reduceJson } from '../../../../src/core/reducers/json/reduceJson.ts';
import { reducing } from '../../support/reducing.ts';

afterEach(() => vi.restoreAllMocks());

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A different word without digits for each number below 676. */
const name = (i: number) => `${LETTERS[i % 26]}${LETTERS[Math.floor(i / 26) % 26]}-parser`;
const hex = (i: number) => (Math.imul(i + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
const uuid = (i: number) => `${hex(i)}-${hex(i + 9).slice(0, 4)}-4abc-a123-${hex(i + 1)}${hex(i + 2).slice(0, 4)}`;

const event = (i: number, message: string) => ({ timestamp: 1_767_607_200_000 + 731 * i, message, ingestionTime: i });
const routine = (i: number) =>
	[`START RequestId: ${uuid(i)}`, `stored in ${i * 7} ms`, `END ${uuid(i)} after ${i} s`][i % 3];
const eventsOf = (count: number, message: (i: number) => string | undefined) =>
	Array.from({ length: count }, (_, i) => event(i, message(i) ?? (routine(i) as string)));

/** What is shown of the items of a list: items whole, and how many stand behind each marker. */
function shownOf(items: readonly unknown[]): unknown[] {
	const { visible } = reducing(reduceJson, JSON.stringify({ events: items }));
	return JSON.parse(visible).events.map((item: unknown) =>
		typeof item === 'string' && item.includes('#ref:') ? Number(/^… ([\d,]+) items/.exec(item)?.[1] ?? 1) : item,
	);
}
const visibleOf = (items: readonly unknown[]) => shownOf(items).filter((item) => typeof item === 'object');

/** How many of the one do not stand among the others. */
const changes = (ones: readonly string[], others: readonly string[]) => {
	const known = new Set(others);
	return ones.filter((one) => !known.has(one)).length;
};

describe('of events in a list', () => {
	test('the first of each form stays, the others are counted', () => {
		const events = eventsOf(160, (i) => (i === 90 ? 'cache is cold' : undefined));
		expect(shownOf(events)).toEqual([...events.slice(0, 3), 87, events[90], 69]);
	});

	test.each([
		['under the keys of other logs', (i: number) => ({ stream: 'stdout', log: `${i} done in ${i * 3} ms\n` })],
		['deep in a hit', (i: number) => ({ _id: hex(i), _source: { message: `user ${i} came from 10.0.0.${i % 250}` } })],
		['with another text', (i: number) => ({ insertId: hex(i), textPayload: `page ${i} rendered, session ${uuid(i)}` })],
	])('messages count %s', (_, item) => {
		const text = JSON.stringify(item(77)).replace(/ (?:done|came|rendered)/, ' dropped by the cache');
		const items = Array.from({ length: 160 }, (_, i) => (i === 77 ? JSON.parse(text) : item(i)));
		expect(shownOf(items)).toEqual([...items.slice(0, 3), 74, items[77], 82]);
	});

	test('every different fault stays', () => {
		const events = eventsOf(200, (i) => (i % 10 === 9 ? `plugin ${name(i)} did not start: access denied` : undefined));
		expect(visibleOf(events)).toEqual([...events.slice(0, 3), ...events.filter((_, i) => i % 10 === 9)]);
	});

	test('a value stays that hardly any other message of its form has', () => {
		const events = eventsOf(160, (i) => `replica db${i === 111 ? 2 : 1} answered`);
		expect(visibleOf(events)).toEqual([...events.slice(0, 3), events[111]]);
	});

	test('the message stays that tells of a far longer time', () => {
		const events = eventsOf(160, (i) => `REPORT ${uuid(i)}\tDuration: ${i === 111 ? 9214 : 30 + (i % 60)}.41 ms`);
		expect(visibleOf(events)).toEqual([...events.slice(0, 3), events[111]]);
	});

	test.each([
		[8, 8],
		[40, 3],
	])('of %i messages that differ in a name %i stay', (count, visible) => {
		const events = eventsOf(count, (i) => `loaded plugin ${name(i)} from disk`);
		expect(visibleOf(events)).toEqual(events.slice(0, visible));
	});

	test('findings tell some places in code', () => {
		const finding = (i: number) => ({ line: 7 * i, message: `already declared on line ${i}` });
		const findings = Array.from({ length: 60 }, (_, i) => finding(i));
		expect(visibleOf(findings)).toEqual(findings.slice(0, 8));
	});

	test('one more changes at most a handful of others', () => {
		const forms = [
			(i: number) => `user ${name(i)} logged in`,
			(i: number) => `replica db${i % 9} answered in ${i} ms`,
			(i: number) => `START ${uuid(i)}`,
			(i: number) => `plugin ${name(i)} failed`,
			(i: number) => `${name(i)} and ${name(3 * i)} met`,
		];
		const kinds = fc.array(fc.nat(forms.length - 1), { minLength: 1, maxLength: 4 });
		fc.assert(
			fc.property(kinds, fc.integer({ min: 4, max: 120 }), (kinds, count) => {
				const events = eventsOf(count + 1, (i) => forms[kinds[i % kinds.length] as number]?.(i));
				const before = visibleOf(events.slice(0, -1)).map((item) => JSON.stringify(item));
				const after = visibleOf(events).map((item) => JSON.stringify(item));
				expect(changes(before, after) + changes(after, [...before, JSON.stringify(events.at(-1))])).toBeLessThanOrEqual(
					4,
				);
			}),
			{ numRuns: 300, examples: Array.from({ length: 40 }, (_, more) => [[0], 4 + more]) },
		);
	});

	test.each([
		['of few forms', (i: number) => routine(i)],
		['of as many forms', (i: number) => `${name(i)} and ${name(3 * i)} met`],
	])('twice as many cost twice as many looks: %s', (_, message) => {
		const looks = (count: number) => {
			const spy = vi.spyOn(String.prototype, 'charCodeAt');
			shownOf(eventsOf(count, message));
			const calls = spy.mock.calls.length;
			spy.mockRestore();
			return calls;
		};
		expect(looks(400)).toBeLessThan(2.2 * looks(200));
	});
});

describe('of lines in a list', () => {
	const line = (i: number) =>
		i === 90 ? 'the cache is too cold for it' : `level=info ts=${i} msg="stream ${hex(i)} was flushed" size=${7 * i}`;
	const lines = Array.from({ length: 160 }, (_, i) => line(i));

	test('the first of each form stays, the others are counted', () => {
		expect(shownOf(lines)).toEqual([...lines.slice(0, 3), 87, lines[90], 69]);
	});

	test.each([
		['behind their time', (i: number) => [`${1_767_607_200_000 + i}000000`, line(i)]],
		['among other columns', (i: number) => [hex(i), i, null, line(i), 'orders-api', `vm-${i}`]],
	])('rows with the first of each form stay: %s', (_, row) => {
		const rows = Array.from({ length: 160 }, (_, i) => row(i));
		expect(shownOf(rows)).toEqual([...rows.slice(0, 3), 87, rows[90], 69]);
	});

	test('records within strings count, too', () => {
		const records = lines.map((_, i) =>
			JSON.stringify(i === 90 ? { msg: 'retried' } : { msg: 'flushed', size: i * 7 }),
		);
		expect(shownOf(records)).toEqual([...records.slice(0, 3), 87, records[90], 69]);
	});

	test.each([
		['names', (i: number) => `${name(i)} ${name(3 * i)}`],
		['paths', (i: number) => `src/${name(i)}/${name(3 * i)}/index.ts`],
	])('of %s stay the first', (_, of) => {
		const names = Array.from({ length: 160 }, (_, i) => of(i));
		expect(shownOf(names)).toEqual([...names.slice(0, 3), 157]);
	});

	test('of a long story stays what tells of a fault', () => {
		const words = (i: number) => `${name(i)} met ${name(i >> 2)} in ${name(7 * i)} at ${name(i >> 5)}`;
		const story = Array.from({ length: 6_000 }, (_, i) =>
			i === 5_900 ? 'the broker gave up with NotLeaderException' : words(i),
		);
		const shown = shownOf(story).filter((item) => typeof item === 'string');
		expect(shown).toContain('the broker gave up with NotLeaderException');
		expect(shown.length).toBeLessThan(40);
	});

	test('of a story stay a few', () => {
		const story = Array.from({ length: 160 }, (_, i) => `${name(i)} met ${name(3 * i)} in ${name(7 * i)}`);
		expect(shownOf(story)).toEqual([...story.slice(0, 24), 136]);
	});

	test('twice as many cost twice as many looks', () => {
		const looks = (count: number) => {
			const spy = vi.spyOn(String.prototype, 'charCodeAt');
			shownOf(Array.from({ length: count }, (_, i) => line(i)));
			shownOf(Array.from({ length: count }, (_, i) => [`${i}`, line(i)]));
			const calls = spy.mock.calls.length;
			spy.mockRestore();
			return calls;
		};
		expect(looks(400)).toBeLessThan(2.2 * looks(200));
	});
});
