import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nolife } from '../support/nolife.ts';
import { temporaryFolder } from '../support/storing.ts';

const log = Array.from({ length: 60 }, (_, i) => {
	const time = `2026-01-02T03:04:${String(i).padStart(2, '0')}`;
	return i % 3 === 0 ? `${time} INFO request ${i} handled\n` : `${time} DEBUG cache lookup of session ${i}\n`;
}).join('');

/** A folder with a log and a file of rules. */
async function folderWith(rules: string): Promise<string> {
	const folder = await temporaryFolder();
	await writeFile(path.join(folder, 'app.log'), log);
	await writeFile(path.join(folder, '.nolife.json'), rules);
	return folder;
}

function analyze(cwd: string, ...flags: string[]) {
	return nolife(['analyze', 'app.log', '--json', '--store', 'store', ...flags], { cwd });
}

test('a named file of rules counts, and the trace says so', async () => {
	const folder = await folderWith('{"keep":["session 31$"],"fold":["DEBUG"]}');
	const { code, stdout, stderr } = await analyze(folder, '--rules', '.nolife.json');
	expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
	const { trace, visible, reasons } = JSON.parse(stdout.toString());
	expect(trace[4].detail).toMatch(/; rules: 1 keep, 1 fold$/);
	expect(visible.text).toContain('DEBUG cache lookup of session 31\n');
	expect(reasons).toContainEqual(expect.objectContaining({ reason: 'your rule', lines: 39 }));
});

test('a file of rules that nobody names counts for nothing', async () => {
	const folder = await folderWith('{"fold":["DEBUG"]}');
	const { trace, reasons } = JSON.parse((await analyze(folder)).stdout.toString());
	expect(trace[4].detail).not.toContain('rules');
	expect(reasons.map(({ reason }: { reason: string }) => reason)).not.toContain('your rule');
});

test('a file with faults ends with 2 and a sentence for each', async () => {
	const folder = await folderWith('{"keep":["("],"folds":[]}');
	const { code, stdout, stderr } = await analyze(folder, '--rules', '.nolife.json');
	expect({ code, stdout: stdout.toString() }).toEqual({ code: 2, stdout: '' });
	expect(stderr).toMatch(
		/^nolife: \.nolife\.json: rule 1 of "keep", "\(", is no pattern .+\.\nnolife: \.nolife\.json: "folds" is no rule: .+\.\n$/,
	);
});

test('a file that is not there ends with 3', async () => {
	const { code, stderr } = await analyze(await folderWith('{}'), '--rules', 'none.json');
	expect({ code, stderr }).toEqual({ code: 3, stderr: 'nolife: none.json does not exist: check the path.\n' });
});
