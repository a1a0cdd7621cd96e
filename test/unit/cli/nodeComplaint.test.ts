import { expect, it } from 'vitest';
import { engines } from '../../../package.json';
import { nodeComplaint } from '../../../src/cli/nodeComplaint.ts';
import { nolife } from '../support/nolife.ts';

const oldest = Number(engines.node.replace('>=', ''));

it.each([`${oldest}.0.0`, `${oldest + 2}.21.0`])('Node %s will do', (version) => {
	expect(nodeComplaint(version)).toBeUndefined();
});

it.each([`${oldest - 1}.99.9`, '9.0.0'])('Node %s will not', (version) => {
	expect(nodeComplaint(version)).toContain(`needs Node ${oldest} or newer`);
});

it('an older Node ends the command with one sentence', async () => {
	const { code, stdout, stderr } = await nolife(['refs', '--json'], { nodeVersion: '20.20.2' });
	expect({ code, stdout: stdout.toString() }).toEqual({ code: 2, stdout: '' });
	expect(stderr).toMatch(/^nolife: This is Node 20\.20\.2, [^\n]+\.\n$/);
});
