import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { extractLog } from '../../../../src/core/signals/log.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { reducing } from '../../support/reducing.ts';

const opened = (i: number) => `openat(AT_FDCWD, "/etc/app/conf.d/${i}.json", O_RDONLY|O_CLOEXEC) = 3`;
const missing = (i: number) =>
	`openat(AT_FDCWD, "/opt/app/${i}.json", O_RDONLY) = -1 ENOENT (No such file or directory)`;
const decisive = [
	'openat(AT_FDCWD, "/opt/app/7.json", O_RDONLY) = -1 EACCES (Permission denied)',
	'connect(4, {sa_family=AF_INET, sin_port=htons(5432)}, 16) = -1 ECONNREFUSED (Connection refused)',
	'openat(AT_FDCWD, "/opt/app/9.json", O_RDONLY) = -1 EMFILE (Too many open files)',
	'--- SIGSEGV {si_signo=SIGSEGV, si_code=SEGV_MAPERR, si_addr=0x10} ---',
	'+++ killed by SIGSEGV (core dumped) +++',
];
const calls = [
	'execve("/usr/bin/app", ["app"], 0x7ffd5ca09a60 /* 40 vars */) = 0',
	...Array.from({ length: 60 }, (_, i) => [opened(i), `read(3, "{", 4096)${' '.repeat(8)}= ${i}`, missing(i)]).flat(),
	...decisive,
];

describe('what strace prints', () => {
	it.each([
		['one process', (line: string) => line],
		['several, in a file', (line: string) => `30788 ${line}`],
		['several, on the screen', (line: string) => `[pid 30788] ${line}`],
		['behind times', (line: string, i: number) => `30788 15:36:14.${170_000 + i} ${line} <0.000012>`],
	])('is a log that keeps what failed: %s', (_, printed) => {
		const text = `${calls.map(printed).join('\n')}\n`;
		expect(classify('trace', text, linesOf(text))).toMatchObject({ type: 'log', confidence: 0.95 });
		const { visible } = reducing(reduceLog, text);
		expect(visible.split('\n').length).toBeLessThan(20);
		for (const line of decisive) expect(visible).toContain(line);
		expect(visible).toContain(`${missing(0)}`);
	});

	it('has for critical the first failure of each call and error, and signals', () => {
		const text = `${calls.join('\n')}\n`;
		const found = extractLog(text, linesOf(text)).map(({ start, end }) => text.slice(start, end));
		expect(new Set(found)).toEqual(new Set([missing(0), ...decisive]));
	});

	it('is not what merely holds some calls', () => {
		const text = `Our program hangs:\n\n${calls.slice(0, 4).join('\n')}\n\nand then nothing.\nWhat can we do?\nThanks\n`;
		expect(classify('question', text, linesOf(text)).type).not.toBe('log');
	});
});
