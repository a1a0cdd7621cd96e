import type { Span } from './location.ts';

/** Lines that say where the diagnostics below are. */
export interface Scope {
	/** The first of them. */
	readonly line: number;
	/** The place in the user's own file from which it all comes. */
	readonly used: Span | undefined;
}

/** A line and what belongs to it; every line is in one record. */
export interface BuildRecord {
	readonly kind: 'diagnostic' | 'scope' | 'plain';
	/** The first line; a record ends where the next one begins. */
	readonly start: number;
	/** The line above that names the file; -1 if the record itself does, or there is none. */
	readonly file: number;
	/** Records with one key say the same but for their variables; none if the record must stay. */
	readonly key: string | number | undefined;
	/** What stands above a diagnostic and says where it is. */
	readonly scope: Scope | undefined;
	readonly isNoise: boolean;
	/** Whether it says in which folder the files are that are named below, or whose diagnostics those below are. */
	readonly isFolder: boolean;
	/** Whether a fold has to tell the hosts that its lines are about. */
	readonly isNamed: boolean;
}
