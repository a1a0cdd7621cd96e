import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { unreadable } from './failure.ts';

/** Strings that have to stay visible, by file name. */
const signalsFile = 'signals.json';

/** A file that the benchmark reduces. */
export interface Fixture {
	readonly name: string;
	readonly path: string;
	/** Its planted signals. */
	readonly signals: readonly string[];
}

/** The files of a folder in the order of their names, with the signals that its `signals.json` plants, if it has one. */
export async function fixturesIn(folder: string): Promise<Fixture[]> {
	const names = await fileNames(folder);
	const signals = names.includes(signalsFile) ? await readSignals(path.join(folder, signalsFile)) : {};
	const fixtures = names
		.filter((name) => name !== signalsFile)
		.map((name) => ({ name, path: path.join(folder, name), signals: signals[name] ?? [] }));
	if (fixtures.length === 0) throw unreadable(`The folder ${folder} holds no files: name one that does.`);
	return fixtures;
}

async function fileNames(folder: string): Promise<string[]> {
	try {
		const entries = await readdir(folder, { withFileTypes: true });
		return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
	} catch (error) {
		throw unreadable(`The folder ${folder} cannot be read (${(error as Error).message}): name another.`);
	}
}

async function readSignals(file: string): Promise<Readonly<Record<string, readonly string[]>>> {
	const signals: unknown = await readFile(file, 'utf8')
		.then(JSON.parse)
		.catch(() => undefined);
	if (isSignals(signals)) return signals;
	throw unreadable(`${file} is no list of signals: write {"file name": ["text that has to stay visible"]} into it.`);
}

function isSignals(value: unknown): value is Readonly<Record<string, readonly string[]>> {
	const isTexts = (texts: unknown) => Array.isArray(texts) && texts.every((text) => typeof text === 'string');
	return typeof value === 'object' && value !== null && Object.values(value).every(isTexts);
}
