import { expect, test } from 'vitest';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { linesOf } from '../log/logText.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const name = (i: number) => `${LETTERS[i % 26]}${LETTERS[Math.floor(i / 26) % 26]}-parser`;
const recordsOf = (count: number, record: (i: number) => object) =>
	reducing(
		reduceLog,
		linesOf(count, (i) => JSON.stringify({ time: 1_767_600_000 + i, ...record(i) })),
	)
		.visible.split('\n')
		.filter((line) => line.startsWith('{"time'));

test('records whose messages differ in a name among many are one', () => {
	const shown = recordsOf(200, (i) => ({ level: 'info', msg: `loaded plugin ${name(i)} from disk` }));
	expect(shown).toHaveLength(1);
	expect(shown[0]).toContain('"×":"200');
});

test('a name among few is told', () => {
	expect(recordsOf(24, (i) => ({ level: 'info', msg: `loaded plugin ${name(i)} from disk` }))).toHaveLength(24);
});

test('what else differs keeps records apart', () => {
	const shown = recordsOf(200, (i) => ({
		level: 'info',
		msg: `loaded plugin ${name(i)} from disk`,
		state: ['ready', 'paused'][i % 2],
	}));
	expect(shown.map((line) => /ready|paused/.exec(line)?.[0])).toEqual(['ready', 'paused']);
});

test('every different fault is told', () => {
	const shown = recordsOf(60, (i) => ({ level: 'error', msg: `plugin ${name(i)} did not start in time` }));
	expect(shown).toHaveLength(60);
});

test.each(['failed', 'timeout', 'denied', 'killed'])('what tells of a fault is no name: %s', (fault) => {
	const shown = recordsOf(60, (i) => ({ level: 'info', msg: `job ${i === 30 ? fault : name(i)} finished` }));
	expect(shown.join('\n')).toContain(`job ${fault} finished`);
});

test.each(['kind', 'type', 'action'])('records of another %s are counted apart', (key) => {
	const shown = recordsOf(30, (i) => ({ [key]: i % 3 ? 'created' : 'refunded', amount: i, note: 'by the shop' }));
	expect(shown.map((line) => /refunded|created/.exec(line)?.[0])).toEqual(['refunded', 'created']);
	expect(shown.map((line) => /"×":"(\d+)/.exec(line)?.[1])).toEqual(['10', '20']);
});
