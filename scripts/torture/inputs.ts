/** A source that a tortured process stores, and whether the engine reduces it or refs of its own are made up for it. */
export interface Input {
	readonly bytes: Uint8Array;
	readonly name: string;
	readonly reduced: boolean;
}

const SMALL = 8000;
const LARGE = 3_000_000;
const LINES = 2000;

/** How many earlier sources may come again. */
const REMEMBERED = 20;

/** Sources without end: most are small, some a few MB, some have been there before, some are logs with a secret. */
export function* inputs(random: () => number): Generator<Input> {
	const earlier: Input[] = [];
	for (;;) {
		const again = earlier[random() % (2 * REMEMBERED)];
		const input = again ? { ...again, name: `again-${random()}` } : newInput(random);
		if (!again) earlier[random() % REMEMBERED] = input;
		yield input;
	}
}

function newInput(random: () => number): Input {
	const kind = random() % 12;
	const name = `input-${random()}`;
	if (kind === 0) return { name, reduced: true, bytes: log(random) };
	return { name, reduced: false, bytes: noise(1 + (random() % (kind === 1 ? LARGE : SMALL)), random) };
}

/** Bytes that no compression makes smaller. */
function noise(size: number, random: () => number): Uint8Array {
	const words = Uint32Array.from({ length: Math.ceil(size / 4) }, random);
	return new Uint8Array(words.buffer, 0, size);
}

function log(random: () => number): Uint8Array {
	const secret = `password=${random().toString(36)}${random().toString(36)}`;
	const lines = Array.from({ length: LINES }, (_, i) => `INFO worker ${random() % 7} took a job of queue ${i % 3}`);
	lines.push(`ERROR no answer from postgres://user:${secret}@db.example.com/main`);
	return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
