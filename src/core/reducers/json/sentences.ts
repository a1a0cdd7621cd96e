import { Forms } from '../log/forms.ts';
import { Masker } from '../log/masker.ts';
import { ROUTINE } from '../log/modes.ts';
import { isFailingWord } from './failures.ts';
import { exactHash } from './roles.ts';

/** How people tell of failures. The pattern has no start condition and minds the case, which makes it three times as fast. */
const trouble =
	/(?:ERROR|FAIL(?:ED|URE)?|FATAL|[Ee]rrors?|[Ff]ail(?:s|ed|ing|ures?)?|[Ff]atal|[Pp]anic(?:s|ked)?|[Ee]xceptions?|[Cc]rash(?:es|ed|ing)?|[Dd]enied|[Rr]efused|[Rr]eject(?:s|ed)|[Tt]ime(?:s|d)?[ -]?outs?|[Ii]nvalid|[Aa]bort(?:s|ed)|[Mm]issing|not found|[Uu]nreachable|[Dd]eclin(?:es|ed)|[Ee]xpir(?:es|ed)|[Rr]evoked|[Ss]eg(?:mentation )?[Ff]ault(?:s|ed)?|OOM(?:[Kk]illed)?|[Uu]nsuccessful|[Mm]ismatch(?:es|ed)?|[Rr]eset by|[Cc]onnection reset|[Dd]isconnected|[Rr]ead-only|[Ll]agging|[Oo]verflow(?:s|ed)?|[Uu]nhealthy|[Dd]egraded|[Ii]nterrupted|[Dd]isk full|[Uu]navailable|[Ff]orbidden|[Uu]nauthori[sz]ed|[Bb]roken|[Cc]ritical|is (?:now |almost |nearly )?full|[Oo]ut of (?:disk|memory|space)|[Nn]o space left|[Qq]uota|exceed(?:s|ed)|[Cc]annot|(?:[Cc]ould|[Dd]id|[Dd]oes|[Ww]ould)(?: not|n['’]?t)|[Cc]an['’]?t|[Uu]nable|(?: not|n['’]?t) (?:work|working|start|load|open|respond|save|responding)|stop(?:s|ped) (?:working|responding)|[Ss]tuck|hangs|hung|fr[eo]ezes?|frozen?|[Cc]orrupt(?:s|ed|ion)?| lost|[Kk]illed|rolled back|[Rr]ollback|[Oo]utage|[Dd]eadlock(?:s|ed)?|leaks|[Bb]locked| wrong| down)(?![a-z])/;
/** UTF-16 units of a sentence that are looked at. */
const LOOK = 500;
/** What has fewer blanks is a name, a path or an address, unless it tells of trouble. */
const BLANKS = 2;
const blank = 32;
/** So many sentences of one key that tell of trouble are worth seeing. */
const TROUBLES = 24;
/** So many forms of one key are worth seeing. */
const KINDS = 24;
/** Sentences of more forms than this are prose. */
const FORMS = 1 << 10;

/** The sentences of one key. */
interface Told {
	count: number;
	/** Per form the item that has it first. */
	readonly first: Map<number, number>;
	/** Hashes of those that tell of trouble. */
	readonly troubles: Set<number>;
}

/**
 * Tells which of many items have a sentence worth seeing, whatever its key says: the first that tell of trouble, and the
 * first of each form. Of prose, in which each sentence has its own, only the former.
 */
export class Sentences {
	/** Made when the first sentence comes, which most lists do not have. */
	private reading: { readonly forms: Forms; readonly masker: Masker } | undefined;
	private readonly told = new Map<number, Told>();
	private readonly novel = new Set<number>();

	constructor(private readonly text: string) {}

	/** Takes note of a string under a key (its hash) between two UTF-16 offsets, quotes excluded. */
	add(item: number, key: number, start: number, end: number): void {
		const blanks = blanksOf(this.text, start, end);
		if (blanks === 0 && !isFailingWord(this.text, start - 1, end + 1)) return;
		const told = this.toldOf(key);
		if (this.isNewTrouble(told, start, end)) this.novel.add(item);
		if (blanks < BLANKS) return;
		told.count++;
		if (told.first.size === FORMS) return;
		const form = this.formOf(start, end);
		if (!told.first.has(form)) told.first.set(form, item);
	}

	/** The items whose sentences are worth seeing, once all are known. */
	items(): ReadonlySet<number> {
		for (const { count, first } of this.told.values()) {
			// The nearer to prose, the fewer: one form more never hides more than it brings.
			const kinds = Math.min(KINDS, count - 2 * first.size);
			for (const item of [...first.values()].slice(0, Math.max(0, kinds))) this.novel.add(item);
		}
		return this.novel;
	}

	private toldOf(key: number): Told {
		const known = this.told.get(key);
		if (known) return known;
		const told = { count: 0, first: new Map(), troubles: new Set<number>() };
		this.told.set(key, told);
		return told;
	}

	private formOf(start: number, end: number): number {
		this.reading ??= { forms: new Forms(), masker: new Masker() };
		const { forms, masker } = this.reading;
		masker.mask(this.text, start, Math.min(end, start + LOOK), ROUTINE);
		return forms.idOf(masker.form.codes, masker.form.length);
	}

	private isNewTrouble({ troubles }: Told, start: number, end: number): boolean {
		if (troubles.size === TROUBLES || !trouble.test(this.text.slice(start, Math.min(end, start + LOOK)))) return false;
		const hash = exactHash(this.text, start, end);
		const isNew = !troubles.has(hash);
		troubles.add(hash);
		return isNew;
	}
}

/** Blanks of a string, as far as they decide. */
function blanksOf(text: string, start: number, end: number): number {
	const limit = Math.min(end, start + LOOK);
	let blanks = 0;
	for (let at = start; at < limit && blanks < BLANKS; at++) if (text.charCodeAt(at) === blank) blanks++;
	return blanks;
}
