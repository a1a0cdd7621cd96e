/** Whose code a frame shows: the user's, or that of a library or runtime. */

/** Packages and namespaces, as frames that name them begin behind `at `. */
const packages =
	/^(?:async |new )?(?:java|javax|jakarta|jdk|sun|com\.sun|scala|kotlin|kotlinx|groovy|clojure|akka|android|androidx|dalvik|reactor|rx|okhttp3|okio|retrofit2|io\.(?:netty|grpc|micronaut|quarkus|vertx|undertow|reactivex|ktor)|net\.bytebuddy|ch\.qos|com\.(?:google|fasterxml|zaxxer|mysql|android\.internal)|org\.(?:apache|springframework|hibernate|eclipse|jboss|junit|gradle|mockito|slf4j|postgresql|codehaus|testng|scalatest|jetbrains|h2)|System|Microsoft|Xunit|NUnit|Newtonsoft|MS\.Internal|Castle|UnityEngine|Mono)[./]|^lambda_method/;
/** A module of the Java runtime before the class. */
const runtimeModule = /^(?:app|java\.\w{1,40}|jdk\.\w{1,40}|platform)?\/{1,2}(?:java|jdk|sun)\.|^java\.base/;
/** Modules of Rust, C++ and V8 that are none of the user's, as native frames name their functions. */
const nativeModules =
	/^(?:0x[0-9a-f]{4,16} )?(?:- )?(?:in )?<?(?:&?(?:mut )?\w{1,20} as )?(?:std|core|alloc|tokio|futures|hyper|rayon|backtrace|test|node|v8|uv|__rustc|__gnu_cxx)(?:_\w{1,40})?(?:\[[0-9a-f]{8,16}\])?::/;
