import type { Secret } from './secret.ts';

/** A secret as it can be masked in JSON: within a string between its escapes, or a whole value that then needs quotes. */
export interface JsonPlace extends Secret {
	readonly quoted: boolean;
	/** It is a part of a scalar of YAML that no blank and number sign may cut off. */
	readonly isPart?: boolean;
}

/** Whether a text is JSON, or a JSON value on its first line: one value per line. */
export function isJson(text: string): boolean {
	if (!/^\s*[[{]/.test(text.slice(0, 1000))) return false;
	return parses(text) || parses(text.slice(0, text.indexOf('\n') + 1));
}

function parses(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** Takes ascending, disjoint secrets in JSON; returns what of them can be masked so that JSON stays JSON, ascending. */
export function jsonPlaces(text: string, secrets: readonly Secret[]): JsonPlace[] {
	const places: JsonPlace[] = [];
	const walk = new JsonWalk(text);
	for (const secret of secrets) {
		walk.goTo(secret.start);
		let piece: { start: number; end: number } | undefined;
		const close = () => {
			if (piece) places.push({ ...secret, ...piece, quoted: false });
			piece = undefined;
		};
		for (; walk.start < secret.end; walk.next()) {
			if (walk.kind === 'string') piece = { start: piece?.start ?? walk.start, end: walk.end };
			else close();
			if (walk.kind === 'bare') places.push({ ...secret, start: walk.start, end: walk.end, quoted: true });
		}
		close();
	}
	return places;
}

const escaped = /\\(?:u[0-9a-fA-F]{4}|.)?/sy;
const bare = /[^\s"{}[\],:]+/y;

/** Goes over JSON unit by unit: a character or an escape within a string, a bare value, or anything else. */
class JsonWalk {
	start = 0;
	end = 0;
	kind: 'string' | 'bare' | 'other' = 'other';
	private isInString = false;
	private readonly text: string;

	constructor(text: string) {
		this.text = text;
	}

	/** To the unit that holds an offset or ends behind it. Strings end with their line, so it may begin with that line. */
	goTo(offset: number): void {
		const line = this.lineOf(offset);
		if (line > this.end) {
			this.end = line;
			this.isInString = false;
		}
		while (this.end <= offset && this.start < this.text.length) this.next();
	}

	/** Where the line of an offset begins, or where it is by now if that is behind: no character is looked at twice. */
	private lineOf(offset: number): number {
		let at = offset;
		while (at > this.end && this.text[at - 1] !== '\n') at--;
		return at;
	}

	next(): void {
		const { text } = this;
		this.start = this.end;
		const character = text[this.start];
		this.kind = 'other';
		this.end = this.start + 1;
		if (character === '"') this.isInString = !this.isInString;
		else if (this.isInString) {
			this.kind = 'string';
			if (character === '\\') this.end = this.endOf(escaped);
		} else if (character !== undefined && /[^\s{}[\],:]/.test(character)) {
			this.kind = 'bare';
			this.end = this.endOf(bare);
		}
	}

	private endOf(pattern: RegExp): number {
		pattern.lastIndex = this.start;
		pattern.test(this.text);
		return pattern.lastIndex;
	}
}
