import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceFileList } from '../../../../src/core/reducers/fileList/reduceFileList.ts';
import { type ReducingOptions, reducing } from '../../support/reducing.ts';

const many = (count: number, name: (i: number) => string) => Array.from({ length: count }, (_, i) => name(i));
const text = (...lines: (string | string[])[]) => `${lines.flat().join('\n')}\n`;

/** The visible lines without the legend. */
function visible(source: string, options?: ReducingOptions): string[] {
	const lines = reducing(reduceFileList, source, options).visible.split('\n').slice(0, -1);
	return lines.filter((line) => !line.startsWith('#ref:'));
}

describe('lists of paths', () => {
	it('shows the first entries of a folder and counts the others', () => {
		const lines = visible(
			text(
				'README.md',
				many(100, (i) => `src/module${i}.ts`),
				'tests/a.ts',
			),
		);
		expect(lines).toEqual(['README.md', ...many(6, (i) => `src/module${i}.ts`), 'src/ … 94 entries', 'tests/a.ts']);
	});

	it('shows the first of each kind among many', () => {
		const lines = visible(
			text(
				many(100, (i) => `src/a${i}.ts`),
				'src/b.wasm',
				many(60, (i) => `src/c${i}.ts`),
				'x',
			),
		);
		expect(lines).toEqual([
			...many(6, (i) => `src/a${i}.ts`),
			'src/ … 94 entries',
			'src/b.wasm',
			'src/ … 60 entries',
			'x',
		]);
	});

	it('shows every top folder with its count', () => {
		const lines = visible(text(many(60, (folder) => many(30, (i) => `pkg${folder}/f${i}.ts`).join('\n'))));
		expect(lines.filter((line) => line.endsWith(' … 30 entries'))).toEqual(
			many(20, (i) => `pkg${40 + i}/ … 30 entries`),
		);
	});

	it('folds vendored and build folders as a whole', () => {
		const lines = visible(
			text(
				'./.env',
				'./src/a.ts',
				'./src/b.ts',
				'./node_modules',
				many(300, (i) => `./node_modules/p${i}/index.js`),
			),
		);
		expect(lines).toEqual(['./.env', './src/a.ts', './src/b.ts', './node_modules', './node_modules/ … 300 entries']);
	});

	it('never names a folder that not all of a fold stand in', () => {
		const source = text(
			'a/x',
			many(90, (i) => `a/b${i % 9}/deep/c${i}.ts`),
			many(90, (i) => `z/b${i % 9}/deep/c${i}.ts`),
		);
		const { applied, source: whole } = reducing(reduceFileList, source);
		const { start, end } = applied.plan;
		for (const [edit, parts] of applied.plan.parts) {
			const [shown] = parts;
			if (shown?.kind !== 'copy') continue;
			const folder = whole.text.slice(shown.start, shown.end);
			const own = applied.plan.omission[edit];
			start.forEach((from, i) => {
				if (applied.plan.omission[i] === own) expect(whole.text.slice(from, end[i]).startsWith(folder)).toBe(true);
			});
		}
		expect(applied.plan.parts.size).toBeGreaterThan(3);
	});
});

describe('sections of ls -R', () => {
	const section = (path: string, count: number) => [
		'',
		`${path}:`,
		...many(count, (i) => `${path.replaceAll('/', '-')}-${i}.h`),
	];

	it('counts entries in a section, and lines of whole sections', () => {
		const folders = many(50, (i) => section(`/usr/d${i}/sub`, 9).join('\n'));
		const lines = visible(
			text(
				'/usr:',
				many(50, (i) => `d${i}`),
				folders,
			),
		);
		expect(lines.filter((line) => line === '… 3 entries')).toHaveLength(40);
		expect(lines.slice(-10, -1)).toEqual(many(9, (i) => `/usr/d${40 + i}/ … 11 lines`));
	});

	it('folds the sections of a vendored folder with their heads', () => {
		const lines = visible(
			text(
				'.:',
				'node_modules',
				'src',
				many(30, (i) => section(`./node_modules/p${i}`, 5).join('\n')),
				section('./src', 2),
			),
		);
		expect(lines).toEqual([
			'.:',
			'node_modules',
			'src',
			'',
			'./node_modules/ … 210 lines',
			'./src:',
			'.-src-0.h',
			'.-src-1.h',
		]);
	});
});

