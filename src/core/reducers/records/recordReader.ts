import { colon, comma, quote, stringEnd, wordEnd } from '../json/tokens.ts';
import { FieldColumns, kinds } from './fieldColumns.ts';
import type { FieldPaths } from './fieldPaths.ts';
import { hashOfText, spread } from './hashes.ts';

const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;

/** Reads JSON records one after another, each into the same columns. One pass over the characters, without recursion. */
export class RecordReader {
	/** The fields of the record read last, those within others behind them. */
	readonly fields = new FieldColumns();
	private at = 0;
	private readonly open: number[] = [];

	constructor(
		private readonly text: string,
		private readonly paths: FieldPaths,
	) {}

	/** Reads the object that opens at `start`; returns whether it is whole and ends at `end`, the offset behind it. */
	read(start: number, end: number): boolean {
		this.fields.clear();
		this.open.length = 0;
		this.at = skipBlanks(this.text, start + 1);
		if (this.text.charCodeAt(this.at) === closeBrace) return this.at + 1 === end;
		while (this.member(end)) if (this.open.length === 0 && this.at === end) return true;
		return false;
	}

	/** Reads one field and the ends of the objects that it ends; returns false at a fault. */
	private member(limit: number): boolean {
		const { text, at: key } = this;
		if (key >= limit || text.charCodeAt(key) !== quote) return false;
		const keyEnd = stringEnd(text, key);
		if (keyEnd < 0) return false;
		const behind = skipBlanks(text, keyEnd);
		if (text.charCodeAt(behind) !== colon) return false;
		const start = skipBlanks(text, behind + 1);
		const keyHash = hashOfText(text, key + 1, keyEnd - 1);
		const parent = this.open.at(-1);
		const path = this.paths.idOf(
			parent === undefined ? -1 : (this.fields.path[parent] as number),
			key + 1,
			keyEnd - 1,
			keyHash,
		);
		if (text.charCodeAt(start) === openBrace) {
			const field = this.fields.add(kinds.object, path, key, start, start + 1, 0);
			this.at = skipBlanks(text, start + 1);
			this.open.push(field);
			return text.charCodeAt(this.at) === closeBrace ? this.closeAll(limit) : true;
		}
		return this.plain(path, key, start, limit);
	}

	private plain(path: number, key: number, start: number, limit: number): boolean {
		const { text } = this;
		const code = text.charCodeAt(start);
		const isText = code === quote;
		const isList = code === openBracket;
		const end = isList ? listEnd(text, start, limit) : isText ? stringEnd(text, start) : wordEnd(text, start);
		if (end < 0 || end > limit) return false;
		const kind = isList ? kinds.array : isText ? kinds.string : kinds.word;
		this.fields.add(kind, path, key, start, end, isList ? hashOfParts(text, start, end) : hashOfText(text, start, end));
		return this.after(end, limit);
	}

	/** Goes on behind a value: to the next field, or to the end of the objects that end there. */
	private after(end: number, limit: number): boolean {
		this.at = skipBlanks(this.text, end);
		if (this.text.charCodeAt(this.at) === comma) {
			this.at = skipBlanks(this.text, this.at + 1);
			return true;
		}
		return this.closeAll(limit);
	}

	private closeAll(limit: number): boolean {
		const { text, fields, open } = this;
		while (text.charCodeAt(this.at) === closeBrace) {
			const end = this.at + 1;
			const field = open.pop();
			if (field === undefined) {
				this.at = end;
				return end === limit;
			}
			fields.close(field, end);
			this.at = skipBlanks(text, end);
			if (text.charCodeAt(this.at) !== comma) continue;
			this.at = skipBlanks(text, this.at + 1);
			return true;
		}
		return false;
	}
}

/** Offset behind the list that opens at `start`; -1 if it does not close before `limit`. */
function listEnd(text: string, start: number, limit: number): number {
	let depth = 0;
	for (let at = start; at < limit; at++) {
		const code = text.charCodeAt(at);
		if (code === quote) {
			at = stringEnd(text, at) - 1;
			if (at < 0) return -1;
		} else if (code === openBracket || code === openBrace) depth++;
		else if ((code === closeBracket || code === closeBrace) && --depth === 0) return at + 1;
	}
	return -1;
}

/** A hash of the strings and words of a list, whatever their order. */
function hashOfParts(text: string, start: number, end: number): number {
	let hash = 0;
	for (let at = start; at < end; ) {
		const last = text.charCodeAt(at) === quote ? stringEnd(text, at) : wordEnd(text, at);
		if (last > at) hash = (hash + spread(hashOfText(text, at, last))) | 0;
		at = Math.max(last, at + 1);
	}
	return hash;
}

/** Offset of the first character at or behind `at` that is no blank. Comments count as faults: they may be as long as the text. */
function skipBlanks(text: string, at: number): number {
	let i = at;
	while (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9) i++;
	return i;
}
