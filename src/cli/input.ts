import { readFile, stat } from 'node:fs/promises';
import { unreadable } from './failure.ts';

/** The longest text that V8 can hold, in UTF-16 units; no file of so many bytes decodes to more. */
const LONGEST = 0x1fffffe8;

export interface Input {
	/** Display name: the path as it was given, or `stdin`. */
	readonly name: string;
	readonly bytes: Uint8Array;
}

/** Reads a file, or stdin for `-`. Throws a `Failure` that says what is wrong with it. */
export async function readInput(file: string): Promise<Input> {
	const name = file === '-' ? 'stdin' : file;
	try {
		return { name, bytes: file === '-' ? await readStdin() : await readWhole(file) };
	} catch (error) {
		throw unreadable(`${name} ${whatIsWrong(error)}`);
	}
}

const problems: Readonly<Record<string, string>> = {
	ENOENT: 'does not exist: check the path.',
	ENOTDIR: 'does not exist: check the path.',
	EISDIR: 'is a folder: name one of the files in it.',
	EACCES: 'may not be read: change its permissions or copy it to where you may read it.',
	EPERM: 'may not be read: change its permissions or copy it to where you may read it.',
	ETOOBIG: 'is larger than 512 MiB, the most that is read as one text: split it at line ends and reduce the parts.',
};

function whatIsWrong(error: unknown): string {
	const { code = '', message } = error as NodeJS.ErrnoException;
	return problems[code] ?? `cannot be read (${message}): try to copy it elsewhere first.`;
}

async function readWhole(file: string): Promise<Uint8Array> {
	const { size } = await stat(file);
	checkSize(size);
	const bytes = await readFile(file);
	checkSize(bytes.length);
	return bytes;
}

async function readStdin(): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
		chunks.push(chunk);
		size += chunk.length;
		checkSize(size);
	}
	return Buffer.concat(chunks);
}

function checkSize(bytes: number): void {
	if (bytes > LONGEST) throw Object.assign(new Error('too large'), { code: 'ETOOBIG' });
}
