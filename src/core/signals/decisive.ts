/** Lines that tell what went wrong though no word for a failure stands in them, by who writes them, without their margin. */
const decisive: readonly RegExp[] = [
	// the Linux kernel
	/^(?:BUG: |Oops: |Kernel panic|kernel BUG at |general protection fault|Unable to handle kernel|Internal error: |WARNING: |watchdog: |INFO: (?:task |rcu)|RIP: 00[01][08]:|pc : |CR2: |CPU: \d{1,4} (?:UID: \d{1,9} )?PID: |task:\S)/,
	// its lock checker
	/ is trying to (?:acquire|release) lock|^but task is already holding lock|\}, at: \S/,
	// Valgrind
	/^(?:ERROR SUMMARY: |Process terminating with | {1,4}(?:definitely|indirectly|possibly) lost: | ?Address 0x[0-9a-fA-F]+ is (?:\d|not |in |on )| ?Block was alloc)/,
	// gdb, Apple, Android, sanitizers
	/received signal SIG|^signal \d{1,3} \(SIG|^Abort message: |^Cause: |^Program terminated with signal |^(?:Exception Type|Termination Reason|Triggered by Thread): |^\*\*\* Terminating app due to |^SUMMARY: \w/,
];

/** Takes a line of a crash report without its margin and line end; tells whether it is one of those that tell what went wrong. */
export function isDecisive(line: string): boolean {
	return decisive.some((look) => look.test(line));
}
