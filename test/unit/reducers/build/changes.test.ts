import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceBuild } from '../../../../src/core/reducers/build/reduceBuild.ts';
import { extractBuild } from '../../../../src/core/signals/build.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { criticalsOf } from '../../signals/criticals.ts';
import { reducing } from '../../support/reducing.ts';

const visibleOf = (text: string) => reducing(reduceBuild, text).visible;
const typeOf = (text: string) => classify('input', text, linesOf(text)).type;
const many = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i + 1)}\n`).join('');

const plan = `${many(12, (i) => `aws_subnet.a[${i}]: Refreshing state... [id=subnet-0${i}]`)}
Terraform will perform the following actions:

  # aws_instance.web must be replaced
-/+ resource "aws_instance" "web" {
      ~ ami   = "ami-0aaa" -> "ami-0bbb" # forces replacement
${many(6, (i) => `      ~ port_${i} = "80${i}" -> (known after apply)`)}    }

  # aws_s3_bucket.logs[0] will be created
  + resource "aws_s3_bucket" "logs" {
${many(9, (i) => `      + part_${i}   = (known after apply)`)}      + bucket   = "shop-logs"
    }

  # aws_s3_bucket.logs[1] will be created
  + resource "aws_s3_bucket" "logs" {
${many(7, (i) => `      + part_${i}   = (known after apply)`)}    }

  # aws_iam_role.gone will be destroyed
  - resource "aws_iam_role" "gone" {
${many(8, (i) => `      - part_${i}   = "v${i}" -> null`)}    }

Plan: 3 to add, 0 to change, 2 to destroy.
`;

describe('a plan of terraform', () => {
	const visible = visibleOf(plan);

	it.each([
		'# aws_instance.web must be replaced',
		'~ ami   = "ami-0aaa" -> "ami-0bbb" # forces replacement',
		'~ port_1 = "801" -> (known after apply)\n      ~ port_2 = "802"',
		'+ bucket   = "shop-logs"',
		'# aws_s3_bucket.logs[1] will be created',
		'Plan: 3 to add, 0 to change, 2 to destroy.',
	])('shows what changes: %s', (line) => {
		expect(visible).toContain(line);
	});

	it('counts what is not known yet, and what goes, for each thing on its own', () => {
		expect(visible).toContain('+ part_1   = (known after apply) ×9\n');
		expect(visible).toContain('+ part_1   = (known after apply) ×7\n');
		expect(visible).toContain('- part_1   = "v1" -> null ×8\n');
		expect(visible).toContain('aws_subnet.a[1]: Refreshing state... [id=subnet-01] ×12\n');
	});

	it('is decisive in its things and its sum', () => {
		expect(criticalsOf(extractBuild, plan)).toEqual([
			'  # aws_instance.web must be replaced',
			'  # aws_s3_bucket.logs[0] will be created',
			'  # aws_s3_bucket.logs[1] will be created',
			'  # aws_iam_role.gone will be destroyed',
			'Plan: 3 to add, 0 to change, 2 to destroy.',
		]);
	});
});

describe('one of several things that terraform plans', () => {
	const thing = (index: string, name: string, size = 'small', port = '') =>
		`  # aws_instance.web[${index}] will be created\n  + resource "aws_instance" "web" {\n      + ami  = "ami-0a10"\n      + size = "${size}"\n      + name = "${name}"\n${port}    }\n\n`;
	const planOf = (...things: string[]) =>
		`Terraform will perform the following actions:\n\n${things.join('')}Plan: ${things.length} to add, 0 to change, 0 to destroy.\n`;

	it('says that it is planned as an earlier one, and which; another one in between stays', () => {
		const other = thing('2', 'web-2', 'large');
		const text = planOf(thing('0', 'web-0'), thing('1', 'web-1'), other, thing('3', 'web-3'), thing('10', 'web-10'));
		const { visible, restored, source } = reducing(reduceBuild, text);
		const as = (index: string) =>
			`  # aws_instance.web[${index}] will be created\n  … 6 lines as for [0] but for the index\n`;
		expect(visible).toContain(`${thing('0', 'web-0')}${as('1')}${other}${as('3')}${as('10')}Plan: 5 to add`);
		expect(restored).toEqual(source.bytes);
	});

	it('is as one of the same plan, not of another', () => {
		const staging = planOf(...[0, 1, 2, 3].map((i) => thing(`${i}`, `web-${i}`)));
		const production = planOf(...[0, 1, 2, 3].map((i) => thing(`${i}`, `web-${i}`, i === 0 ? 'large' : 'small')));
		const visible = visibleOf(`${staging}\n${production}`);
		expect(visible).toContain(`${thing('0', 'web-0', 'large')}${thing('1', 'web-1')}  # aws_instance.web[2]`);
		expect(visible.match(/as for \[\d\]/g)).toEqual([...Array(3).fill('as for [0]'), ...Array(2).fill('as for [1]')]);
	});

	it('goes by a name as well', () => {
		const names = ['eu-west-1', 'us', 'eu-north', 'us-east-1'].map((name) => thing(`"${name}"`, `web in ${name}`));
		const other = thing('"asia"', 'web in us');
		const visible = visibleOf(planOf(...names, other));
		expect(visible).toContain(
			`  # aws_instance.web["us-east-1"] will be created\n  … 6 lines as for ["eu-west-1"] but for the index\n${other}`,
		);
	});

	it.each([
		[
			'a number that is the index by chance',
			(i: number) => thing(`${i}`, `web-${i}`, 'small', `      + port = ${i}\n`),
		],
		['a part of a number', (i: number) => thing(`${i}`, `web-${i}`, `${i}0`)],
		['a part of an address', (i: number) => thing(`${i}`, `web-${i}`, `10.${i}.${i}.20/${i}`)],
		['a number that stands twice', (i: number) => thing(`${i}`, `web-${i}`, `a-${i}-b-${i}`)],
		['another address', (i: number) => thing(`${i}`, `web-${i}`).replace('aws_instance.web', `aws_instance.w${i}`)],
		['another action', (i: number) => thing(`${i}`, `web-${i}`).replace('be created', `be made ${'again '.repeat(i)}`)],
	])('stays whole with %s', (_, make) => {
		expect(visibleOf(planOf(...Array.from({ length: 9 }, (_, i) => make(i))))).not.toContain('as for');
	});
});

