import { HashIndex } from '../../source/hashIndex.ts';
import { Forms } from '../log/forms.ts';
import { Masker } from '../log/masker.ts';
import { FINE, MEMBERS, ROUTINE, TARGETS } from '../log/modes.ts';
import { isClientPort } from '../log/targets.ts';
import type { Variables } from '../log/variables.ts';
import { Variants } from '../log/variants.ts';
import { type FieldColumns, kinds } from './fieldColumns.ts';
import { fieldRoles } from './fieldRoles.ts';
import { hashOfShape, hashOfText, spread } from './hashes.ts';
import { NamesInMessages } from './namesInMessages.ts';
import { isNothing } from './severity.ts';
import { targetKeys } from './targetKeys.ts';

/** Of records no values are listed, so that many variants of one fault stay apart. */
const MOST_VARIANTS = 32;
/** A longer message (UTF-16 units) is compared by its hash. */
const LONGEST = 1 << 14;
/** A longer value of a deciding field is a sentence. */
const CODE = 24;
/** The port that ends a value. */
const port = /(?:^|:)(\d{1,5})"?$/;
/** A longer value (UTF-16 units) is no host. */
const HOST = 260;
/** An id, which tells no place by itself. */
const id = /^"?(?:\d{4,20}|[\da-f]{8}-[\da-f-]{10,30}|[\da-f]{12,64})"?$/;
/** A URL up to its path. */
const origin = /^"[\w+.:-]{1,40}:\/\/[^/?#"]{1,260}/;

/**
 * Numbers the templates of records. Records of one template have the same fields, level, status and kind of error, and
 * messages that differ in variable parts only.
 */
export class Templates {
	private readonly index = new HashIndex();
	private readonly others: number[] = [];
	private readonly forms = new Forms();
	/** Messages that differ in what was not reached. */
	private readonly variants = new Variants(MOST_VARIANTS);
	/** Records that differ in a field that names it, by hashes. */
	private readonly targeted = new Variants(MOST_VARIANTS);
	private readonly known = new Set<number>();
	private reaches = false;
	private readonly masker = new Masker();
	/** Reads messages only, so that their variable parts stay known. */
	private readonly messageMasker = new Masker();
	private readonly names = new NamesInMessages();
	private hash = 0;
	private other = 0;
	/** Form of the message of the record, -1 if it has to stay by itself, and its share in the hash. */
	private message = -1;
	private share = 0;

	constructor(
		private readonly text: string,
		private readonly roles: readonly number[],
		private readonly targets: readonly number[],
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
		this.message = -1;
		this.share = 0;
		this.reaches = false;
		this.mix(-1, hashOfShape(this.text, lineStart, start));
		for (let field = 0; field < fields.size; field++) {
			const path = fields.path[field] as number;
			const role = this.roles[path] as number;
			const value = this.decisivePart(fields, field, role, failed);
			const share = this.mix(path, value);
			if (role === fieldRoles.message && !failed && this.share === 0 && this.mayBeJoined(fields, field)) {
				this.message = value;
				this.share = share;
			}
		}
		if (failed) this.mixTarget(fields);
		return this.numbered();
	}

	/** Tells records apart that name in fields what was not reached. */
	private mixTarget(fields: FieldColumns): void {
		let target = 0;
		for (let field = 0; field < fields.size; field++)
			if (this.isTarget(fields, field)) target += this.hashOfTarget(fields, field);
		if (target === 0) return;
		const own = (this.hash + spread(target | 0)) | 0;
		if (!this.known.has(own)) this.targeted.add(own, this.hash);
		this.known.add(own);
		this.hash = this.targeted.formOf(own);
	}

	private isTarget(fields: FieldColumns, field: number): boolean {
		const key = this.targets[fields.path[field] as number];
		if (key === targetKeys.none || (key === targetKeys.reached && !this.reaches)) return false;
		const start = fields.start[field] as number;
		const end = fields.end[field] as number;
		const isPlain = fields.kind[field] === kinds.string || fields.kind[field] === kinds.word;
		if (!isPlain || end - start >= HOST) return false;
		const value = this.text.slice(start, end);
		return !isClientPort(port.exec(value)?.[1] ?? '') && !(key === targetKeys.member && id.test(value));
	}

	/** A number for what was not reached; the numbers and ids in the path of a URL vary. */
	private hashOfTarget(fields: FieldColumns, field: number): number {
		const start = fields.start[field] as number;
		const end = fields.end[field] as number;
		const host = origin.exec(this.text.slice(start, end))?.[0];
		if (host === undefined) return fields.hash[field] as number;
		const path = start + host.length;
		return hashOfText(this.text, start, path) ^ spread(hashOfShape(this.text, path, end));
	}

	/** Reads the variable parts of a record's message once more. */
	readMessage(fields: FieldColumns, failed: boolean): void {
		this.variables.clear();
		for (let field = 0; field < fields.size; field++)
			if (this.roles[fields.path[field] as number] === fieldRoles.message)
				this.decisivePart(fields, field, fieldRoles.message, failed);
	}

	/** Whether the message read last is short enough for a form of its own, and tells of no fault, which is no name. */
	private mayBeJoined(fields: FieldColumns, field: number): boolean {
		return !this.messageMasker.errorish && isShort(fields, field);
	}

	/** Takes a line that holds no record. */
	idOfPlain(start: number, end: number): number {
		this.hash = 0;
		this.other = 3;
		this.message = -1;
		this.mix(-1, this.formOf(this.masker, start, end, FINE));
		return this.numbered();
	}

	/** Per template the one that stands for it, since their messages differ in a name alone. */
	joined(): Int32Array {
		return this.names.joined(this.forms);
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
		if (kind === kinds.string) return this.formOf(masker, start + 1, end - 1, failed ? FINE : ROUTINE);
		return role === fieldRoles.error ? (fields.hash[field] as number) : 0;
	}

	private formOf(masker: Masker, start: number, end: number, mode: typeof FINE | typeof ROUTINE): number {
		if (end - start > LONGEST) return hashOfShape(this.text, start, end);
		masker.mask(this.text, start, end, mode);
		const form = this.forms.idOf(masker.form.codes, masker.form.length);
		const { reaches, names } = masker;
		if (mode === ROUTINE || !(reaches || names)) return form;
		if (reaches) this.reaches = true;
		masker.mask(this.text, start, end, reaches ? TARGETS : MEMBERS);
		const known = this.forms.size;
		const variant = this.forms.idOf(masker.form.codes, masker.form.length);
		return variant === known ? this.variants.add(variant, form) : this.variants.formOf(variant);
	}

	/** The order of the fields does not count. Returns what the field adds to the hash. */
	private mix(path: number, value: number): number {
		const part = spread(Math.imul(path + 1, 0x9e3779b1) ^ value);
		this.hash = (this.hash + part) | 0;
		this.other = (this.other + spread(part ^ 0x5bd1e995 ^ Math.imul(value, 31))) | 0;
		return part;
	}

	private numbered(): number {
		const { hash, other } = this;
		const known = this.index.find(hash, (id) => this.others[id] === other);
		if (known >= 0) return known;
		this.others.push(other);
		this.names.add(this.message, (hash - this.share) | 0);
		return this.index.add(hash);
	}
}

/** Whether a message is short enough for a form of its own. */
function isShort(fields: FieldColumns, field: number): boolean {
	const length = (fields.end[field] as number) - (fields.start[field] as number);
	return fields.kind[field] === kinds.string && length <= LONGEST;
}
