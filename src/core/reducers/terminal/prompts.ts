/** What shells print before the command that a person types. */
const prompts: readonly RegExp[] = [
	/^(?:\([\w.-]{1,40}\) )?[\w.-]{1,40}@[\w.-]{1,60}[: ][^$#%>]{0,120}[$#%>] \S/,
	/^\[[\w.-]{1,40}@[\w.-]{1,60} [^\]]{1,80}\][$#] \S/,
	/^\$ \S/,
	/^(?:bash|sh|zsh)-\d[\d.]{0,8}[$#] \S/,
	/^PS [A-Za-z]:\\[^>]{0,200}> ?\S/,
	/^[A-Z]:\\[^>]{0,200}>\S/,
	/^(?:\S{1,60} )?[➜❯λ»] {1,2}\S/,
];

/** Whether a line is a prompt with a command behind it. */
export function isPrompt(line: string): boolean {
	return prompts.some((prompt) => prompt.test(line));
}