describe('what was changed', () => {
	it('is told of each thing; waiting is counted, up to when', () => {
		const thing = (name: string, minutes: number) =>
			`${name}: Creating...\n${many(6, (i) => `${name}: Still creating... [${minutes}m${i}0s elapsed]`)}${name}: Creation complete after ${minutes}m61s [id=i-${minutes}]\n`;
		expect(visibleOf(thing('aws_instance.web', 1) + thing('aws_db_instance.shop', 2))).toContain(
			'aws_instance.web: Creating...\naws_instance.web: Still creating... [1m10s elapsed] ×6 until [1m60s elapsed]\naws_instance.web: Creation complete after 1m61s [id=i-1]\naws_db_instance.shop: Creating...\naws_db_instance.shop: Still creating... [2m10s elapsed] ×6 until [2m60s elapsed]\n',
		);
	});

	it('is counted alone where the last state is the first one', () => {
		const waiting = many(20, (i) => `aws_subnet.a[${i}]: Still creating... [10s elapsed]`);
		expect(visibleOf(waiting)).toContain('aws_subnet.a[1]: Still creating... [10s elapsed] ×20\n');
	});

	it('stays when kubectl applies, what did not change is counted', () => {
		const applied = many(12, (i) => `deployment.apps/part-${i} unchanged`);
		const changed = many(12, (i) => `service/part-${i} configured\ningress.networking.k8s.io/part-${i} unchanged`);
		expect(typeOf(applied)).toBe('build');
		const visible = visibleOf(applied + changed + many(12, (i) => `configmap/part-${i} created`));
		expect(visible).toContain('deployment.apps/part-1 unchanged ×24\nservice/part-1 configured\nservice/part-2 conf');
		expect(visible).toContain('configmap/part-11 created\nconfigmap/part-12 created\n');
	});
});

describe('diagnostics that begin with', () => {
	it('their place, and tell what is wrong below the source, as ShellCheck does', () => {
		const at = (line: number, source: string, code: string) =>
			`\nIn deploy.sh line ${line}:\n${source}\n   ^---^ ${code}\n\nDid you mean:\n${source.replace('$', '')}\n\n`;
		const info = 'SC2086 (info): Double quote to prevent globbing and word splitting.';
		const text = `${[3, 7, 9].map((line) => at(line, `cp $src${line} /tmp`, info)).join('')}${at(99, 'rm -rf $DIR/*', `SC2115 (warning): Use "\${var:?}" to ensure this never expands to /* .`)}For more information:\n  https://www.shellcheck.net/wiki/SC2115 -- Use "\${var:?}"\n`;
		expect(typeOf(text)).toBe('build');
		const visible = visibleOf(text);
		expect(visible).toContain('In deploy.sh line 3: ×3 also at 7, 9\ncp $src3 /tmp\n');
		expect(visible).toContain('In deploy.sh line 99:\nrm -rf $DIR/*\n   ^---^ SC2115 (warning)');
		expect(visible).toContain('\nFor more information:\n');
		expect(visible).not.toContain('src7');
	});

	it('their code, and tell the place below, as Ruff does', () => {
		const at = (i: number) =>
			`F401 [*] \`os\` imported but unused\n --> shop/part${i}.py:${i}:8\n  |\n${i} | import os\n  |        ^^\n  |\nhelp: Remove unused import: \`os\`\n\n`;
		const broken = (i: number) =>
			`invalid-syntax: Expected an expression\n --> shop/x.py:${i}:1\n  |\n${i} | x = \n  |     ^\n  |\n\n`;
		const text = `${[1, 2, 3].map(at).join('')}${[3, 5].map(broken).join('')}Found 5 errors.\n`;
		expect(typeOf(text)).toBe('build');
		const visible = visibleOf(text);
		expect(visible).toContain(
			'F401 [*] `os` imported but unused ×3 also at …/part2.py:2:8, …/part3.py:3:8\n --> shop/part1.py:1:8\n',
		);
		expect(visible).toContain('invalid-syntax: Expected an expression ×2 also at 5:1\n --> shop/x.py:3:1\n');
	});
});
