/** Whose code a frame shows: the user's, or that of a library or runtime. */

/** Packages and namespaces, as frames that name them begin behind `at `. */
const packages =
	/^(?:async |new )?(?:java|javax|jakarta|jdk|sun|com\.sun|scala|kotlin|kotlinx|groovy|clojure|akka|android|androidx|dalvik|reactor|rx|okhttp3|okio|retrofit2|io\.(?:netty|grpc|micronaut|quarkus|vertx|undertow|reactivex|ktor)|net\.bytebuddy|ch\.qos|com\.(?:google|fasterxml|zaxxer|mysql|android\.internal)|org\.(?:apache|springframework|hibernate|eclipse|jboss|junit|gradle|mockito|slf4j|postgresql|codehaus|testng|scalatest|jetbrains|h2)|System|Microsoft|Xunit|NUnit|Newtonsoft|MS\.Internal|Castle|UnityEngine|Mono)[./]|^lambda_method/;
/** A module of the Java runtime before the class. */
const runtimeModule = /^(?:app|java\.\w{1,40}|jdk\.\w{1,40}|platform)?\/{1,2}(?:java|jdk|sun)\.|^java\.base/;
/** Names of native functions, as Rust, C++, Swift and JavaScript engines print them. */
const natives =
	/^(?:0x[0-9a-f]{4,16} )?(?:- )?(?:in )?<?(?:std|core|alloc|tokio|futures|hyper|rayon|backtrace|test|node|v8|uv)(?:_\w{1,40})?::|\b(?:rust_begin_unwind|__rust_\w+|__libc_start\w*|_start\b|__GI_|__pthread\w*|start_thread|clone3?\b|__asan_|__interceptor_|__assert\w*|abort\b|raise\b)|\[(?:node|\/usr\/\S{1,80})\]$/;
/** Folders where no user writes, and what frames say that have no file. */
const folders =
	/node_modules|\(node:|^node:|at node:|async node:|internal\/|<anonymous>|\[native|\(native\)|native code|Native Method|unknown location|Unknown Source|site-packages|dist-packages|third_party\/|\/lib\/python|<frozen |\/gems\/|\/vendor\/|\/rubygems|\/lib\/ruby\/|<internal:|\/rustc\/|\/deps\/|\.cargo\/registry|\/go\/pkg\/mod\/|\/go\/src\/|\/opt\/hostedtoolcache\/|\/usr\/(?:local\/)?(?:lib|share|include)|^[\w:]{1,80} \/lib\/|\/lib(?:64)?\/|\/glibc|\/libc\.|sysdeps|\(dart:|package:(?:flutter|test|test_api|stack_trace|async|bloc)\/|<filename unknown>|\[internal function\]|\{main\}|webpack\/(?:bootstrap|runtime)|webpack:\/\/\/(?:\.\/~|webpack)|\bchrome-extension:|Generated(?:Method|Constructor)Accessor|\$\$(?:FastClass|Enhancer|Lambda)/;
/** Ruby on Rails names gems instead of folders, Elixir applications. */
const gem =
	/^\w[\w-]{0,60} \(\d[\w.]{0,20}\) lib\/|^\((?:elixir|stdlib|kernel|ex_unit|mix|iex|logger|eex|phoenix\w*|plug\w*|ecto\w*|cowboy\w*|ranch|bandit|thousand_island|db_connection|postgrex|telemetry|absinthe\w*|gen_stage|broadway|oban|jason) \d[\w.-]{0,20}\) |^(?:bin|config)\/(?:rails|puma|spring)\b/;
/** Functions of the Go runtime and of its test runner. */
const goRuntime =
	/^(?:runtime|testing|reflect|sync|net\/http|internal|os|syscall|database\/sql|encoding\/\w{1,20})[./]|^created by (?:testing|net\/http|runtime)[./]|^panic\(/;
const shapes: readonly RegExp[] = [packages, runtimeModule, natives, gem, goRuntime];

/** Takes a frame without its indent; tells whether it is a library's or the runtime's. */
export function isLibrary(frame: string): boolean {
	if (folders.test(frame)) return true;
	const called = frame.replace(/^(?:at |#?\d{1,4}:? +)/, '');
	return shapes.some((shape) => shape.test(called));
}
