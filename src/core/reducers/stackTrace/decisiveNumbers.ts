/**
 * Numbers of messages that tell what happened: `exit status 137`, `HTTP/1.1 503`, `errno: -2`, `(os error 104)`, `ORA-00942`.
 * A failing status of three digits may stand behind more words, and what was expected and found behind a word or between signs.
 */
export const decisiveNumber =
	/((?:(?:code|status|errno|winerror|signal|sqlstate|hresult|\berror(?!:)|\bexit(?:ed)?(?: with)?|\bhttp(?:\/[\d.]{1,4})?|\brc)["']?[ =#([:]{1,3}["']?-?[a-z]{0,4}\d[\da-z.]{0,17})|\bora-\d{1,5}|(?:error|exception|response|returned|responded|replied)(?: with)?:? [1-5]\d\d(?!\d)|\b(?:expected|actual|received|got|want(?:ed)?|assert|but (?:was|is|found))(?: [a-z]{1,20}){0,2}[ :=<("'[]{1,4}-?\d[\d.]{0,20}|[!=]==? -?\d[\d.]{0,20}|(?<![\d.])-?\d[\d.]{0,20}(?= [!=]==? ))/i;

/** The message with everything between such numbers replaced by what `mask` makes of it. */
export function maskedButDecisive(message: string, mask: (text: string) => string): string {
	return message
		.split(decisiveNumber)
		.map((part, i) => (i % 2 === 1 ? part : mask(part)))
		.join('');
}
