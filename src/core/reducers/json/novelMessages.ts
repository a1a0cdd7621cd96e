import { HashIndex } from '../../source/hashIndex.ts';
import { Forms } from '../log/forms.ts';
import { Masker } from '../log/masker.ts';
import { ROUTINE } from '../log/modes.ts';
import { RareValues } from '../log/rareValues.ts';
import { NamesInMessages } from '../records/namesInMessages.ts';
import { Slowest } from '../slowest.ts';
import { exactHash } from './roles.ts';

/** UTF-16 units of a message that are compared. */
const LOOK = 1 << 14;
/** So many kinds of strings without a key are worth seeing: there may be lines of a log among them, or a story. */
export const LINES = 24;
/** What has fewer blanks is a name, a path or an address. */
const BLANKS = 2;
const blank = 32;
const openBrace = 123;
/** Up to so many messages of one key that differ in a name alone are told apart. */
const NAMES = 8;
/** What has more templates than this is prose, in which no names are sought; only what tells of a fault is still taken note of. */
const TEMPLATES = 1 << 12;
/** Of findings, whose numbers are places in code, so many different ones of one key are told beside the first of each form. */
const PLACES = 8;

/**
 * Tells which of many items have a message worth seeing: the first of its form, which is the message without its variable
 * parts; the first with a value in such a part that hardly any other message of the form has; and one that tells of a far
 * longer time.
 */
export class NovelMessages {
	private readonly forms = new Forms();
	private readonly masker = new Masker();
	private readonly names = new NamesInMessages();
	private readonly rare: RareValues;
	private readonly slowest = new Slowest();
	private readonly index = new HashIndex();
	/** Per template, which is a form under a key: both, the item that has it first, and where its message stands there. */
	private readonly form: number[] = [];
	private readonly key: number[] = [];
	private readonly item: number[] = [];
	private readonly start: number[] = [];
	private readonly end: number[] = [];
	/** Per template: whether it tells of a fault. */
	private readonly fault: boolean[] = [];
	/** By key: hashes of the messages of findings that are told. */
	private readonly places = new Map<number, Set<number>>();
	private readonly novel = new Set<number>();

	/** So many forms of one key make an item stay, and as many that tell of faults; more of them are no kinds but prose. */
	constructor(
		private readonly text: string,
		private readonly kinds: number,
	) {
		this.rare = new RareValues(text);
	}

	/** Takes note of a message under a key (its hash) between two UTF-16 offsets, quotes excluded. */
	add(item: number, key: number, start: number, end: number): void {
		this.mask(start, end);
		const template = this.templateOf(item, key, start, end);
		if (template < 0) return;
		this.slowest.note(template, item, this.masker.took?.value ?? 0);
		if (this.rare.firstLine(template, item) >= 0) {
			this.mask(this.start[template] as number, this.end[template] as number);
			this.rare.add(template, this.item[template] as number, this.masker.variables);
			this.mask(start, end);
		}
		if (this.item[template] !== item) this.rare.add(template, item, this.masker.variables);
	}

	/** Takes note of a string without a key, at some place of an item, that may be a line of a log. */
	addLine(item: number, place: number, start: number, end: number): void {
		if (mayBeLine(this.text, start, end)) this.add(item, place, start, end);
	}

	/** Takes note of the message, likewise, of an item that tells of a place in code. */
	addFinding(item: number, key: number, start: number, end: number): void {
		this.add(item, key, start, end);
		const places = this.places.get(key) ?? new Set();
		this.places.set(key, places);
		const exact = exactHash(this.text, start, end);
		if (places.size === PLACES || places.has(exact)) return;
		places.add(exact);
		this.novel.add(item);
	}

	/** The items whose messages are worth seeing, once all messages are known. */
	items(): ReadonlySet<number> {
		const kinds = new Map<number, number>();
		this.names.joined(this.forms, NAMES).forEach((of, template) => {
			if (of !== template) return;
			const key = this.fault[template] ? ~(this.key[template] as number) : (this.key[template] as number);
			const count = (kinds.get(key) ?? 0) + 1;
			kinds.set(key, count);
			if (count <= this.kinds) this.novel.add(this.item[template] as number);
		});
		for (const outliers of [this.rare, this.slowest])
			outliers.forEach((item) => {
				this.novel.add(item);
			});
		return this.novel;
	}

	private mask(start: number, end: number): void {
		this.masker.mask(this.text, start, Math.min(end, start + LOOK), ROUTINE);
	}

	/** Number of the template of the message masked last; -1 if it is one too many. */
	private templateOf(item: number, key: number, start: number, end: number): number {
		const { form: codes, errorish } = this.masker;
		const form = this.forms.idOf(codes.codes, codes.length);
		const hash = Math.imul(form, 0x9e3779b1) ^ key;
		const known = this.index.find(hash, (id) => this.form[id] === form && this.key[id] === key);
		if (known >= 0 || (this.form.length >= TEMPLATES && !errorish)) return known;
		this.form.push(form);
		this.key.push(key);
		this.item.push(item);
		this.start.push(start);
		this.end.push(end);
		this.fault.push(errorish);
		this.names.add(errorish ? -1 : form, key);
		return this.index.add(hash);
	}
}

/** Whether a string reads as a line of a log may: a sentence, or a record in itself. */
function mayBeLine(text: string, start: number, end: number): boolean {
	let blanks = 0;
	for (let at = start; at < end && blanks < BLANKS; at++) if (text.charCodeAt(at) === blank) blanks++;
	return blanks === BLANKS || text.charCodeAt(start) === openBrace;
}
