import { createReadStream } from 'node:fs';
import { unreadable, wrongUsage } from './failure.ts';

/** The longest text that V8 can hold, in UTF-16 units; no file of so many bytes decodes to more. */
const LONGEST = 0x1fffffe8;

/** Bytes of a file that are read at once. */
const CHUNK = 1024 * 1024;

export interface Input {
	/** Display name: the path as it was given, or `stdin`. */
	readonly name: string;
	readonly bytes: Uint8Array;
}

/** Reads a file, or stdin for `-`. Throws a `Failure` that says what is wrong with it. */
export async function readInput(file: string): Promise<Input> {
	if (file === '') throw wrongUsage('An empty word is no file: name one, or give - for stdin.');
	const name = file === '-' ? 'stdin' : file;
	try {
		const stream = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK });
		return { name, bytes: await readAll(stream) };
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

/** A device or a pipe has no size to look at before: what comes is counted while it is read. */
async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of stream) {
		chunks.push(chunk);
		size += chunk.length;
		if (size > LONGEST) throw Object.assign(new Error('too large'), { code: 'ETOOBIG' });
	}
	return Buffer.concat(chunks);
}
