/** A call that says by its name and with a text of its own that something failed: `LOG_ERROR("…")`, `bail!("…")`. */
const failing =
	/^(?:new )?[\w$.:>?-]{0,80}?(?:error|fatal|panic|bail|abort|die|fail|throw|raise|unreachable|anyhow|critical|exception)\w{0,20}!?\s{0,80}\(?\s{0,80}(?:[^"'`()\n]{0,80}[,(]\s{0,80})?(?:[a-z$@]{0,2}#{0,3})["'`]/i;
/** What is thrown is made there, or says why. */
const made = /["'`(]/;
const LOOK = 320;

/** Whether the call that begins at an offset reports a failure. */
export function reportsFailure(text: string, start: number): boolean {
	return failing.test(text.slice(start, start + LOOK));
}

/** Whether the statement between two offsets throws something new rather than handing on what it caught. */
export function throwsNew(text: string, start: number, end: number): boolean {
	return made.test(text.slice(start, Math.min(end, start + LOOK)));
}
