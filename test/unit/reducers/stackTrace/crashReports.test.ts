import { describe, expect, it } from 'vitest';
import { reduceStackTrace } from '../../../../src/core/reducers/stackTrace/reduceStackTrace.ts';
import { reducing } from '../../support/reducing.ts';

const many = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');
const visibleOf = (text: string) => reducing(reduceStackTrace, text).visible;

describe('minified code', () => {
	const frame = (i: number) => `    at f${i} (https://shop.example/assets/index.js:1:${18_000 + i})`;

	it('shows its first three frames and the last one', () => {
		const { visible, content } = reducing(reduceStackTrace, `TypeError: x is null\n${many(12, frame)}`);
		expect(visible).toContain(`${many(3, frame)}  … 8 minified or native lines\n${frame(11)}\n`);
		expect(content('minified frames')).toBe(many(11, frame).slice(many(3, frame).length));
	});

	it('takes frames without a place among them along', () => {
		const text = many(12, (i) => (i % 3 === 1 ? '[native code]' : `run${i}@index.android.bundle:${i}:${500 + i}`));
		expect(visibleOf(`Error: gone\n${text}`)).toContain('minified or native lines\n');
	});

	it('is only what stands on very wide lines', () => {
		const readable = (i: number) => `    at f${i} (https://shop.example/src/cart.js:${i}:499)`;
		expect(visibleOf(`Error: gone\n${many(12, readable)}`)).toBe(`Error: gone\n${many(12, readable)}`);
	});
});

describe('the types of parameters', () => {
	it.each([
		[
			'.NET',
			(i: number) => `   at Shop.Cart.Add${i}(Dictionary\`2 names, CancellationToken token) in /src/Cart.cs:line ${i}`,
			(i: number) => `   at Shop.Cart.Add${i}(…) in /src/Cart.cs:line ${i}`,
		],
		[
			'Mono, with the offset',
			(i: number) => `  at Cart.Add${i} (System.Collections.Generic.List\`1 names) [0x00007] in /src/Cart.cs:${i}`,
			(i: number) => `  at Cart.Add${i} (…) in /src/Cart.cs:${i}`,
		],
		[
			'C++, with brackets of their own',
			(i: number) =>
				`    #${i} 0x56 in shop::add${i}(std::function<void (int)> const&, std::string) /src/cart.cpp:${i}:3`,
			(i: number) => `    #${i} 0x56 in shop::add${i}(…) /src/cart.cpp:${i}:3`,
		],
		[
			'the archive of a class in Java',
			(i: number) => `\tat com.acme.Cart.add(Cart.java:${i}) ~[shop-classes.jar!/:1.8.2]`,
			(i: number) => `\tat com.acme.Cart.add(Cart.java:${i}) …`,
		],
	])('leave a frame with a place: %s', (_, frame, shown) => {
		expect(visibleOf(`Error: gone\n${many(9, frame)}`)).toContain(`Error: gone\n${many(9, shown)}`);
	});

	it('stay where they alone tell functions apart', () => {
		const frame = (i: number) => `   at Shop.Cart.Add(Dictionary\`2 names, Int${i} count, CancellationToken token)`;
		expect(visibleOf(`Error: gone\n${many(9, frame)}`)).toContain(many(9, frame));
	});

	it('are no values', () => {
		const frame = (i: number) => `#${i}  0x5555 in add (names=0x7ffe, count=${i}, token=0x7fff) at cart.c:${i}`;
		expect(visibleOf(`Program received signal SIGSEGV\n${many(9, frame)}`)).toContain(many(9, frame));
	});
});

describe('the kernel', () => {
	const at = (i: number) => `[  412.12${1000 + i}] `;
	const registers = many(8, (i) => `${at(i)}RAX: 000000000000000${i} RBX: ffffb0a6c0b7fe20 RCX: 0000000000000000`);
	const code = `${at(1)}Code: 48 89 e5 41 57 41 56 41 55 49 89 f5 41 54 53 48 83 ec 18 48 8b 47 20 65\n`;
	const unsure = many(9, (i) => `${at(i)} ? page_fault_oops+0x${i}e/0x290`);
	const oops = `${at(0)}Oops: 0002 [#1] SMP\n${at(0)}RIP: 0010:shop_write+0x4c/0x180 [shopfs]\n${code}${registers}${at(9)}CR2: 0000000000000018 CR3: 0000000104f1e000\n${at(9)}Call Trace:\n${unsure}${at(9)} shop_commit+0x91/0xe0 [shopfs]\n`;

	it('shows where it was and what was not there; registers and unreliable frames leave', () => {
		expect(visibleOf(oops)).toContain(
			`[shopfs]\n  … 9 lines of registers and memory\n${at(9)}CR2: 0000000000000018 CR3: 0000000104f1e000\n${at(9)}Call Trace:\n  … 9 library lines\n${at(9)} shop_commit+0x91/0xe0 [shopfs]\n`,
		);
	});

	it('shows no list of its modules', () => {
		const modules = `${at(3)}Modules linked in: shopfs(OE) ${'snd_hda_codec '.repeat(30)}\n`;
		expect(reducing(reduceStackTrace, oops + modules).content('loaded modules')).toBe(modules);
	});

	it('tells traces apart whose frames differ in an offset alone', () => {
		const trace = (i: number) =>
			`${at(i)}Call Trace:\n${many(4, (k) => `${at(k)} shop_f${k}+0x${i}c/0x60 [shopfs]`)}\n`;
		expect(visibleOf(trace(1) + trace(2))).toBe(trace(1) + trace(2));
	});
});

