import type { ReducedTexts } from './documents/reducedTexts.ts';
import type { Unmasked } from './documents/unmasked.ts';
import type { Engine } from './engine.ts';
import type { Log } from './inertLog.ts';
import type { KnownRefs } from './markers/knownRefs.ts';
import type { UserRules } from './rules/userRules.ts';
import type { Session } from './runs/session.ts';
import type { Tasks } from './tasks.ts';

/** What commands and providers share. Nothing in it is loaded before it is used. */
export interface App {
	readonly engine: Engine;
	readonly session: Session;
	readonly texts: ReducedTexts;
	readonly refs: KnownRefs;
	readonly unmasked: Unmasked;
	readonly tasks: Tasks;
	readonly rules: UserRules;
	readonly log: Log;
}
