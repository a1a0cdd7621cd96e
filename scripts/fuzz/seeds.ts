import { readdirSync, readFileSync } from 'node:fs';
import type { ContentType } from '../../src/core/contentType.ts';

/** Which of the project's own files look like a content type; paths from the root. */
const files: Readonly<Record<ContentType, readonly string[]>> = {
	session: ['test/fixtures/agent-session.jsonl'],
	testReport: ['test/fixtures/test-run.txt'],
	json: ['test/fixtures/payment-response.json', 'package.json'],
	diff: ['test/fixtures/auth-guard.diff'],
	build: ['test/fixtures/build-output.txt'],
	stackTrace: ['test/fixtures/crash.txt'],
	terminal: ['test/fixtures/terminal.ansi'],
	mixed: ['test/fixtures/ci-run.log', 'README.md'],
	search: ['test/fixtures/search.txt'],
	table: ['test/fixtures/pods.txt'],
	markup: ['test/fixtures/report.html'],
	yaml: ['test/fixtures/deployment.yaml'],
	log: ['test/fixtures/service.log', 'test/fixtures/service.ndjson'],
	fileList: ['test/fixtures/file-listing.txt'],
	code: ['src/core/pipeline.ts', 'src/core/edits/spans.ts'],
	text: ['README.md', 'CONTRIBUTING.md'],
};

/** Texts of a content type to begin with. */
export function seedsOf(type: ContentType): string[] {
	return files[type].map((file) => readFileSync(file, 'utf8'));
}

/** The beginnings of all fixtures, as bytes. */
export function fixtureBytes(): Uint8Array[] {
	return fixtures().map((file) => new Uint8Array(readFileSync(file)).subarray(0, 4_000));
}

/** All fixtures, as texts. */
export function fixtureTexts(): string[] {
	return fixtures().map((file) => readFileSync(file, 'utf8'));
}

function fixtures(): string[] {
	const entries = readdirSync('test/fixtures', { withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
}
