import { inert, inertJson, oneLine } from '../core/inert.ts';
import { decode, type Encoding, encode } from '../core/source/encoding.ts';

const utf8: Encoding = { name: 'utf-8', bom: 0, tail: 0 };

/** Prints the product's own lines. */
export function printLines(lines: readonly string[]): void {
	process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

/** Prints one value as JSON on one line; characters that would drive a terminal are escaped, which changes no value. */
export function printJson(value: unknown): void {
	process.stdout.write(`${inertJson(JSON.stringify(value))}\n`);
}

/** Prints text from a source as UTF-8, escaped bytes as the bytes they stand for; to a terminal without its controls. */
export function printText(text: string): void {
	process.stdout.write(process.stdout.isTTY ? inert(text) : encode(text, utf8));
}

/** Prints bytes from a source exactly; to a terminal their text, without its controls. */
export function printBytes(bytes: Uint8Array, text = () => decode(bytes).text): void {
	process.stdout.write(process.stdout.isTTY ? inert(text()) : bytes);
}

/** Says one sentence on stderr. */
export function say(sentence: string): void {
	process.stderr.write(`nolife: ${oneLine(sentence)}\n`);
}

/** Ends the process quietly when the reader of stdout has gone, and with a sentence when stdout cannot be written. */
export function watchOutput(): void {
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code === 'EPIPE') process.exit();
		say(`The output cannot be written (${error.message}): make room for it or send it elsewhere.`);
		process.exit(3);
	});
}
