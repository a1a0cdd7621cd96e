import { describe, expect, it } from 'vitest';
import { hasColouredWords } from '../../../src/core/screen/colouredWords.ts';

const head =
	'\x1b[1mdiff --git a/a.conf b/a.conf\x1b[m\n\x1b[1mindex 22f7297..861cc47 100644\x1b[m\n\x1b[36m@@ -4 +4 @@\x1b[m\n';

describe('hasColouredWords', () => {
	it.each([
		['a word that changed', `${head}limit = \x1b[31m5\x1b[m\x1b[32m50\x1b[m\n`],
		['a first word that changed', `${head}\x1b[31mmin\x1b[m\x1b[32mmax\x1b[m = 5\n`],
		['a word that came', `${head}limit = 5 \x1b[32mper day\x1b[m\n`],
		['a commit above it', `\x1b[33mcommit 861cc47\x1b[m\nAuthor: Ann\n\n${head}limit = 5 \x1b[32mper day\x1b[m\n`],
	])('sees them in a diff with %s', (_, text) => {
		expect(hasColouredWords(text)).toBe(true);
	});

	it.each([
		['whole lines', `${head}\x1b[31m-limit = 5\x1b[m\n\x1b[32m+\x1b[m\x1b[32mlimit = 50\x1b[m\n a \x1b[7mb\x1b[m\n`],
		['signs in text', `${head.replaceAll(/\x1b\[\d*m/g, '')}limit = [-5-]{+50+}\n`],
		[
			'prompts in colours',
			`ann@box \x1b[32m~\x1b[m $ git diff\n${head}\x1b[31m-a\x1b[m\n\x1b[32m+\x1b[m\x1b[32mb\x1b[m\n`,
		],
		['bars of statistics', `\x1b[33mcommit 861cc47\x1b[m\n\n a.ts | 4 \x1b[32m++\x1b[m\x1b[31m--\x1b[m\n`],
		['a log', '\x1b[31mERROR\x1b[m\x1b[32mok\x1b[m\n'],
	])('does not take %s for them', (_, text) => {
		expect(hasColouredWords(text)).toBe(false);
	});
});
