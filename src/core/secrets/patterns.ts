import { clusterSecretPatterns } from './clusterSecrets.ts';
import { columnPlaces } from './columns.ts';
import { commandPatterns } from './commands.ts';
import { copyPlaces } from './copies.ts';
import { devicePatterns } from './devices.ts';
import { dialoguePatterns } from './dialogues.ts';
import { hashPatterns } from './hashes.ts';
import { headerPatterns } from './headers.ts';
import { insertPlaces } from './inserts.ts';
import { keyObjectPatterns } from './keyObjects.ts';
import { listPatterns } from './lists.ts';
import { loginPatterns } from './logins.ts';
import { loneColumnPatterns } from './loneColumns.ts';
import { moreTokenPatterns } from './moreTokens.ts';
import { namedPatterns } from './named.ts';
import { pairPatterns } from './pairs.ts';
import type { SecretPattern, SecretPlaces } from './pattern.ts';
import { placePatterns } from './places.ts';
import { privateKeyPatterns } from './privateKeys.ts';
import { sentencePatterns } from './sentences.ts';
import { serviceTokenPatterns } from './serviceTokens.ts';
import { tokenPatterns } from './tokens.ts';
import { webhookPatterns } from './webhooks.ts';

/** What the maintained rules do not find, or of which they report more than the value. */
export const secretPatterns: readonly SecretPattern[] = [
	...privateKeyPatterns,
	...keyObjectPatterns,
	...hashPatterns,
	...tokenPatterns,
	...moreTokenPatterns,
	...serviceTokenPatterns,
	...webhookPatterns,
	...placePatterns,
	...headerPatterns,
	...commandPatterns,
	...devicePatterns,
	...dialoguePatterns,
	...loginPatterns,
	...sentencePatterns,
	...clusterSecretPatterns,
	...listPatterns,
	...loneColumnPatterns,
	...pairPatterns,
	...namedPatterns,
];

/** What stands far from the word that gives it away. */
export const secretPlaces: readonly SecretPlaces[] = [...columnPlaces, ...insertPlaces, ...copyPlaces];

/** Those found by a word for what they are, which may stand on another line or behind something in front of it. */
export const wordPatterns: ReadonlySet<SecretPattern | SecretPlaces> = new Set([
	...listPatterns,
	...pairPatterns,
	...namedPatterns,
]);
