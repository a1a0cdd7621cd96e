import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randoms } from './randoms.ts';

const MB = 1e6;
/** Characters of a line's time. */
const STAMP = 24;
const fixture = path.resolve(import.meta.dirname, '../../test/fixtures/service.log');

/** An input of the benchmark: what it is called, and its bytes in chunks of text. */
export interface BenchInput {
	readonly name: string;
	readonly chunks: () => AsyncIterable<string> | Iterable<string>;
}

/** Logs of three sizes, one line that never ends, and lines that hold next to nothing. */
export const benchInputs: readonly BenchInput[] = [
	...[1, 10, 100].map((size) => ({ name: `log ${size} MB`, chunks: () => bigLog(size * MB) })),
	{ name: 'one line 30 MB', chunks: () => oneLine(30 * MB) },
	{ name: '200,000 lines', chunks: () => shortLines(200_000) },
];

/** What a process reduces before it is measured: smaller than every log, so that none finds just the pages it needs. */
export const warmUpInput: BenchInput = { name: 'warm-up', chunks: () => bigLog(MB / 2) };

/** Writes an input into a folder; returns its path. */
export async function writeInput({ name, chunks }: BenchInput, folder: string): Promise<string> {
	const file = path.join(folder, name.replaceAll(/[ ,]/g, '-'));
	await pipeline(Readable.from(chunks()), createWriteStream(file));
	return file;
}

/** The service log again and again, with fresh times, ids and numbers in every line. */
async function* bigLog(bytes: number): AsyncGenerator<string> {
	const lines = (await readFile(fixture, 'utf8')).trimEnd().split('\n');
	const random = randoms();
	let now = Date.UTC(2026, 2, 14, 9);
	const time = () => {
		now += random() % 500;
		return new Date(now).toISOString();
	};
	for (let size = 0; size < bytes; ) {
		const chunk = lines.map((line) => `${refreshed(line, random, time)}\n`).join('');
		size += chunk.length;
		yield chunk;
	}
}

/** What differs from one request to the next: ids, durations and longer numbers. Frames of a stack trace stay. */
function refreshed(line: string, random: () => number, time: () => string): string {
	if (!line.startsWith('2026-')) return line;
	const varying = /(?<=req=)[0-9a-f]{8}|\d+(?= ms\b)|\d{4,}/g;
	return time() + line.slice(STAMP).replace(varying, (digits) => numberOf(digits.length, random()));
}

/** A number of so many digits. */
function numberOf(digits: number, random: number): string {
	const least = 10 ** (digits - 1);
	return String(least + (random % (9 * least)));
}

function* oneLine(bytes: number): Generator<string> {
	const random = randoms();
	for (let size = 0; size < bytes; ) {
		const text = Array.from({ length: 10_000 }, () => `field${random() % 1000}=${random()};`).join('');
		size += text.length;
		yield text;
	}
}

function* shortLines(count: number): Generator<string> {
	const random = randoms();
	for (let line = 0; line < count; line++) yield `${String.fromCharCode(97 + (random() % 26))}\n`;
}
