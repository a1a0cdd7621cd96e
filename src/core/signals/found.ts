import { borderBefore } from '../source/characters.ts';
import { type Critical, maxCriticals } from './extractor.ts';
import { fingerprint } from './fingerprint.ts';

/** Collects criticals, the first of each template. */
export class Found {
	readonly criticals: Critical[] = [];
	private readonly templates = new Set<number>();

	constructor(private readonly text: string) {}

	get isFull(): boolean {
		return this.criticals.length >= maxCriticals;
	}

	/**
	 * Adds the stretch [start, end), without halves of surrogate pairs at its ends; returns whether its template is new,
	 * which is that of what stands from `saidFrom` on.
	 */
	add(start: number, end: number, saidFrom = start): boolean {
		if (this.isFull || start >= end) return false;
		const template = fingerprint(this.text, saidFrom, end);
		if (this.templates.has(template)) return false;
		this.templates.add(template);
		this.addBeside(start, end);
		return true;
	}

	/** Adds a stretch that tells more about the one added last, whatever its template. */
	addBeside(start: number, end: number): void {
		if (!this.isFull) this.criticals.push({ start: borderBefore(this.text, start), end: borderBefore(this.text, end) });
	}
}
