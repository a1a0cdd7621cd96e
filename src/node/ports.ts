import { randomBytes } from 'node:crypto';
import type { Ports } from '../core/ports.ts';
import { gzip } from './gzip.ts';
import { loadSecretRules } from './secretlint.ts';
import { sha256 } from './sha256.ts';
import { loadSql } from './sqlJs.ts';
import { loadParser } from './treeSitter.ts';

/** What Node supplies to the engine. */
export const nodePorts: Ports = {
	compression: gzip,
	sha256,
	now: () => performance.now(),
	clock: () => Date.now(),
	random: (size) => new Uint8Array(randomBytes(size)),
	loadSecretRules,
	loadSql,
	loadParser,
};
