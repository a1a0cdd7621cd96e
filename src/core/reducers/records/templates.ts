import { Forms } from '../log/forms.ts';
import { HashIndex } from '../log/hashIndex.ts';
import { Masker } from '../log/masker.ts';
import { FINE, ROUTINE } from '../log/modes.ts';
import type { Variables } from '../log/variables.ts';
import { type FieldColumns, kinds } from './fieldColumns.ts';
import { fieldRoles } from './fieldRoles.ts';
import { hashOfShape, spread } from './hashes.ts';
import { isNothing } from './severity.ts';

/** A longer message (UTF-16 units) is compared by its hash. */
const LONGEST = 1 << 14;
/** A longer value of a deciding field is a sentence. */
const CODE = 24;

/**
 * Numbers the templates of records. Records of one template have the same fields, level, status and kind of error, and
 * messages that differ in variable parts only.
 */
export class Templates {
	private readonly index = new HashIndex();
	private readonly others: number[] = [];
	private readonly forms = new Forms();
	private readonly masker = new Masker();
	/** Reads messages only, so that their variable parts stay known. */
	private readonly messageMasker = new Masker();
	private hash = 0;
	private other = 0;

	constructor(
		private readonly text: string,
		private readonly roles: readonly number[],
	) {}

	/** Variable parts of the message of the record read last. */
	get variables(): Variables {
		return this.messageMasker.variables;
	}

	/** Takes a record that opens at `start` in the line that starts at `lineStart`; returns its template's number. */
	idOf(fields: FieldColumns, lineStart: number, start: number, failed: boolean): number {
		this.hash = fields.size;
		this.variables.clear();
		this.other = failed ? 1 : 2;
		this.mix(-1, hashOfShape(this.text, lineStart, start));
		for (let field = 0; field < fields.size; field++) {
			const path = fields.path[field] as number;
			this.mix(path, this.decisivePart(fields, field, this.roles[path] as number, failed));
		}
		return this.numbered();
	}

	/** Reads the variable parts of a record's message once more. */
	readMessage(fields: FieldColumns, failed: boolean): void {
		this.variables.clear();
		for (let field = 0; field < fields.size; field++)
			if (this.roles[fields.path[field] as number] === fieldRoles.message)
				this.decisivePart(fields, field, fieldRoles.message, failed);
	}

	/** Takes a line that holds no record. */
	idOfPlain(start: number, end: number): number {
		this.hash = 0;
		this.other = 3;
		this.mix(-1, this.formOf(this.masker, start, end, FINE));
		return this.numbered();
	}

	/** A number for what decides of a value; 0 if it may vary. */
	private decisivePart(fields: FieldColumns, field: number, role: number, failed: boolean): number {
		const start = fields.start[field] as number;
		const end = fields.end[field] as number;
		const kind = fields.kind[field] as number;
		if (role === fieldRoles.tally) return isNothing(this.text, start, end) ? 1 : 2;
		if (role === fieldRoles.level) return fields.hash[field] as number;
		if (kind === kinds.object) return 0;
		if (role === fieldRoles.decisive)
			return end - start <= CODE ? (fields.hash[field] as number) : hashOfShape(this.text, start, end);
		if (role !== fieldRoles.error && role !== fieldRoles.message) return 0;
		const masker = role === fieldRoles.message ? this.messageMasker : this.masker;
		if (kind === kinds.string) return this.formOf(masker, start, end, failed ? FINE : ROUTINE);
		return role === fieldRoles.error ? (fields.hash[field] as number) : 0;
	}

	private formOf(masker: Masker, start: number, end: number, mode: typeof FINE | typeof ROUTINE): number {
		if (end - start > LONGEST) return hashOfShape(this.text, start, end);
		masker.mask(this.text, start, end, mode);
		return this.forms.idOf(masker.form.codes, masker.form.length);
	}

	/** The order of the fields does not count. */
	private mix(path: number, value: number): void {
		const part = spread(Math.imul(path + 1, 0x9e3779b1) ^ value);
		this.hash = (this.hash + part) | 0;
		this.other = (this.other + spread(part ^ 0x5bd1e995 ^ Math.imul(value, 31))) | 0;
	}

	private numbered(): number {
		const { hash, other } = this;
		const known = this.index.find(hash, (id) => this.others[id] === other);
		if (known >= 0) return known;
		this.others.push(other);
		return this.index.add(hash);
	}
}
