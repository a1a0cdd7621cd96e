/** The letters of a JSON key in lower case: keys are compared by them alone, so that `error_code` is `errorCode`. */
export function lettersOf(key: string): string {
	return key.replace(/[^A-Za-z\u0080-\uffff]/g, '').toLowerCase();
}
