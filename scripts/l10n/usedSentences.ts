import { globSync, readFileSync } from 'node:fs';
import { english } from '../../src/webview/strings.ts';

const call = /\bl10n\.t\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;

/** Every sentence that the extension hands to `l10n.t` or that the inspector shows, once each, sorted. */
export function usedSentences(): string[] {
	return [...new Set([...hostSentences(), ...Object.values(english)])].sort();
}

/** The sentence of every call of `l10n.t`, as often as it is called. */
export function hostSentences(): string[] {
	return hostFiles().flatMap((text) =>
		Array.from(text.matchAll(call), ([, single, double]) => (single ?? double ?? '').replace(/\\(.)/g, '$1')),
	);
}

/** The sources of the extension host. */
export function hostFiles(): string[] {
	return globSync('src/extension/**/*.ts').map((file) => readFileSync(file, 'utf8'));
}