describe('Valgrind', () => {
	const error = (line: number, address: number) =>
		`==7== Invalid read of size 4\n==7==    at 0x10${address}: use (cart.c:${line})\n==7==    by 0x10934F: main (cart.c:9)\n==7==  Address 0x4a${address} is 0 bytes inside a block of size 24 free'd\n==7==    at 0x48417B: free (in /usr/libexec/valgrind/vgpreload_memcheck-amd64-linux.so)\n==7==    by 0x109236: drop (cart.c:7)\n==7== \n`;

	it('counts an error that repeats, whatever the addresses', () => {
		const visible = visibleOf(many(6, (i) => error(8, 1000 + i).trimEnd()));
		expect(visible).toMatch(/^==7== Invalid read of size 4 ×6\n/);
	});

	it('shows an error at another line, and the block that it is about', () => {
		const visible = visibleOf(error(8, 1000) + error(9, 1000) + error(10, 1000));
		for (const line of [8, 9, 10]) expect(visible).toContain(`use (cart.c:${line})`);
		expect(visible.match(/0 bytes inside a block of size 24 free'd\n {2}… 1 library line\n/g)).toHaveLength(3);
	});

	it('says what it does, but for warnings', () => {
		const verbose = many(9, (i) => `--7-- Reading syms from /home/ann/shop/lib${i}.so`);
		const warning = '--7-- WARNING: unhandled amd64-linux syscall: 334\n';
		const visible = visibleOf(`${error(8, 1000)}${verbose}${warning}`);
		expect(visible).toContain(`  … 9 lines of the tool's own messages\n${warning}`);
	});

	it('keeps the parts of a report on a race together', () => {
		const race = (kind: string) =>
			`==7== Possible data race during ${kind} of size 4 at 0x10C060 by thread #3\n==7==    at 0x109192: bump (race.c:4)\n==7== \n==7== This conflicts with a previous write of size 4 by thread #2\n==7==    at 0x109192: bump (race.c:4)\n==7== \n`;
		expect(visibleOf(race('read') + race('write')).match(/This conflicts with/g)).toHaveLength(2);
	});
});

describe('gdb', () => {
	const wait = '__futex_abstimed_wait (expected=0, futex_word=0x5555) at ./nptl/futex-internal.c:57';
	const worker = (i: number, call: string) =>
		`Thread ${i} (Thread 0x7ffff${i}c0 (LWP 26${i}) "pool"):\n#0  ${wait}\n#1  ${call}\n#2  0x0000555555555${i} in work (id=${i}) at pool.c:9\n\n`;

	it('groups threads that wait for work, whatever they were called with', () => {
		const idle = 'pthread_cond_wait (cond=0x5555, mutex=0x5556) at ./nptl/pthread_cond_wait.c:618';
		expect(visibleOf(many(7, (i) => `${worker(i, idle).trimEnd()}\n`))).toMatch(/ "pool"\): ×7\n/);
	});

	it('shows each thread that waits for a lock', () => {
		const locks = (i: number) => worker(i, `pthread_mutex_lock (mutex=0x${i}) at ./nptl/pthread_mutex_lock.c:93`);
		const visible = visibleOf(many(7, (i) => `${locks(i).trimEnd()}\n`));
		for (let i = 0; i < 7; i++) expect(visible).toContain(`in work (id=${i}) at pool.c:9`);
	});

	it("shows the variables of the user's frames, not those of libraries", () => {
		const variables = many(9, (i) => `        _a${i} = <optimized out>`);
		const own = '        cart = {id = 7, name = 0x5555 "pear"}\n';
		const text = `Program received signal SIGSEGV\n#0  ${wait}\n${variables}#1  0x0000555555555 in work (id=3) at pool.c:9\n${own}#2  main () at pool.c:20\nNo locals.\n`;
		expect(visibleOf(text)).toContain(
			`#0  ${wait}\n  … 9 library lines\n#1  0x0000555555555 in work (id=3) at pool.c:9\n${own}#2  main () at pool.c:20\nNo locals.\n`,
		);
	});

	it('shows the register that tells where the program was', () => {
		const register = (i: number) => `r${i}             0x0                 0`;
		const text = `${many(8, register)}rip            0x5555555552b9      0x5555555552b9 <depth+74>\n${many(8, register)}`;
		expect(visibleOf(text)).toMatch(
			/^ {2}… 8 lines of registers and memory\nrip .* <depth\+74>\n {2}… 8 lines of registers and memory\n/,
		);
	});
});
