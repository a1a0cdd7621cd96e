/** Lines that stand between the parts of a paste or of a CI service's log. */
const separators: readonly RegExp[] = [
	/^(?:[^\t]{1,200}\t[^\t]{1,200}\t)?\ufeff?(?:\S{1,40}Z )?(?:##\[(?:group|endgroup|section|command|error|warning|notice)\]|::(?:group|endgroup|error|warning|notice)\b)/,
	/^\[Pipeline\] /,
	/^(?:-{3,80}|={3,80}|#{3,80}|\*{3,80}|>{3,80}) ?[\w.@/:-][\w .@/:()-]{0,80}(?::|-{3,80}|={3,80}|#{3,80}|\*{3,80}|<{3,80})$/,
	/^(?:travis_fold|section)_(?:start|end):/,
];

/** Every separator holds one of these; most lines hold none, which a plain search tells fastest. */
const signs = ['##[', '::', '---', '===', '###', '***', '>>>', '[Pipeline]', '_start:', '_end:'];

/** Whether a line separates parts. */
export function isSeparator(line: string): boolean {
	return signs.some((sign) => line.includes(sign)) && separators.some((separator) => separator.test(line));
}

/** Whether a text is Markdown with fenced blocks: one opens and closes. */
export function hasFences(text: string): boolean {
	const open = /^ {0,3}(?:```|~~~)[\w+#.-]*\s*$/m.exec(text);
	return open !== null && /^ {0,3}(?:```|~~~)\s*$/m.test(text.slice(open.index + open[0].length));
}
