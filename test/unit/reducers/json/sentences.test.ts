import { describe, expect, it, test } from 'vitest';
import { reduceJson } from '../../../../src/core/reducers/json/reduceJson.ts';
import { reducing } from '../../support/reducing.ts';

const WORDS = 'order invoice customer page design colour button tablet screen list filter date zone price tax'.split(
	' ',
);
/** A different harmless sentence for each number. */
const harmless = (i: number) =>
	`The ${WORDS[i % 15]} of the ${WORDS[Math.floor(i / 15) % 15]} looks ${'very '.repeat(i % 7)}good beside ${WORDS[(i * 7) % 15]}.`;
const troubles = new Map([
	[23, 'The export stopped because the disk is full on node 3.'],
	[37, 'I get permission denied when opening the settings page.'],
	[51, 'It crashes whenever I press save.'],
	[58, 'Deploy FAILED, rolled back to v1.24.0 at noon.'],
]);
const sentence = (i: number) => troubles.get(i) ?? harmless(i);
const list = <T>(count: number, item: (i: number) => T) => Array.from({ length: count }, (_, i) => item(i));
const reduced = (value: unknown) => reducing(reduceJson, JSON.stringify(value));

describe('a sentence that tells of a failure stays', () => {
	it.each(['text', 'body', 'description', 'content', 'comment', 'note'])('among many under %s', (key) => {
		const comments = list(80, (i) => ({ id: i, author: `user-${i % 4}`, [key]: sentence(i) }));
		const { visible, restored, source } = reduced({ comments });
		for (const told of troubles.values()) expect(visible).toContain(told);
		expect(JSON.parse(visible).comments.filter((item: unknown) => typeof item === 'object')).toHaveLength(7);
		expect(restored).toEqual(source.bytes);
	});

	it('in a bare list', () => {
		const { visible } = reduced(list(120, sentence));
		for (const told of troubles.values()) expect(visible).toContain(told);
	});

	it('below what is listed', () => {
		const nodes = list(80, (i) => ({
			node: { id: i, author: { login: `user-${i % 4}` }, comment: { body: sentence(i) } },
		}));
		const { visible } = reduced({ data: { issues: nodes } });
		for (const told of troubles.values()) expect(visible).toContain(told);
	});
});

describe.each([
	['objects', (text: string, id: number): unknown => ({ id, text })],
	['a bare list', (text: string): unknown => text],
])('in %s', (_, item) => {
	const visibleOf = (texts: readonly string[]) => reduced(texts.map(item)).visible;

	it.each(['Segmentation fault', 'Permission denied', 'Disk full', 'Access denied', 'Killed', 'OOMKilled'])(
		'a short failure stays: %s',
		(fault) => {
			expect(visibleOf(list(200, (i) => (i === 90 ? fault : `Step ${i} done`)))).toContain(`"${fault}"`);
		},
	);

	it.each([
		'Access of the team was revoked at noon',
		'The host is unreachable since noon',
		'Segfault in the codec',
		'The payment was declined by the bank',
		'The lock could not be acquired',
		"The lock couldn't be acquired",
		'Checksum mismatch on the chunk',
		'The certificate has expired today',
		'The replica is lagging behind',
		'Connection reset by the peer',
		'The disk is read-only now',
		'OOM in the worker',
	])('a failure stays among prose: %s', (fault) => {
		expect(visibleOf(list(90, (i) => (i === 77 ? fault : harmless(i))))).toContain(fault);
	});

	it('one form more hides no other', () => {
		const rare = ['Tenant was charged twice', 'Voucher was redeemed at the till', 'Ledger was opened by hand'];
		for (let forms = 1; forms <= 12; forms++) {
			const texts = list(200, (i) => rare[(i - 50) / 50] ?? `Step ${'a'.repeat((i % forms) + 1)} has run`);
			for (const told of rare) expect(visibleOf(texts)).toContain(told);
		}
	});
});

test('a sentence stays whose form hardly any other has, if there are few forms', () => {
	const items = list(80, (i) => ({
		id: i,
		text: i === 50 ? 'Maintenance mode was entered' : `Stored batch ${i} in bucket ${i * 3}`,
	}));
	expect(reduced({ items }).visible).toContain('Maintenance mode was entered');
});

test('of many sentences that tell of failures the first ones stay, and one more changes no other', () => {
	const shown = (count: number) =>
		list(60, (i) => `Job number ${WORDS[i % 15]} ${'x'.repeat(i + 1)} has failed again`).slice(0, count);
	const visible = (count: number) =>
		JSON.parse(reduced({ items: shown(count).map((text, id) => ({ id, text })) }).visible).items.filter(
			(item: unknown) => typeof item === 'object',
		);
	expect(visible(60)).toHaveLength(24);
	expect(visible(41)).toEqual(visible(40));
});

test('what stands under names explains, and tells of nothing', () => {
	const parts = Object.fromEntries(
		list(80, (i) => [`part${'abcdefgh'[i % 8]}${i}`, { type: 'object', description: `${sentence(i)} More of it.` }]),
	);
	expect(reduced({ definitions: parts }).visible).not.toContain('permission denied');
});
