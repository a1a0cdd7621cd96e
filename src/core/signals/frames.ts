/** A line of a stack trace that names a place in a file (JavaScript, Java, .NET, Python, Go, Rust, Ruby, PHP). */
const frame =
	/^\s+(?:at|by 0x\w+:) .*:(?:line )?\d|^\s*File ".*", line \d|^\s+\S*\.(?:go|rs|rb|php|py|kts?|cs|cc?|cpp|[cm]?[jt]sx?):\d|^#\d+ .*[:(]\d/;
const library =
	/node_modules|node:|[\s(](?:node:)?internal\/|site-packages|dist-packages|<frozen |\/usr\/(?:local\/)?(?:lib|go|share)|\/libexec\/|\bgo[\w.-]{0,20}\/(?:[\w.]{1,12}\/){0,2}src\/(?:archive|bufio|bytes|context|crypto|database|encoding|fmt|html|internal|io|log|net|os|reflect|runtime|sort|strings|sync|syscall|testing|text|time)\/|\/(?:runtime|testing|reflect)\/|\/rustc\/|\/gems\/|\/vendor\/|at (?:java|javax|jakarta|jdk|sun|kotlin|scala|groovy|android|reactor|okhttp3|ch\.qos|com\.(?:sun|google|zaxxer|fasterxml|mysql)|io\.(?:netty|grpc|vertx)|org\.(?:junit|testng|springframework|apache|hibernate|eclipse|gradle|postgresql|h2|codehaus|slf4j|mockito|jboss))\.|at (?:System|Microsoft|Xunit|NUnit)\./;

/** Whether a line is a frame in the user's own code. */
export function isUserFrame(line: string): boolean {
	return frame.test(line) && !library.test(line);
}
