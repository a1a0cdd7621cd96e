import { hashPatterns } from './hashes.ts';
import { moreTokenPatterns } from './moreTokens.ts';
import { namedPatterns } from './named.ts';
import type { SecretPattern } from './pattern.ts';
import { placePatterns } from './places.ts';
import { privateKeyPatterns } from './privateKeys.ts';
import { tokenPatterns } from './tokens.ts';

/** What the maintained rules do not find, or of which they report more than the value. */
export const secretPatterns: readonly SecretPattern[] = [
	...privateKeyPatterns,
	...hashPatterns,
	...tokenPatterns,
	...moreTokenPatterns,
	...placePatterns,
	...namedPatterns,
];
