import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentType } from '../../src/core/contentType.ts';
import type { BenchInput } from './inputs.ts';
import { randoms } from './randoms.ts';

const SIZE = 10e6;
/** Larger code than 5 MB is not parsed. */
const CODE_SIZE = 4e6;
const fixtures = path.resolve(import.meta.dirname, '../../test/fixtures');

/** How a fixture becomes large: what stands before, between and behind its copies. */
interface Recipe {
	readonly fixture: string;
	readonly before?: string;
	readonly between?: string;
	readonly behind?: string;
	/** Bytes, about. */
	readonly size?: number;
}

const recipes: Readonly<Record<ContentType, Recipe>> = {
	session: { fixture: 'agent-session.jsonl' },
	json: { fixture: 'payment-response.json', before: '[', between: ',', behind: ']' },
	diff: { fixture: 'auth-guard.diff' },
	testReport: { fixture: 'test-run.txt' },
	build: { fixture: 'build-output.txt' },
	stackTrace: { fixture: 'crash.txt' },
	search: { fixture: 'search.txt' },
	table: { fixture: 'pods.txt' },
	markup: { fixture: 'report.html', before: '<pages>\n', behind: '</pages>\n' },
	yaml: { fixture: 'deployment.yaml', between: '---\n' },
	terminal: { fixture: 'terminal.ansi' },
	mixed: { fixture: 'ci-run.log' },
	log: { fixture: 'service.ndjson' },
	fileList: { fixture: 'file-listing.txt' },
	text: { fixture: '../../README.md' },
	code: { fixture: '../../src/core/edits/embed.ts', size: CODE_SIZE },
};

/** An input of the benchmark that is reduced as one type. */
export interface TypeInput extends BenchInput {
	readonly type: ContentType;
}

/** One input of 10 MB for each type, 4 MB for code. */
export const typeInputs: readonly TypeInput[] = Object.entries(recipes).map(([type, recipe]) => ({
	name: `${type} ${(recipe.size ?? SIZE) / 1e6} MB`,
	type: type as ContentType,
	chunks: () => copies(recipe),
}));

/** The fixture again and again, with other numbers in every copy. */
function* copies({ fixture, before = '', between = '', behind = '', size: most = SIZE }: Recipe): Generator<string> {
	const text = readFileSync(path.join(fixtures, fixture), 'utf8');
	const random = randoms();
	yield before;
	for (let size = 0; size < most; ) {
		const copy = text.replace(/(?<![\d.])[1-9]\d{3,8}(?!\d)/g, ({ length }) =>
			String(random()).padStart(length, '1').slice(0, length),
		);
		if (size > 0) yield between;
		size += copy.length;
		yield copy;
	}
	yield behind;
}
