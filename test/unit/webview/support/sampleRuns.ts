import type { ReasonRow } from '../../../../src/core/run.ts';
import { sentence } from '../../../../src/core/sentence.ts';
import type { RefContent, RefView, RunView } from '../../../../src/core/view.ts';

const log: RunView = {
	id: 'run_5c1de0aa',
	sourceName: 'payment-service.log',
	createdAt: 1_800_000_000_000,
	type: 'log',
	confidence: 0.97,
	evidence: ['412 of 421 lines begin with a timestamp', '9 lines continue a stack trace'],
	granularity: 'fine',
	tokenizer: 'estimate',
	estimated: true,
	raw: { bytes: 49_600, tokens: 12_400, lines: 421 },
	visible: { bytes: 3_648, tokens: 912, lines: 38 },
	markers: { count: 5, tokens: 85 },
	saved: 1 - 912 / 12_400,
	trace: [
		{ stage: 'LOAD', detail: 'utf-8, LF', bytes: 49_600, ms: 0.41 },
		{ stage: 'CLASSIFY', detail: 'log 97%', ms: 0.86 },
		{ stage: 'MEASURE_RAW', detail: 'estimate', bytes: 49_600, tokens: 12_400, ms: 0.12 },
		{ stage: 'SECRETS', detail: 'none found', ms: 0.9 },
		{ stage: 'OPTIMIZE', detail: 'log refs=5', bytes: 3_648, ms: 4.2 },
		{ stage: 'MEASURE_OPT', detail: 'estimate', bytes: 3_648, tokens: 912, ms: 0.1 },
		{
			stage: 'SIGNAL',
			detail: 'PASS (2 restored): 12 of 12 critical strings visible, 2 by taking edits back',
			ms: 0.7,
		},
		{ stage: 'RECOVERY', detail: 'PASS 5 refs', ms: 11.4 },
	],
	reasons: [],
	refs: [],
	signal: { pass: true, expected: 12, missing: [], restored: 2, notInSource: [] },
	recovery: { pass: true, refs: 5, source: true },
	pinned: false,
	notes: [],
};

/** A log run in fine granularity as the host would send it. */
export const logRun: RunView = withRefs(log, [
	ref('ctx_31154fa2', 'repeated lines', 12, 389, 214, 4_812, '2026-01-05 10:00:04 INFO  request started path=/health'),
	ref('ctx_8a07c41e', 'repeated lines', 20, 214, 97, 2_930, '2026-01-05 10:00:09 DEBUG pool size=20 idle=18 waiting=0'),
	ref(
		'ctx_c90b77d3',
		'similar lines',
		31,
		402,
		48,
		2_260,
		'2026-01-05 10:00:12 INFO  order ORD-10483 accepted in 41 ms',
	),
	ref(
		'ctx_0fe2b6a9',
		'library frames',
		233,
		251,
		19,
		960,
		'\tat org.springframework.web.servlet.FrameworkServlet.service(FrameworkServlet.java:897)',
	),
	ref(
		'ctx_77d0e3b1',
		'library frames',
		318,
		324,
		7,
		440,
		'\tat io.netty.channel.AbstractChannelHandlerContext.invokeChannelRead(Unknown Source)',
	),
]);

const aws = { ...ref('ctx_5ec4e7aa', 'secret: aws-key', 40, 212, 2, 10, ''), places: 2, secret: 'aws-key' };
const password = { ...ref('ctx_0bd1ea42', 'secret: password', 7, 7, 1, 4, ''), secret: 'password' };

/** The same run over a log with two secrets, one of them in two places. */
export const secretRun: RunView = {
	...withRefs(logRun, [...logRun.refs, aws, password]),
	id: 'run_5ec4e7aa',
	trace: logRun.trace.map((row) =>
		row.stage === 'SECRETS' ? { ...row, detail: '3 masked: aws-key 2, password 1' } : row,
	),
	recovery: { pass: true, refs: 7, source: true },
};

