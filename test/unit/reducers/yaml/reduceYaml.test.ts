import { describe, expect, it, test } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceYaml } from '../../../../src/core/reducers/yaml/reduceYaml.ts';
import { reducing } from '../../support/reducing.ts';

const reduced = (text: string) => reducing(reduceYaml, text);
const times = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join('');
const blob = Buffer.from(Array.from({ length: 900 }, (_, i) => (i * i * 31 + i * 7) & 0xff)).toString('base64');
const wrapped = (blob.match(/.{1,64}/g) ?? []).map((line) => `    ${line}\n`).join('');

const pod = (i: number, phase = 'Running') =>
	`- kind: Pod\n  metadata:\n    name: web-${i}\n  spec:\n    image: web:1.4\n  status:\n    phase: ${phase}\n`;

describe('what leaves YAML', () => {
	it('are items like the first ones, with their exact count', () => {
		const { visible, content } = reduced(`items:\n${times(40, pod)}kind: List\n`);
		expect(visible).toContain(`items:\n${times(3, pod)}# … 37 items\nkind: List\n`);
		expect(content('similar items')).toBe(times(37, (i) => pod(i + 3)));
	});

	it('are short items behind the tenth', () => {
		const { visible } = reduced(`hosts:\n${times(60, (i) => `  - host-${i}.example.com\n`)}`);
		expect(visible).toContain('  - host-9.example.com\n  # … 50 items\n');
	});

	it('is what is below entries like the first ones, never their keys', () => {
		const entry = (i: number) =>
			`  lib-${i}@1.${i}:\n    integrity: sha512-${i}abcdefghijklmnopqrstuvwxyz\n    engines: node\n`;
		const { visible } = reduced(`packages:\n${times(30, entry)}`);
		expect(visible).toContain(`${entry(4)}  lib-5@1.5:\n    # … 2 lines\n  lib-6@1.6:\n`);
	});

	it('is what stands above in the same words, at the same place', () => {
		const probe =
			'probe:\n      path: /healthz\n      port: 9100\n      scheme: HTTP\n      periodSeconds: 10\n      timeoutSeconds: 1\n';
		const container = (name: string) => `  - name: ${name}\n    ${probe}`;
		const { visible, content } = reduced(`spec:\n  containers:\n${['a', 'b', 'c', 'd'].map(container).join('')}`);
		expect(visible).toContain('  - name: b\n    probe:\n      # … 5 lines as above\n');
		expect(content('repeated entries')).toBe(probe.replace(/^probe:\n +/, '').repeat(3));
	});

	it('is base64, in a value and in a block', () => {
		const { visible } = reduced(
			`data:\n  key: ${blob}\n  pem: |\n    -----BEGIN CERTIFICATE-----\n${wrapped}    -----END CERTIFICATE-----\n`,
		);
		expect(visible).toContain(`  key: ${blob.slice(0, 16)}…\n`);
		expect(visible).toContain('    -----BEGIN CERTIFICATE-----\n    … 19 lines\n    -----END CERTIFICATE-----\n');
	});

	it('are managed fields and the last applied configuration', () => {
		const managed = times(20, (i) => `    f:field${i}: {}\n`);
		const { visible } = reduced(
			`metadata:\n  annotations:\n    kubectl.kubernetes.io/last-applied-configuration: |\n      {"a":"${'b'.repeat(300)}"}\n  managedFields:\n${managed}  name: web\n`,
		);
		expect(visible).toContain(
			'last-applied-configuration: |\n      # … 1 line\n  managedFields:\n    # … 20 lines\n  name: web\n',
		);
	});

	it('is a long licence but its first lines', () => {
		const licence = `# Copyright 2024 Example\n# Licensed under the Apache License\n${'# as is, without warranties of any kind\n'.repeat(12)}`;
		expect(reduced(`${licence}name: web\n`).visible).toContain(
			'# Licensed under the Apache License\n# … 12 lines\nname: web\n',
		);
	});
});

describe('what stays of YAML', () => {
	it('is every item that says failure, and the first of each kind', () => {
		const phases: Record<number, string> = { 17: 'Failed', 30: 'Pending' };
		const { visible } = reduced(`items:\n${times(40, (i) => pod(i, phases[i]))}`);
		expect(visible).toContain('name: web-17\n');
		expect(visible).toContain('phase: Failed\n');
		expect(visible).toContain('phase: Pending\n');
		expect(visible).toContain('# … 14 items\n');
	});

	it('is an item that says failure among items that all differ', () => {
		const note = (i: number) => `- id: ${i}\n  at: ${i * 7}\n  note: ${i === 31 ? 'disk failure' : `part ${i}`}\n`;
		const { visible } = reduced(`items:\n${times(40, note)}`);
		expect(visible).toContain(`# … 28 items\n${note(31)}# … 8 items\n`);
	});

	it('is all below keys that decide, though it repeats', () => {
		const conditions = times(20, (i) => `  - type: Check${i}\n    status: "True"\n    message: fine\n`);
		const text = `status:\n  conditions:\n${conditions.replace(/^ {2}/gm, '    ')}`;
		expect(reduced(text).visible).toBe(text);
	});

	test.each([
		['settings', times(60, (i) => `setting_${i}: ${i % 3}\n`)],
		['few services', times(4, (i) => `  service${i}:\n    image: app:${i}\n    ports:\n      - ${i}\n`)],
		['steps that are alike', `steps:\n${times(20, (i) => `  - name: Step ${i}\n    run: make part${i}\n`)}`],
		['short repeated entries', times(4, (i) => `- name: a${i}\n  limits:\n    cpu: 1\n`)],
		['a script in a block', `run: |\n${times(30, (i) => `  echo "step: ${i}"\n`)}`],
		['a list in a block', `text: |\n${times(30, (i) => `  - line ${i}\n`)}`],
		['the comments of settings', times(30, (i) => `# Sets the limit of part ${i}.\npart${i}: 1\n`)],
	])('are %s', (_, text) => {
		expect(reduced(text).visible).toBe(text);
	});

	it('is never called the same as something else of its name above', () => {
		const limits = `limits:\n${times(20, (i) => `      memory${i}: ${i}Gi\n`)}      network: fast\n`;
		const other = limits.replace('fast', 'slow');
		const text = `all:\n  - web:\n    ${limits}  - web:\n    ${other}  - web:\n    ${limits}`;
		expect(reduced(text).visible).toBe(text);
	});

	it('is what has to', () => {
		const text = `items:\n${times(40, pod)}`;
		const at = text.indexOf('name: web-25\n');
		const { visible } = reducing(reduceYaml, text, { keep: spansOf([[at, at + 5]]) });
		expect(visible).toContain('# … 22 items\n- kind: Pod\n  metadata:\n    name: web-25\n');
	});
});

it('puts a marker beside each notice in fine granularity', () => {
	const { visible } = reducing(reduceYaml, `items:\n${times(40, pod)}`, { granularity: 'fine' });
	expect(visible).toMatch(/# … 37 items #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens\n$/);
});
