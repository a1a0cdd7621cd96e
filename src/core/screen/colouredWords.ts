/** A diff, or a commit with one, that begins the text in colours. */
const begins = /^\s{0,80}\x1b\[[\d;]{0,20}m(?:diff --|commit [\da-f]{7})/;
/** Words in red or green within a line, which are no bars of `--stat`: behind its own words, or new ones right behind old. */
const words =
	/^[^\x1b\n]{1,400}\x1b\[(?:1;)?3[12]m(?![+-]{1,400}\x1b)|\x1b\[(?:1;)?31m[^\x1b\n]{1,400}\x1b\[m\x1b\[(?:1;)?32m/m;

/** Whether a text is a diff whose words are marked by their colours alone (`git diff --color-words`): without them it is false. */
export function hasColouredWords(text: string): boolean {
	return begins.test(text.slice(0, 200)) && words.test(text);
}