/** Functions of the C library, of thread libraries and sanitizers, as gdb, Valgrind and sanitizers name them. */
const nativeFunctions =
	/^(?:(?:at |by )?0x[0-9a-fA-F]{4,16}:? )?(?:- )?(?:in )?(?:rust_begin_unwind|__rust_\w+|__libc_\w+|_start|start|start_thread|start_wqthread|__NSThread__\w+|create_thread|_?_?_?pthread_\w+|__pthread\w*|__GI_\w+|__clone\w*|clone3?|__asan_\w+|__interceptor_\w+|__assert\w*|abort|raise|__futex\w*|futex_\w+|lll_\w+|__lll_\w+|__sanitizer\w*)(?=[ (+@]|$)|\[(?:node|\/usr\/\S{1,80})\]$|(?:in |\()[^()\s]{0,200}\/vgpreload_\w|libsanitizer\//;
/** Folders where no user writes, and what frames say that have no file. */
const folders =
	/node_modules|\(node:|^node:|at node:|async node:|\((?:node:)?internal\/|^(?:at )?internal\/|<anonymous>(?!:\d)|\[native|\(native\)|native code|Native Method|unknown location|<unknown>|Unknown Source|<generated>|site-packages|dist-packages|third_party\/|\/lib\/python|<frozen |\((?:threading|queue|socket|selectors|ssl|socketserver|subprocess|runpy|concurrent\/futures\/\w{1,40}|asyncio\/\w{1,40}|multiprocessing\/\w{1,40}|http\/\w{1,40}|urllib\d?\/\w{1,40})\.py:|\/gems\/|\/vendor\/|\b(?:chunk-)?vendors?[.~-][\w.~-]{0,60}js:\d|\/rubygems|\/lib\/ruby\/|<internal:|\/rustc\/|\/deps\/|\.cargo\/registry|\/go\/pkg\/mod\/|\/opt\/hostedtoolcache\/|\/usr\/(?:local\/)?(?:lib|share|include)|^[\w:]{1,80} \/lib\/|\/lib(?:64)?\/(?!arm|x86)|\/apex\/|\/system\/(?:lib|framework|bin)|\/glibc|\bcsu\/libc-|\/libc\.|sysdeps|\/nptl\/|\(dart:|package:(?:flutter|test|test_api|stack_trace|async|bloc)\/|<filename unknown>|\[internal function\]|\{main\}|webpack\/(?:bootstrap|runtime)|webpack:\/\/\/(?:\.\/~|webpack)|\bchrome-extension:|Generated(?:Method|Constructor)Accessor|\$\$(?:FastClass|Enhancer|Lambda)/;
/** Where the standard library of Go lies, whoever installed it; programs in a `GOPATH` have a host's name below `src`. */
const goLibrary =
	/\bgo[\w.@-]{0,30}(?:\/[\d.]{1,12})?(?:\/\w{1,10})?\/src\/(?:archive|bufio|bytes|compress|context|crypto|database|encoding|fmt|html|internal|io|log|mime|net|os|reflect|regexp|runtime|sort|strconv|strings|sync|syscall|testing|text|time)\//;
/** Apple's own libraries, as crash reports name them before the address. */
const apple =
	/^(?:CoreFoundation|Foundation|CFNetwork|UIKit(?:Core)?|AppKit|SwiftUI(?:Core)?|Combine|QuartzCore|CoreAutoLayout|CoreData|CoreGraphics|GraphicsServices|AttributeGraph|FrontBoardServices|BaseBoard|HIToolbox|WebKit|JavaScriptCore|WebCore|Security|AVFCore|AVFAudio|MapKit|ImageIO|Metal|dyld|lib(?:system|dispatch|objc|swift|c\+\+|xpc|sqlite)\S*|\?\?\?)[ \t]+0x/;
/** Frames of the Linux kernel that are unreliable, or that every trace through a system call, a thread or an error has. */
const kernel =
	/^(?:\[<[0-9a-f]{8,16}>\] )?(?:\? |(?:do_syscall_64|do_fast_syscall_32|entry_\w+|x64_sys_call|__x64_sys_\w+|ret_from_fork\w*|kthread|__die\w*|die|oops_\w+|page_fault_oops|no_context|bad_area\w*|__bad_area\w*|do_user_addr_fault|exc_\w+|asm_\w+|do_error_trap|do_trap|handle_bug|__warn|report_bug|dump_stack\w*|show_stack|_{0,2}lock_(?:acquire|release)|check_(?:prev_add|noncircular)|validate_chain|print_circular_bug|warn_slowpath_\w+|schedule\w*|__schedule|el0\w*|invoke_syscall|do_el0_svc|el0_svc\w*|secondary_startup\w*|start_kernel|cpu_startup_entry|do_idle)(?:\.\w+){0,3}\+0x)/;
/** Ruby on Rails names gems instead of folders, Elixir applications. */
const gem =
	/^\w[\w-]{0,60} \(\d[\w.]{0,20}\) lib\/|^\((?:elixir|stdlib|kernel|ex_unit|mix|iex|logger|eex|phoenix\w*|plug\w*|ecto\w*|cowboy\w*|ranch|bandit|thousand_island|db_connection|postgrex|telemetry|absinthe\w*|gen_stage|broadway|oban|jason) \d[\w.-]{0,20}\) |^(?:bin|config)\/(?:rails|puma|spring)\b/;
/** Functions of the Go runtime and of its test runner. */
const goRuntime =
	/^(?:runtime|testing|reflect|sync|net|internal|os|syscall|database\/sql|encoding\/\w{1,20})[./]|^created by (?:testing|net\/http|runtime)[./]|^panic\(/;
const shapes: readonly RegExp[] = [
	packages,
	runtimeModule,
	nativeModules,
	nativeFunctions,
	gem,
	goRuntime,
	apple,
	kernel,
];

/** Takes a frame without its indent; tells whether it is a library's or the runtime's. What it begins with is told faster than what it holds. */
export function isLibrary(frame: string): boolean {
	const called = frame.replace(/^(?:at (?!0x)|#?\d{1,4}:? +)/, '');
	return shapes.some((shape) => shape.test(called)) || folders.test(frame) || goLibrary.test(frame);
}
