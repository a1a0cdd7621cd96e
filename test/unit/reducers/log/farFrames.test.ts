import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { reducing } from '../../support/reducing.ts';
import { clock, linesOf } from './logText.ts';

const word = (i: number) => 'abcdefghijklmnopqrstuvwxyz'[i] as string;
const frames = (count: number, frame: (n: number) => string) =>
	Array.from({ length: count }, (_, n) => frame(n)).join('\n');
const java = (i: number) =>
	`2026-01-05 ${clock(i)} ERROR job ${word(i)} failed\ncom.shop.JobException: ${word(i)} is gone\n${frames(6, (n) => `\tat com.shop.${word(i)}.Job.step${n}(Job.java:${n + 4})`)}\nCaused by: com.shop.DbException: no ${word(i)}\n${frames(5, (n) => `\tat com.shop.${word(i)}.Dao.find${n}(Dao.java:${n + 9})`)}\n\t... 4 more`;
const python = (i: number) =>
	`2026-01-05 ${clock(i)} ERROR job ${word(i)} failed\nTraceback (most recent call last):\n${frames(6, (n) => `  File "/srv/${word(i)}/job.py", line ${n + 4}, in step${n}\n    run_${word(i)}(${n})`)}\nValueError: ${word(i)} is gone`;

describe("the user's frames in a log", () => {
	it('all stay while the traces are few', () => {
		expect(reducing(reduceLog, linesOf(3, java)).visible).toBe(linesOf(3, java));
	});

	it('stay next to each throw where the traces are many, and every cause stays', () => {
		const { visible, restored, source } = reducing(reduceLog, linesOf(24, java));
		expect(visible).toContain(
			'h is gone\n\tat com.shop.h.Job.step0(Job.java:4)\n\tat com.shop.h.Job.step1(Job.java:5)\n\t… 4 lines of further frames\nCaused by: com.shop.DbException: no h\n\tat com.shop.h.Dao.find0(Dao.java:9)\n\tat com.shop.h.Dao.find1(Dao.java:10)\n\t… 3 lines of further frames\n\t... 4 more\n',
		);
		expect(restored).toEqual(source.bytes);
	});

	it('stay at the end in Python, where the throw is', () => {
		const { visible } = reducing(reduceLog, linesOf(24, python));
		expect(visible).toContain(
			'(most recent call last):\n\t… 8 lines of further frames\n  File "/srv/h/job.py", line 8, in step4\n    run_h(4)\n  File "/srv/h/job.py", line 9, in step5\n    run_h(5)\nValueError: h is gone\n',
		);
	});

	it('stay where they are kept', () => {
		const text = linesOf(24, java);
		const start = text.indexOf('\tat com.shop.h.Job.step4');
		expect(reducing(reduceLog, text, { keep: spansOf([[start, start + 5]]) }).visible).toContain(
			'\tat com.shop.h.Job.step4(',
		);
	});
});