describe('long lines', () => {
	const long = (name: string, size = 100, mode = '-rw-r--r--') =>
		`${mode}  1 ann staff ${String(size).padStart(10)} Jan 13 17:29 ${name}`;

	it('G2: shows .env, dist and .venv of one folder', () => {
		const source = text(
			'total 48',
			long('.', 1, 'drwxr-xr-x'),
			long('..', 1, 'drwxr-xr-x'),
			long('.env'),
			long('.venv', 1, 'drwxr-xr-x'),
			long('dist', 1, 'drwxr-xr-x'),
		);
		expect(visible(source)).toEqual(source.split('\n').slice(0, -1));
	});

	it('shows the largest file, the set-user-id one and the totals among hundreds', () => {
		const names = many(400, (i) => long(`log.${i}`));
		names[333] = long('log.333', 4_000_000_000);
		names[250] = long('log.250', 100, '-rwsr-xr-x');
		const lines = visible(text('total 48', names));
		expect(lines[0]).toBe('total 48');
		expect(lines).toContain(names[333]);
		expect(lines).toContain(names[250]);
		expect(lines).toContain('… 82 entries');
		expect(lines).toHaveLength(1 + 40 + 2 + 3);
	});

	it('shows the folder of archive entries without the attributes of one of them', () => {
		const entry = (name: string) => `-rw-r--r--  2.0 unx    19810 bl defN 21-Dec-12 23:35 ${name}`;
		const lines = visible(
			text(
				'Archive:  a.jar',
				entry('META-INF/MANIFEST.MF'),
				many(50, (i) => entry(`org/x/C${i}.class`)),
				'51 files',
			),
		);
		expect(lines[0]).toBe('Archive:  a.jar');
		expect(lines.slice(-2)).toEqual(['org/x/ … 44 entries', '51 files']);
	});

	it('understands du', () => {
		const lines = visible(
			text(
				many(50, (i) => `4\t./src/a${i}.ts`),
				'900\t./src/big.bin',
				'1104\t./src',
				'1200\t.',
			),
		);
		expect(lines).toContain('./src/ … 44 entries');
		expect(lines.slice(-3)).toEqual(['900\t./src/big.bin', '1104\t./src', '1200\t.']);
	});
});

describe('drawn trees', () => {
	it('says at the right depth what left, and keeps the folders above what is shown', () => {
		const lines = visible(
			text(
				'.',
				'├── src',
				many(20, (i) => `│   ├── a${i}.ts`),
				'│   └── core',
				many(9, (i) => `│       ├── c${i}.ts`),
				'└── z.md',
				'',
				'2 directories, 30 files',
			),
		);
		expect(lines).toEqual([
			'.',
			'├── src',
			...many(6, (i) => `│   ├── a${i}.ts`),
			'│   ├── … 14 entries',
			'│   └── core',
			...many(3, (i) => `│       ├── c${i}.ts`),
			'│       ├── … 6 entries',
			'└── z.md',
			'',
			'2 directories, 30 files',
		]);
	});

	it('folds a vendored folder under its name', () => {
		const lines = visible(
			text(
				'.',
				'├── node_modules',
				many(60, (i) => `│   ├── p${i}`),
				'└── src',
				'    └── a.ts',
			),
		);
		expect(lines).toEqual(['.', '├── node_modules', '│   ├── … 60 entries', '└── src', '    └── a.ts']);
	});
});

