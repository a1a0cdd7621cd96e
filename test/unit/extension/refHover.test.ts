import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { RefEntry } from '../../../src/core/store/store.ts';
import { markdownText } from '../../../src/extension/markdownText.ts';
import { expandedHover, plainHover, refHover } from '../../../src/extension/markers/refHover.ts';
import { anyText } from '../support/arbitraries.ts';

vi.mock('vscode', () => ({
	env: { language: 'en' },
	l10n: { t: (text: string, ...values: unknown[]) => text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)])) },
	MarkdownString: class {
		isTrusted: unknown;
		supportHtml: unknown;
		supportThemeIcons: unknown;
		blocks: string[] = [];

		constructor(public value = '') {}

		appendMarkdown(text: string) {
			this.value += text;
		}

		appendCodeblock(text: string) {
			this.blocks.push(text);
		}
	},
}));

/** What a name or a reason may hold to become more than text. */
const attacks = fc.oneof(
	fc.constantFrom(
		'[x](command:workbench.action.quit)',
		'<img src=x onerror=alert(1)>',
		'<a href="command:nolife.copyOriginal">x</a>',
		'![x](http://a.test/x.png)',
		'http://a.test/x',
		'www.a.test',
		'<http://a.test>',
		'[x]: command:workbench.action.quit\n[x]',
		'$(trash)',
		'```\n[x](command:a)\n```',
		'# x\n\n- y\n1. z\n\n    code',
		'\\](command:workbench.action.quit)',
		'&#91;x](command:a)',
	),
	anyText,
);
const places = fc.tuple(fc.oneof(fc.webUrl(), attacks), fc.nat(), fc.nat());
const ownCommands = ['expandInline', 'openRef', 'copyRef', 'revealRef', 'collapse'].map((name) => `nolife.${name}`);

it('gives every sign of text from outside a backslash, so that Markdown takes it for itself', () => {
	fc.assert(
		fc.property(attacks, (text) => {
			expect(markdownText(text).replace(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[!-/:-@[-`{-~\n\r\p{Cc}]/u);
		}),
	);
	expect(markdownText('see http://a.test/x_y\u202e')).toBe('see http\\:\\/\\/a\\.test\\/x\\_y\\\\u\\{202e\\}');
});

it('lets no link into a hover but its own, whatever the ref is called', () => {
	fc.assert(
		fc.property(attacks, attacks, attacks, places, (reason, sourceName, preview, place) => {
			const entry = { id: 'ctx_0123abcd', reason, sourceName, preview, lines: 3, bytes: 9, tokens: 2 } as RefEntry;
			for (const hover of [refHover(entry, place), expandedHover(reason, place), plainHover(sourceName)]) {
				const bare = hover.value.replace(/\\[!-/:-@[-`{-~]/g, '_');
				const links = [...bare.matchAll(/\[[^\]]*\]\(([^)]*)\)/g)].map(([, target = '']) => target);
				for (const link of links) expect(link).toMatch(/^command:nolife\.\w+\?[\w%.~!*'-]+$/);
				const commands = links.map((link) => /^command:([\w.]+)/.exec(link)?.[1] ?? '');
				expect(commands.filter((command) => !ownCommands.includes(command))).toEqual([]);
				expect(bare.replace(/\[[^\]]*\]\([^)]*\)/g, '')).not.toMatch(/[[\]()<>&`#$:\n]/);
				expect(hover.supportHtml).toBeUndefined();
				expect(hover.supportThemeIcons).toBeUndefined();
				const trusted = typeof hover.isTrusted === 'object' ? hover.isTrusted.enabledCommands : [];
				expect(trusted.filter((command) => !ownCommands.includes(command))).toEqual([]);
				expect(hover.isTrusted).not.toBe(true);
			}
		}),
	);
});

it('says of a secret that it is not shown, and nothing of it', () => {
	const entry = { id: 'ctx_0123abcd', reason: 'secret', sourceName: 'a', preview: '', lines: 1, bytes: 9, tokens: 2 };
	const hover = refHover({ ...entry, secret: 'aws-key' } as RefEntry, ['file:///a', 0, 0]) as unknown as {
		readonly value: string;
		readonly blocks: readonly string[];
	};
	expect(hover.blocks).toEqual([]);
	expect(hover.value).toContain(markdownText('A secret is not shown here; open or copy it if you need it.'));
});

it('shows that there is more than its first lines', () => {
	const entry = { id: 'ctx_0123abcd', reason: 'repeats', sourceName: 'a', lines: 9, bytes: 900, tokens: 225 };
	const preview = 'one word\n'.repeat(30).slice(0, 200);
	const hover = refHover({ ...entry, preview } as RefEntry, ['file:///a', 0, 0]) as unknown as {
		readonly blocks: readonly string[];
	};
	expect(hover.blocks.join()).toMatch(/one word\none word…$/);
});

it.each([
	['estimate', ', ~1,225 tokens'],
	['o200k_base', ', 1,225 tokens'],
])('marks what tokens cost by %s as "%s"', (tokenizer, expected) => {
	const entry = { id: 'ctx_0123abcd', reason: 'repeats', sourceName: 'a', preview: '', lines: 9, bytes: 4_900 };
	const hover = refHover({ ...entry, tokens: 1_225, tokenizer } as RefEntry, ['file:///a', 0, 0]);
	expect(hover.value).toContain(markdownText(expected));
});
