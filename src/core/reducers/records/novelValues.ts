import { HashIndex } from '../../source/hashIndex.ts';
import { type FieldColumns, kinds } from './fieldColumns.ts';
import { fieldRoles } from './fieldRoles.ts';
import { hashOfShape } from './hashes.ts';

/** A field with more different values than this within one template holds names or measures, none of them an outlier. */
const MOST = 32;
/** Of words, so many different ones are each worth seeing once; in errors as many as are counted. */
const WORDS = 8;
/** A value is rare if it is this many times rarer than its share among the values of the field. */
const RARE = 8;
/** A longer string (UTF-16 units) is no name. */
const LONGEST = 200;
/** So is one that holds digits. */
const LONGEST_NAME = 40;
const ZERO = 48;
const NINE = 57;

/**
 * Tells which records of a template have a value that the ones before had not, and that says more than which one it is:
 * a word, a rare value, and zero where nearly all others have other numbers.
 */
export class NovelValues {
	private readonly fields = new HashIndex();
	/** Per template and path: how many values there are, how many different ones, whether they are words. */
	private readonly template: number[] = [];
	private readonly path: number[] = [];
	private readonly all: number[] = [];
	private readonly distinct: number[] = [];
	private readonly words: number[] = [];
	/** Likewise: how many zeros, and the first record that has one. */
	private readonly zeros: number[] = [];
	private readonly firstZero: number[] = [];
	private readonly values = new HashIndex();
	private readonly field: number[] = [];
	private readonly value: number[] = [];
	private readonly count: number[] = [];
	private readonly first: number[] = [];

	constructor(
		private readonly text: string,
		private readonly roles: readonly number[],
	) {}

	/** Takes note of the values of a record. */
	add(template: number, record: number, columns: FieldColumns): void {
		for (let i = 0; i < columns.size; i++) {
			const path = columns.path[i] as number;
			const role = this.roles[path] as number;
			const length = (columns.end[i] as number) - (columns.start[i] as number);
			if ((role !== fieldRoles.none && role !== fieldRoles.tally) || length > LONGEST) continue;
			if (columns.kind[i] === kinds.string) this.addString(template, path, columns, i, record);
			else if (columns.kind[i] === kinds.word) {
				const code = this.text.charCodeAt(columns.start[i] as number);
				const field = this.fieldOf(template, path, code > NINE);
				this.note(field, columns.hash[i] as number, record);
				if (code === ZERO && length === 1) this.noteZero(field, record);
			}
		}
	}

	/** A name that holds digits, such as a host's, is no word, but may be rare: it is counted apart. */
	private addString(template: number, path: number, columns: FieldColumns, i: number, record: number): void {
		const shape = hashOfShape(this.text, columns.start[i] as number, columns.end[i] as number);
		this.note(this.fieldOf(template, path, true), shape, record);
		if ((columns.end[i] as number) - (columns.start[i] as number) > LONGEST_NAME) return;
		this.note(this.fieldOf(template, ~path, false), columns.hash[i] as number, record);
	}

	/** Marks the first record of each value that is worth seeing; `failed` tells the templates of failures. */
	mark(records: Uint8Array, failed: readonly boolean[]): void {
		for (let id = 0; id < this.count.length; id++) {
			const field = this.field[id] as number;
			const distinct = this.distinct[field] as number;
			if (distinct > MOST) continue;
			const most = failed[this.template[field] as number] ? MOST : WORDS;
			const isWord = this.words[field] === 1 && distinct <= most;
			const isRare = RARE * (this.count[id] as number) * distinct <= (this.all[field] as number);
			if (isWord || isRare) records[this.first[id] as number] = 1;
		}
		for (let field = 0; field < this.zeros.length; field++) {
			const zeros = this.zeros[field] as number;
			if (zeros > 0 && (this.distinct[field] as number) > MOST && 2 * RARE * zeros <= (this.all[field] as number))
				records[this.firstZero[field] as number] = 1;
		}
	}

	private noteZero(field: number, record: number): void {
		if (this.zeros[field] === 0) this.firstZero[field] = record;
		this.zeros[field] = (this.zeros[field] as number) + 1;
	}

	private fieldOf(template: number, path: number, isWord: boolean): number {
		const hash = Math.imul(template, 0x9e3779b1) ^ path;
		const known = this.fields.find(hash, (id) => this.template[id] === template && this.path[id] === path);
		if (known >= 0) return known;
		this.template.push(template);
		this.path.push(path);
		this.all.push(0);
		this.distinct.push(0);
		this.words.push(isWord ? 1 : 0);
		this.zeros.push(0);
		this.firstZero.push(-1);
		return this.fields.add(hash);
	}

	private note(field: number, value: number, record: number): void {
		this.all[field] = (this.all[field] as number) + 1;
		if ((this.distinct[field] as number) > MOST) return;
		const hash = Math.imul(field, 0x9e3779b1) ^ value;
		const known = this.values.find(hash, (id) => this.field[id] === field && this.value[id] === value);
		if (known >= 0) {
			this.count[known] = (this.count[known] as number) + 1;
			return;
		}
		this.distinct[field] = (this.distinct[field] as number) + 1;
		this.values.add(hash);
		this.field.push(field);
		this.value.push(value);
		this.count.push(1);
		this.first.push(record);
	}
}
