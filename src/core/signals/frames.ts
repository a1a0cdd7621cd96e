/** A line of a stack trace that names a place in a file (JavaScript, Java, .NET, Python, Go, Rust, Ruby, PHP). */
const frame =
	/^\s+at .*:(?:line )?\d|^\s*File ".*", line \d|^\s+\S*\.(?:go|rs|rb|php|py|kts?|cs|cc?|cpp|[cm]?[jt]sx?):\d|^#\d+ .*[:(]\d/;
const library =
	/node_modules|node:|internal\/|site-packages|dist-packages|<frozen |\/usr\/(?:local\/)?(?:lib|go|share)|\/libexec\/|\/go\/src\/|\/(?:runtime|testing|reflect)\/|\/rustc\/|\/gems\/|\/vendor\/|at (?:java|javax|jdk|sun|kotlin|scala|groovy|android|com\.sun|org\.(?:junit|testng|springframework|apache|hibernate|eclipse|gradle))\.|at (?:System|Microsoft|Xunit|NUnit)\./;

/** Whether a line is a frame in the user's own code. */
export function isUserFrame(line: string): boolean {
	return frame.test(line) && !library.test(line);
}