/** A run whose verdicts failed, with everything there is to complain about. */
export const failedRun: RunView = {
	...logRun,
	id: 'run_fa11fa11',
	signal: {
		pass: false,
		expected: 12,
		missing: ['ERROR PaymentService line 421: card declined code=51', 'exit code 137'],
		restored: 0,
		notInSource: ['OutOfMemoryError'],
	},
	recovery: { pass: false, refs: 4, source: true },
	notes: [sentence('The terminal had already cut this output: {0} lines scrolled off before it was read.', '5,000')],
};

/** A run that had nothing to take out. */
export const wholeRun: RunView = {
	...logRun,
	id: 'run_00000000',
	sourceName: 'robots.txt',
	type: 'text',
	confidence: 0.6,
	evidence: ['nothing else fits'],
	raw: { bytes: 31, tokens: 8, lines: 2 },
	visible: { bytes: 31, tokens: 8, lines: 2 },
	markers: { count: 0, tokens: 0 },
	saved: 0,
	trace: [
		{ stage: 'LOAD', detail: 'utf-8, LF', bytes: 31, ms: 0.1 },
		{ stage: 'CLASSIFY', detail: 'text 60%', ms: 0.1 },
		{ stage: 'MEASURE_RAW', detail: 'estimate', bytes: 31, tokens: 8, ms: 0 },
		{ stage: 'SECRETS', detail: 'none found', ms: 0.1 },
		{ stage: 'OPTIMIZE', detail: 'text refs=0', bytes: 31, ms: 0.1 },
		{ stage: 'MEASURE_OPT', detail: 'estimate', bytes: 31, tokens: 8, ms: 0 },
		{ stage: 'SIGNAL', detail: 'PASS', ms: 0 },
		{ stage: 'RECOVERY', detail: 'PASS', ms: 3.2 },
	],
	reasons: [],
	refs: [],
	signal: { pass: true, expected: 0, missing: [], restored: 0, notInSource: [] },
	recovery: { pass: true, refs: 0, source: true },
};

/** A run with as many refs as asked for, 100 to a reason. */
export function bigRun(refs: number): RunView {
	return withRefs(
		logRun,
		Array.from({ length: refs }, (_, index) =>
			ref(
				`ctx_${index.toString(16).padStart(8, '0')}`,
				`reason ${Math.floor(index / 100) + 1}`,
				index + 1,
				index + 1,
				1,
				20,
				`line ${index + 1} of the source`,
			),
		),
	);
}

/** The same run with other refs, and the reason rows that they add up to. */
export function withRefs(run: RunView, refs: readonly RefView[]): RunView {
	const rows = new Map<string, ReasonRow>();

	for (const { reason, places, bytes, tokens, lines } of refs) {
		const before = rows.get(reason) ?? { reason, places: 0, bytes: 0, tokens: 0, lines: 0 };
		rows.set(reason, {
			reason,
			places: before.places + places,
			bytes: before.bytes + bytes,
			tokens: before.tokens + tokens,
			lines: before.lines + lines,
		});
	}

	return { ...run, refs, reasons: [...rows.values()] };
}

/** Content of three passages, as the host gives it. */
export function contentOf(id: string): RefContent {
	return {
		id,
		passages: [
			{
				line: 12,
				text: '2026-01-05 10:00:04 INFO  request started path=/health\n2026-01-05 10:00:05 INFO  request started path=/health\n',
			},
			{
				line: 57,
				text: '2026-01-05 10:01:44 INFO  request started path=/orders?from=2026-01-01&to=2026-01-05&page=3&size=200&sort=created,desc\n',
			},
			{
				line: 388,
				text: '2026-01-05 10:42:17 INFO  request started path=/health\r\n\u001b[31mred\u001b[0m and \u202eturned around\r\n',
			},
		],
		hiddenLines: 209,
	};
}

function ref(
	id: string,
	reason: string,
	firstLine: number,
	lastLine: number,
	lines: number,
	tokens: number,
	preview: string,
): RefView {
	return {
		id,
		marker: `#ref:${id}`,
		reason,
		type: 'log',
		firstLine,
		lastLine,
		lines,
		tokens,
		bytes: tokens * 4,
		places: 1,
		preview,
	};
}
