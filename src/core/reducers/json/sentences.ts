import { Forms } from '../log/forms.ts';
import { Masker } from '../log/masker.ts';
import { ROUTINE } from '../log/modes.ts';
import { Rarities } from './rarities.ts';
import { exactHash } from './roles.ts';

/** How people tell of failures. The pattern has no start condition and minds the case, which makes it three times as fast. */
const trouble =
	/(?:ERROR|FAIL(?:ED|URE)?|FATAL|[Ee]rrors?|[Ff]ail(?:s|ed|ing|ures?)?|[Ff]atal|[Pp]anic(?:s|ked)?|[Ee]xceptions?|[Cc]rash(?:es|ed|ing)?|[Dd]enied|[Rr]efused|[Rr]eject(?:s|ed)|[Tt]ime(?:s|d)?[ -]?outs?|[Ii]nvalid|[Aa]bort(?:s|ed)|[Mm]issing|not found|[Uu]navailable|[Ff]orbidden|[Uu]nauthori[sz]ed|[Bb]roken|[Cc]ritical|is (?:now |almost |nearly )?full|[Oo]ut of (?:disk|memory|space)|[Nn]o space left|[Qq]uota|exceed(?:s|ed)|[Cc]annot|[Cc]an['’]?t|[Uu]nable|(?: not|n['’]?t) (?:work|working|start|load|open|respond|save)|stop(?:s|ped) (?:working|responding)|[Ss]tuck|hangs|hung|fr[eo]ezes?|frozen?|[Cc]orrupt(?:s|ed|ion)?| lost| killed|rolled back|[Rr]ollback|[Oo]utage|[Dd]eadlock(?:s|ed)?|leaks|[Bb]locked| wrong| down)(?![a-z])/;
/** UTF-16 units of a sentence that are looked at. */
const LOOK = 500;
/** A sentence has at least so many blanks and UTF-16 units. */
const BLANKS = 2;
const LEAST = 12;
const blank = 32;
/** So many sentences of one key that tell of trouble are worth seeing. */
const TROUBLES = 24;

/**
 * Tells which of many items have a sentence worth seeing, whatever its key says: the first that tell of trouble, and one
 * whose form hardly any other sentence of the key has. Of prose, in which each sentence has its own, only the former.
 */
export class Sentences {
	/** Made when the first sentence comes, which most lists do not have. */
	private reading: { readonly forms: Forms; readonly masker: Masker } | undefined;
	private readonly rarities = new Rarities();
	/** Per form and key the item that has it first. */
	private readonly first = new Map<number, readonly [item: number, key: number, form: number]>();
	/** By key: hashes of the sentences that tell of trouble. */
	private readonly troubles = new Map<number, Set<number>>();
	private readonly novel = new Set<number>();

	constructor(private readonly text: string) {}

	/** Takes note of a sentence under a key (its hash) between two UTF-16 offsets, quotes excluded. */
	add(item: number, key: number, start: number, end: number): void {
		if (this.isNewTrouble(key, start, end)) this.novel.add(item);
		if (!this.rarities.mayTell(key)) return;
		const form = this.formOf(start, end);
		this.rarities.count(key, form);
		const pair = Math.imul(form, 0x9e3779b1) ^ key;
		if (!this.first.has(pair)) this.first.set(pair, [item, key, form]);
	}

	/** The items whose sentences are worth seeing, once all are known. */
	items(): ReadonlySet<number> {
		for (const [item, key, form] of this.first.values()) if (this.rarities.isFirst(key, form)) this.novel.add(item);
		return this.novel;
	}

	private formOf(start: number, end: number): number {
		this.reading ??= { forms: new Forms(), masker: new Masker() };
		const { forms, masker } = this.reading;
		masker.mask(this.text, start, Math.min(end, start + LOOK), ROUTINE);
		return forms.idOf(masker.form.codes, masker.form.length);
	}

	private isNewTrouble(key: number, start: number, end: number): boolean {
		const known = this.troubles.get(key) ?? new Set();
		if (known.size === 0) this.troubles.set(key, known);
		if (known.size === TROUBLES || !trouble.test(this.text.slice(start, Math.min(end, start + LOOK)))) return false;
		const hash = exactHash(this.text, start, end);
		const isNew = !known.has(hash);
		known.add(hash);
		return isNew;
	}
}

/** Whether a string between two UTF-16 offsets is a sentence rather than a name, a path or an address. */
export function isSentence(text: string, start: number, end: number): boolean {
	if (end - start < LEAST) return false;
	const limit = Math.min(end, start + LOOK);
	let blanks = 0;
	for (let at = start; at < limit && blanks < BLANKS; at++) if (text.charCodeAt(at) === blank) blanks++;
	return blanks === BLANKS;
}