describe('git', () => {
	it('folds only lines of one status, and shows it with them', () => {
		const lines = visible(
			text(
				many(20, (i) => ` M src/a${i}.ts`),
				many(20, (i) => ` D src/b${i}.ts`),
				'UU src/c.ts',
				'?? build.log',
			),
		);
		expect(lines).toEqual([
			...many(6, (i) => ` M src/a${i}.ts`),
			' M src/ … 14 entries',
			' D src/b0.ts',
			' D src/ … 19 entries',
			'UU src/c.ts',
			'?? build.log',
		]);
	});

	it('tells hidden lines of one status from those of another', () => {
		const changed = (status: string, from: number) => many(20, (i) => ` ${status} src/a${from + i}.ts`);
		const lines = visible(text('?? x', changed('M', 0), changed('D', 20), changed('M', 40), changed('D', 60)));
		expect(lines.slice(-2)).toEqual([' M src/ … 20 entries', ' D src/ … 20 entries']);
	});

	it('keeps every file in conflict', () => {
		const source = text(many(30, (i) => `UU src/a${i}.ts`));
		expect(reducing(reduceFileList, source).visible).toBe(source);
	});

	it('keeps the summary and the largest changes of diff --stat', () => {
		const lines = visible(
			text(
				many(90, (i) => ` src/a${i}.ts    |   ${i % 7} +-`),
				' src/lock  | 9439 +++---',
				' 91 files changed, 9700 insertions(+)',
			),
		);
		expect(lines).toContain(' src/lock  | 9439 +++---');
		expect(lines.at(-1)).toBe(' 91 files changed, 9700 insertions(+)');
		expect(lines.filter((line) => line.startsWith(' src/ … '))).not.toEqual([]);
	});

	it('G1: keeps the sentences of git status', () => {
		const source = text(
			'HEAD detached at 77a04d3',
			'All conflicts fixed but you are still merging.',
			many(40, (i) => `\tmodified:   src/a${i}.ts`),
		);
		expect(visible(source).slice(0, 2)).toEqual([
			'HEAD detached at 77a04d3',
			'All conflicts fixed but you are still merging.',
		]);
	});

	it('G3: merges nothing across commits', () => {
		const commit = (i: number) => [
			`commit ${String(i).repeat(40)}`,
			'',
			`    change ${i}`,
			'',
			' a.md | 1 +',
			...many(20, (j) => ` src/f${j}.ts | ${i} +`),
			' 20 files changed',
		];
		const lines = visible(text(many(8, (i) => commit(i).join('\n'))));
		expect(lines.filter((line) => /^commit/.test(line))).toHaveLength(8);
		expect(lines.filter((line) => line === ' src/ … 14 entries')).toHaveLength(8);
	});
});

describe('any listing', () => {
	it('keeps what must be kept', () => {
		const source = text(
			'x',
			many(100, (i) => `src/a${i}.ts`),
		);
		const at = source.indexOf('src/a77.ts');
		const lines = visible(source, { keep: spansOf([[at, at + 5]]) });
		expect(lines.slice(-3)).toEqual(['src/ … 71 entries', 'src/a77.ts', 'src/ … 22 entries']);
	});

	it('shows one line alone rather than its count', () => {
		expect(
			visible(
				text(
					'x',
					many(7, (i) => `src/a${i}.ts`),
					'z.md',
				),
			),
		).toContain('src/a6.ts');
	});

	it('keeps lines that are no entries', () => {
		const sentence = 'find: cannot open that: Permission denied';
		expect(
			visible(
				text(
					'x',
					many(50, (i) => `src/a${i}.ts`),
					sentence,
					many(50, (i) => `src/b${i}.ts`),
				),
			),
		).toContain(sentence);
	});

	it('has no cliff: one more entry changes the count alone', () => {
		const shown = (count: number) =>
			visible(
				text(
					'x',
					many(count, (i) => `src/a${i}.ts`),
					'z/z.md',
				),
			);
		for (let count = 40; count < 80; count++) {
			expect(
				shown(count + 1)
					.join('\n')
					.replace(/… \d+/, ''),
			).toBe(shown(count).join('\n').replace(/… \d+/, ''));
		}
	});

	it.each(['coarse', 'fine'] as const)('reduces the fixture to a tenth (%s)', (granularity) => {
		const fixture = readFileSync(new URL('../../../fixtures/file-listing.txt', import.meta.url));
		const { visible } = reducing(reduceFileList, fixture, { granularity });
		expect(visible).toContain('./.env\n');
		expect(visible).toContain('./node_modules/ … 400 entries');
		expect(Buffer.byteLength(visible)).toBeLessThan(0.11 * fixture.length);
	});
});

it('shows the packages of a tree that are not as they should be', () => {
	const tree = many(90, (i) => `├─┬ a${i}@1.0.0\n│ └── b${i}@2.0.0${i === 80 ? ' invalid: "^3.0.0"' : ''}`);
	const lines = visible(
		text('shop@1.0.0 /app', tree, '├── UNMET DEPENDENCY react@^18.0.0', '├── z@1.0.0', '└── y@1.0.0'),
	);
	expect(lines).toContain('├── UNMET DEPENDENCY react@^18.0.0');
	expect(lines).toContain('│ └── b80@2.0.0 invalid: "^3.0.0"');
	expect(lines).not.toContain('│ └── b81@2.0.0');
});
