import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Strings } from '../../../src/core/secrets/strings.ts';
import { PATIENCE } from '../support/patience.ts';
import { running } from '../support/running.ts';

const [one, other] = ['Summer2026!q', 'blue42falcon'];

/** What programs print on several lines, or in quotes, each with both passwords. */
const printed: Readonly<Record<string, string>> = {
	'a table of a shell': `id\tpassword\n1\t${one}\n2\t${other}\n`,
	'a drawn table': `| user | password |\n|---|---|\n| joe | ${one} |\n| ann | ${other} |\n`,
	'a statement': `INSERT INTO users (name, password)\nVALUES ('joe', '${one}'),\n('ann', '${other}');\n`,
	'a dialogue': `USER joe\r\nPASS ${one}\r\n230 ok\r\nUSER ann\r\nPASS ${other}\r\n`,
	'a list of YAML': `x:\npasswords:\n  - ${one}\n  - "${other}"\n`,
	'a line of another program': `$ htpasswd -b "f" "joe" "${one}"\n$ mysql -uroot -p"${other}"\n`,
	'words that begin a line': `psk=${one}\npsk=${other}\n`,
	'code in quotes': `<input name="password" value="${one}">\nos.getenv("DB_PASSWORD", "${other}")\n`,
};

const everywhere = (text: string) => Array.from(text, (_, at) => at);

const inJson = (value: unknown, depth: number): string =>
	depth === 0 ? JSON.stringify(value) : inJson({ out: JSON.stringify(value), n: 1 }, depth - 1);

describe('what a program printed into a string of JSON', () => {
	it.each(Object.entries(printed).flatMap(([what, text]) => [0, 1, 2].map((depth) => [what, depth, text] as const)))(
		'is masked: %s, within %d more',
		async (_, depth, text) => {
			const { run, recovery } = await running(inJson({ out: `first\n${text}last` }, depth), { type: 'text' });
			expect(run.text).not.toContain(one);
			expect(run.text).not.toContain(other);
			expect(run.text.match(/\[secret:password /g)).toHaveLength(2);
			expect(run.text).toContain('last');
			expect(recovery.pass).toBe(true);
			JSON.parse(run.text);
		},
	);

	it('is masked with the escapes in it', async () => {
		const { run } = await running(JSON.stringify({ out: "a\nDB_PASSWORD='x\"\\y42z!q'\nb" }));
		expect(run.text).toMatch(/^\{"out":"a\\nDB_PASSWORD='\[secret:password [^\]]+\]'\\nb"\}$/);
	});

	it('is no table that goes on in the next string', async () => {
		const rows = [`id,password\n1,${one}`, `name,file\n1,${other}`, `2,${other}\n3,x`];
		const { run } = await running(JSON.stringify(rows));
		expect(run.text).not.toContain(one);
		expect(run.text.split(other)).toHaveLength(3);
	});

	it('is masked in a line of a log, and in a repr', async () => {
		const { run } = await running(
			`1 got {"out":"id,password\\n1,${one}"}\n2 Result(out='x\\nid,password\\n1,${other}\\n')\n`,
		);
		expect(run.text.replace(/\[[^\]]+\]/g, '§')).toBe(
			`1 got {"out":"id,password\\n1,§"}\n2 Result(out='x\\nid,password\\n1,§\\n')\n`,
		);
	});
});

it('undoes what is an escape in a string, and finds the way back to all of it', () => {
	const piece = fc.constantFrom(
		'a',
		'\\n',
		'\\\\',
		'\\"',
		'\\u0041',
		'\\d',
		'\\u00',
		'\\t',
		'"',
		'\n',
		'é',
		'😀',
		"\\'",
	);
	fc.assert(
		fc.property(fc.array(piece), (pieces) => {
			const source = pieces.join('');
			const strings = new Strings(source, everywhere(source));
			let last = -1;
			for (let at = 0; at < strings.text.length; at++) {
				if (strings.text.startsWith('\n\n\0\n', at)) at += 4;
				if (at >= strings.text.length) break;
				const [there] = strings.inSource([{ start: at, end: at + 1, kind: 'token' }]);
				const written = source.slice(there?.start, there?.end);
				const character = strings.text[at];
				expect(there?.start).toBeGreaterThan(last);
				last = there?.start as number;
				if (written.length === 1) expect(written).toBe(character);
				else if (/^\\[nt]$|^\\u/.test(written)) expect(JSON.parse(`"${written}"`)).toBe(character);
				else expect(written.endsWith(character as string)).toBe(true);
			}
		}),
	);
});

it('reads no string without escapes', () => {
	const source = '{"a":"b","c":["d",1]}\nx "y" z\n';
	expect(new Strings(source, everywhere(source)).text).toBe('');
});

it('reads no string without a word for secrets', () => {
	const source = '{"a":"b\\n","c":"d\\ne","f":"g\\n"}';
	expect(new Strings(source, [source.indexOf('d')]).text.trim().split('\0').at(-1)).toBe('\nd\ne');
});

it.each([
	['escapes', '\\n'],
	['quotes', '"\\"'],
	['backslashes', '\\'],
	['short strings', '"\\n",'],
	['lines', '\\n"\n'],
])(
	'ends in time with millions of characters of %s',
	(_, part) => {
		const text = part.repeat(4_000_000 / part.length);
		new Strings(text, everywhere(text));
	},
	PATIENCE,
);

it('takes nothing for a secret that goes from one string into the next', () => {
	const source = '["a\\n","b","c\\n"]';
	const strings = new Strings(source, everywhere(source));
	const [all, first] = [
		{ start: 4, end: strings.text.length, kind: 'token' },
		{ start: 4, end: 6, kind: 'token' },
	];
	expect(strings.within([all, first])).toEqual([first]);
});
