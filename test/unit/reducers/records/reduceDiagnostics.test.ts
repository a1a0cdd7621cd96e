import { expect, test } from 'vitest';
import { areDiagnostics, reduceDiagnostics } from '../../../../src/core/reducers/records/reduceDiagnostics.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { reducing } from '../../support/reducing.ts';
import { ndjson, times } from './recordText.ts';

const artifact = (i: number) => ({
	reason: 'compiler-artifact',
	package_id: `registry+https://example.com#crate${i}@1.0.${i}`,
	target: { kind: ['lib'], name: `crate${i}`, src_path: `/home/me/.cargo/crate${i}/src/lib.rs`, edition: '2021' },
	filenames: [`/target/debug/libcrate${i}.rmeta`],
	fresh: true,
});
const rendered = 'error[E0308]: mismatched types\n --> src/main.rs:4:18\n  |\n4 |     let n: u32 = "x";\n  |\n\n';
const diagnostic = (kind: string) => ({
	reason: 'compiler-message',
	package_id: 'path+file:///srv/app#0.1.0',
	manifest_path: '/srv/app/Cargo.toml',
	target: { kind: [kind], name: 'app', src_path: '/srv/app/src/main.rs', edition: '2021' },
	message: {
		rendered,
		$message_type: 'diagnostic',
		children: [{ children: [], code: null, level: 'note', message: 'expected due to this', rendered: null, spans: [] }],
		code: { code: 'E0308', explanation: 'Expected type did not match the received type.\n'.repeat(9) },
		level: 'error',
		message: 'mismatched types',
		spans: [{ file_name: 'src/main.rs', line_start: 4, line_end: 4, text: [{ text: '    let n: u32 = "x";' }] }],
	},
});
const log = ndjson([
	...times(30, artifact),
	diagnostic('bin'),
	diagnostic('test'),
	{ reason: 'build-finished', success: false },
]);

test('of a diagnostic the rendered text stays, artifacts and the same diagnostic of another target leave', () => {
	const { visible, restored, source } = reducing(reduceDiagnostics, log);
	expect(
		visible
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line)),
	).toEqual([
		expect.stringMatching(/^… 30 artifacts #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens$/),
		{
			reason: 'compiler-message',
			package_id: 'path+file:///srv/app#0.1.0',
			'…': expect.stringMatching(/^… 7 fields that the rendered texts show #ref:/),
			message: { rendered, code: { code: 'E0308' }, level: 'error' },
		},
		expect.stringMatching(/^… 1 repeated diagnostics #ref:/),
		{ reason: 'build-finished', success: false },
	]);
	expect(restored).toEqual(source.bytes);
});

test('recognises what cargo and rustc write', () => {
	const isKnown = (text: string) => areDiagnostics(text, linesOf(text));
	expect(isKnown(log)).toBe(true);
	expect(isKnown(ndjson(times(3, () => ({ $message_type: 'diagnostic', level: 'error', rendered }))))).toBe(true);
	expect(isKnown(ndjson(times(9, (i) => ({ reason: 'none', i }))))).toBe(false);
});
